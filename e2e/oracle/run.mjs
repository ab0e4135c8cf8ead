// What `npm run oracle` runs: our answers to made-up inputs, and a program in Python that shares no code with them and
// works every figure out anew. ORACLE_CASES says how many inputs a calculator gets, ORACLE_ONLY=loan,apr which of them do.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createViteServer } from "vitest/node";

const { ORACLE_CASES = "4000", ORACLE_ONLY = "" } = process.env;
const program = join(import.meta.dirname, "check.py");
const slugs = ORACLE_ONLY === "" ? known() : ORACLE_ONLY.split(",");
const oracle = spawn("python3", [program], { stdio: ["pipe", "inherit", "inherit"] });
const ended = once(oracle, "exit");
await answer(slugs, Number(ORACLE_CASES), oracle.stdin);
oracle.stdin.end();
const [status] = await ended;
process.exitCode = status ?? 1;

function known() {
  const { stdout, error } = spawnSync("python3", [program, "--list"], { encoding: "utf8" });
  if (error) throw error;
  const slugs = stdout.trim().split("\n");
  const unknown = published().filter((slug) => !slugs.includes(slug));
  if (unknown.length > 0)
    console.log(`Not in the oracle: ${unknown.join(", ")}. A function for each belongs in e2e/oracle.`);
  return slugs;
}

function published() {
  const folder = join(import.meta.dirname, "..", "..", "calculators");
  const files = readdirSync(folder, { recursive: true }).filter((file) => basename(file) === "tool.json");
  return files.map((file) => basename(dirname(file)));
}

async function answer(slugs, cases, stream) {
  const server = await createViteServer({
    root: join(import.meta.dirname, "..", ".."),
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { default: answersTo } = await server.ssrLoadModule("/e2e/oracle/cases.ts");
    for (const slug of slugs) {
      for await (const line of answersTo(slug, cases)) {
        if (!stream.write(`${line}\n`)) await once(stream, "drain");
      }
    }
  } finally {
    await server.close();
  }
}
