// The Inspector's command line, as a person would use it: it lists the tools in both generations of the protocol, finds
// no fault with their schemas, calls each tool with its worked example, and gets what REST gives.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const ERAS = ["legacy", "modern"];
const AT_ONCE = 2;

/** Complaints in words; none is best. */
export async function inspect(url) {
  const listed = await Promise.all(ERAS.map((era) => list(url, era)));
  const { tools } = await (await fetch(`${url}/api/ai/tools`)).json();
  const complaints = listed.flatMap(({ era, names, complaint }) => {
    if (complaint) return [`Inspector, ${era}: ${complaint}`];
    return names.length === tools.length ? [] : [`Inspector, ${era}: ${names.length} tools of ${tools.length}`];
  });
  const called = await inTurns(tools, ({ slug }) => compare(url, slug));
  console.log(`Inspector: lists ${tools.length} tools in both generations and called each.`);
  return [...complaints, ...called.flat()];
}

async function list(url, era) {
  const { value, complaint } = await ask(url, ["--method", "tools/list", "--strict", "--protocol-era", era]);
  return { era, complaint, names: value?.tools.map(({ name }) => name) ?? [] };
}

async function compare(url, slug) {
  const { example } = await (await fetch(`${url}/api/ai/tools/${slug}`)).json();
  const body = JSON.stringify(example.inputs);
  const rest = await (await fetch(`${url}/api/tools/${slug}/calculate`, { method: "POST", body })).json();
  const name = `calculator_${slug.replaceAll("-", "_")}`;
  const words = ["--method", "tools/call", "--tool-name", name, "--tool-args-json", body];
  const { value, complaint } = await ask(url, words);
  if (complaint) return [`Inspector, ${name}: ${complaint}`];
  return timeless(value.structuredContent) === timeless(rest)
    ? []
    : [`Inspector, ${name}: answers otherwise than REST`];
}

const timeless = (answer) => JSON.stringify({ ...answer, calculation_timestamp: "" });

async function ask(url, words) {
  try {
    const { stdout } = await run("mcp-inspector", ["--cli", `${url}/mcp`, "--transport", "http", ...words], BIG);
    return { value: JSON.parse(stdout) };
  } catch (error) {
    return { complaint: `${error.message} ${error.stderr ?? ""}` };
  }
}

const BIG = { maxBuffer: 64 * 1024 * 1024 };

async function inTurns(values, work) {
  const queue = [...values];
  const done = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done.push(await work(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
