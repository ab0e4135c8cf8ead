// The package as a developer gets it: packed, in an empty folder, with decimal.js beside it and nothing else.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { isRefusal } from "#engine";
import { calculation, proofData } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";
import { makePackage } from "./package.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const NOW = new Date("2026-11-20T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "package-"));
const installed = join(folder, "node_modules", "ready-reckoner");
const entries = await catalogue().all();

beforeAll(async () => {
  const made = await makePackage(ROOT);
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", made, "--json", "--silent"], { cwd: folder, encoding: "utf8" }),
  );
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", filename, "-C", installed, "--strip-components=1"], { cwd: folder });
  symlinkSync(join(ROOT, "node_modules", "decimal.js"), join(folder, "node_modules", "decimal.js"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
}, 300_000);

const runIn = (command: string, args: readonly string[], input = "") =>
  spawnSync(command, args, { cwd: folder, encoding: "utf8", input });

describe("The packed library", () => {
  const readme = readFileSync(join(ROOT, "docs", "library.md"), "utf8");
  const examples = [...readme.matchAll(/```js\n(.*?)```\s+```text\n(.*?)```/gs)].map(([, code = "", said = ""]) => ({
    code,
    said,
  }));

  it("has six examples in its README", () => expect(examples).toHaveLength(6));

  it.each(examples)("runs the example of its README: $code", ({ code, said }) => {
    writeFileSync(join(folder, "example.js"), code);
    expect(runIn(process.execPath, ["example.js"]).stdout).toBe(said);
  });

  it("needs decimal.js and nothing else", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
    const needed = files.flatMap((file) => {
      const source = readFileSync(join(installed, file), "utf8");
      const names = importsOf(source).filter((name) => !name.startsWith("."));
      return file.startsWith("cli") ? names.filter((name) => !name.startsWith("node:")) : names;
    });
    expect([...new Set(needed)]).toEqual(["decimal.js"]);
  });

  it("has the known figures of /proof.json in a module of their own", async () => {
    const { default: proof } = await import(/* @vite-ignore */ pathToFileURL(join(installed, "proof.js")).href);
    const { generated_at: _, ...data } = proof;
    const open = await catalogue().allOpen();
    const expected = proofData(open, SITE, (text) => createHash("sha256").update(text).digest("hex").slice(0, 12));
    expect(data).toEqual(JSON.parse(JSON.stringify({ ...expected, generated_at: undefined })));
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
    const importing = files.filter((file) => /["'`][^"'`]*proof\.js/.test(readFileSync(join(installed, file), "utf8")));
    expect(importing).toEqual([]);
  });

  it("has types that take the examples and no wrong name", () => {
    const code = examples.map(({ code }, i) => [`example-${i}.ts`, code] as const);
    for (const [file, text] of [...code, ["wrong.ts", WRONG] as const]) writeFileSync(join(folder, file), text);
    const files = [...code.map(([file]) => file), "wrong.ts"];
    const tsc = join(ROOT, "node_modules", ".bin", "tsc");
    const { stdout } = runIn(tsc, ["--noEmit", "--strict", "--module", "nodenext", "--lib", "es2023,dom", ...files]);
    expect(stdout).toBe("");
  });

  it("answers each worked example as REST does, by name and by its own module", async () => {
    const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(installed, path)).href);
    const all = await load("index.js");
    for (const entry of entries) {
      const { slug } = entry.calculator;
      const own = await load(`calculator/${slug}.js`);
      const { inputs } = entry.words.example;
      expect(await all.calculate(slug, inputs, { now: NOW }), slug).toEqual(restOf(entry, inputs));
      expect(own.default(inputs, { now: NOW }), slug).toEqual(restOf(entry, inputs));
    }
  });
});

describe("The packed command", () => {
  const command = join(installed, "cli", "cli.js");

  it("answers each worked example as REST does, from a file", () => {
    const { stdout, stderr, status } = runIn(process.execPath, [command, "--json"], entries.map(lineOf).join("\n"));
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([stderr, status]).toEqual(["", 0]);
    for (const [i, entry] of entries.entries()) {
      const { calculation_timestamp: _, ...answer } = answers[i];
      expect(answer, entry.calculator.slug).toEqual(untimed(restOf(entry, textsOf(entry))));
    }
  });

  it("serves its tools over stdin and stdout", () => {
    const called = { name: "calculator_tip", arguments: { bill: 80 } };
    const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: called });
    const { stdout, stderr, status } = runIn(process.execPath, [command, "mcp"], message);
    expect([stderr, status]).toEqual(["", 0]);
    expect(JSON.parse(stdout).result.structuredContent.result).toMatchObject({ share: "$94.40" });
  });

  it.each([
    [["tip", "--bill", "80"], 0],
    [["tip", "--bill", "-5"], 1],
    [["tpi"], 2],
  ])("%j ends with %i", (args, status) => {
    expect(runIn(process.execPath, [command, ...args]).status).toBe(status);
  });
});

/** What a module imports from outside, by name. */
const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/^import\b[^;]*?["'`]([\w@./:-]+)["'`];|\bimport\(["'`]([^"'`]+)["'`]\)/gm)].map(
    ([, one, other]) => one ?? other ?? "",
  );

const WRONG = `
import mortgage from "ready-reckoner/mortgage";
import { calculate } from "ready-reckoner";
// @ts-expect-error prize
mortgage({ prize: 1, annual_rate: 5 });
// @ts-expect-error annual_rate is required
mortgage({ price: 1 });
// @ts-expect-error no such option
mortgage({ price: 1, annual_rate: 5, compounding: "daily" });
// @ts-expect-error no such calculator
void calculate("morgage", {});
const answer = mortgage({ price: "400000", annual_rate: 5 });
// @ts-expect-error it may be a refusal
answer.values;
if (!("error" in answer)) {
  const paid: string = answer.result.total_paid;
  // @ts-expect-error no such figure
  answer.result.totally_paid;
}
`;

type Sent = Readonly<Record<string, unknown>>;

function restOf(entry: Entry, inputs: Sent) {
  const answer = calculation(entry, inputs, SITE, NOW);
  if (isRefusal(answer)) throw new Error(`the worked example of ${entry.calculator.slug} is refused`);
  return answer;
}

const SITE = {
  url: "http://localhost:3000",
  name: "Ready Reckoner",
  currency: { code: "USD", sign: "$", digits: 2 },
  builtAt: NOW.toISOString(),
};

const untimed = ({ calculation_timestamp: _, ...answer }: ReturnType<typeof restOf>) => answer;

const textsOf = ({ words }: Entry): Sent =>
  Object.fromEntries(Object.entries(words.example.inputs).map(([name, value]) => [name, String(value)]));

const lineOf = (entry: Entry): string =>
  [entry.calculator.slug, ...Object.entries(textsOf(entry)).map(([name, text]) => `--${name} "${text}"`)].join(" ");
