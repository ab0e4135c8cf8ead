// One run of the official conformance suite, judged check by check. It expects a server that has everything. What a
// server of tools alone cannot pass stands in conformance-baseline.txt, with the reason. A check that fails and is not
// there is an error, and so is one that is there and does not fail.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const RESULTS = join(import.meta.dirname, ".results", "conformance");
const BASELINE = join(import.meta.dirname, "conformance-baseline.txt");

/** Complaints in words; none is best. */
export async function conform(url, revision) {
  const made = await checks(url, revision);
  const passed = made.filter(({ status }) => status === "SUCCESS").length;
  const wrong = made.filter(({ status }) => status === "FAILURE" || status === "WARNING");
  const excuses = baseline(revision);
  const unexcused = wrong.filter((check) => !excuses.some((excuse) => covers(excuse, check)));
  const unused = excuses.filter((excuse) => !wrong.some((check) => covers(excuse, check)));
  const known = wrong.length - unexcused.length;
  console.log(`${revision}: ${passed} checks pass, ${known} cannot and have their reason, ${unexcused.length} fail.`);
  return [
    ...(passed > 0 ? [] : [`${revision}: not one check passed`]),
    ...unexcused.map(({ scenario, id, said }) => `${revision} ${scenario} ${id}: ${said}`),
    ...unused.map(({ scenario, id }) => `${revision} ${scenario} ${id}: stands in the baseline and does not fail`),
  ];
}

/** Every check that was made, as { scenario, id, status, said }. */
async function checks(url, revision) {
  const folder = join(RESULTS, revision);
  rmSync(folder, { recursive: true, force: true });
  const words = ["server", "--url", `${url}/mcp`, "--requirements", revision, "-o", folder];
  await once(spawn("conformance", words, { stdio: "ignore" }), "close");
  return readdirSync(folder).flatMap((name) => {
    const scenario = name.replace(/^server-|-\d{4}-\d{2}-\d{2}T.*$/g, "");
    const made = JSON.parse(readFileSync(join(folder, name, "checks.json"), "utf8"));
    return made.map(({ id, status, errorMessage }) => ({ scenario, id, status, said: errorMessage }));
  });
}

/** Its lines are `revision scenario check: reason`, with * for every check of an extension that is not offered. */
function baseline(revision) {
  const lines = readFileSync(BASELINE, "utf8").split("\n");
  const read = lines.filter((line) => line !== "" && !line.startsWith("#")).map(readLine);
  return read.filter((excuse) => excuse.revision === revision);
}

function readLine(line) {
  const [, revision, scenario, id] = /^(\S+) (\S+) (\S+): \S/.exec(line) ?? [];
  if (!revision) throw new Error(`This line of the baseline lacks something: ${line}`);
  return { revision, scenario, id };
}

function covers(excuse, { scenario, id }) {
  return excuse.scenario === scenario && (excuse.id === "*" || excuse.id === id);
}
