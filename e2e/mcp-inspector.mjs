// The Inspector's command line, as a person would use it: it lists the tools in both generations of the protocol, finds
// no fault with their schemas, calls each tool with its worked example, and gets what REST gives. It finds the forms for chats.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const ERAS = ["legacy", "modern"];
const AT_ONCE = 2;
const FORMS = 3;
/** calculator_solve and calculator_table. */
const COMMON = 2;

/** Complaints in words; none is best. */
export async function inspect(url) {
  const listed = await Promise.all(ERAS.map((era) => list(url, era)));
  const { tools } = await (await fetch(`${url}/api/ai/tools`)).json();
  const complaints = listed.flatMap(({ era, names, complaint }) => {
    if (complaint) return [`Inspector, ${era}: ${complaint}`];
    const expected = tools.length + COMMON;
    return names.length === expected ? [] : [`Inspector, ${era}: ${names.length} tools of ${expected}`];
  });
  const called = await inTurns(tools, ({ slug }) => compare(url, slug));
  console.log(`Inspector: lists ${tools.length} tools in both generations and called each.`);
  const forms = ERAS.flatMap((era) => tools.slice(0, FORMS).map(({ slug }) => ({ era, slug })));
  const shown = await inTurns(forms, (form) => complaintAboutForm(url, form));
  return [...complaints, ...called.flat(), ...shown.flat()];
}

/** Whether a host that has MCP Apps would show the tool's form. */
async function complaintAboutForm(url, { era, slug }) {
  const name = toolName(slug);
  const words = ["--method", "tools/call", "--tool-name", name, "--app-info", "--protocol-era", era];
  const { value, complaint } = await ask(url, words);
  if (complaint) return [`Inspector, ${era}, the form of ${name}: ${complaint}`];
  const isShown = value.hasApp && value.resourceMimeType === "text/html;profile=mcp-app";
  return isShown ? [] : [`Inspector, ${era}: ${name} has no form`];
}

const toolName = (slug) => `calculator_${slug.replaceAll("-", "_")}`;

async function list(url, era) {
  const { value, complaint } = await ask(url, ["--method", "tools/list", "--strict", "--protocol-era", era]);
  return { era, complaint, names: value?.tools.map(({ name }) => name) ?? [] };
}

async function compare(url, slug) {
  const { example } = await (await fetch(`${url}/api/ai/tools/${slug}`)).json();
  const body = JSON.stringify(example.inputs);
  const rest = await (await fetch(`${url}/api/tools/${slug}/calculate`, { method: "POST", body })).json();
  const name = toolName(slug);
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
    const { stdout } = await run(
      "mcp-inspector",
      ["--cli", `${url}/mcp?answers=full`, "--transport", "http", ...words],
      BIG,
    );
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
