// The programs in public/examples, run as a reader would run them: each prints what the developers' page says it prints.
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { repository } from "./service.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

const run = promisify(execFile);
const folder = join(repository, "public", "examples");
const has = (command: string) => spawnSync(command, ["--version"]).status === 0;

async function shown(page: Page, program: string) {
  await page.goto("/developers");
  return page.locator(`[data-program="${program}"] .out code`).textContent();
}

const PROGRAMS = [
  ["answer.py", "python3"],
  ["agent.mjs", process.execPath],
  ["function-tools.mjs", process.execPath],
] as const;

for (const [program, command] of sampleOf(PROGRAMS, 3)) {
  test(`${program} prints what the page shows`, async ({ page, baseURL }) => {
    test.skip(!has(command), `${command} is not on this machine: ${program} was not run`);
    const { stdout } = await run(command, [join(folder, program), baseURL ?? ""]);
    expect(stdout.trim()).toBe(await shown(page, program));
  });
}

test(
  "answer.ts prints what the page shows, with types that the service's own document gives",
  CI_ONLY,
  async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const out = await mkdtemp(join(tmpdir(), "types-"));
    const types = join(out, "openapi.d.ts");
    const tools = join(repository, ".ci", "tools.mjs");
    await run(process.execPath, [tools, "openapi-typescript", `${baseURL}/api/openapi.json`, "--output", types]);
    expect(await readFile(types, "utf8")).toBe(await readFile(join(folder, "openapi.d.ts"), "utf8"));
    const options = ["--ignoreConfig", "--strict", "--module", "esnext", "--target", "es2023", "--types", "node"];
    const roots = ["--typeRoots", join(repository, "node_modules", "@types"), "--outDir", out];
    await run(process.execPath, [
      join(repository, "node_modules", "typescript", "bin", "tsc"),
      ...options,
      ...roots,
      join(folder, "answer.ts"),
    ]);
    const { stdout } = await run(process.execPath, [join(out, "answer.js"), baseURL ?? ""]);
    expect(stdout.trim()).toBe(await shown(page, "answer.ts"));
  },
);

test("answer.sh prints the answer that the page shows", async ({ page, baseURL }) => {
  test.skip(!has("curl"), "curl is not on this machine: answer.sh was not run");
  await page.goto("/developers");
  const { stdout } = await run("sh", [join(folder, "answer.sh"), baseURL ?? ""]);
  const text = await page.locator("#rest .out code").textContent();
  const timeless = (answer: string) => ({ ...JSON.parse(answer), calculation_timestamp: "" });
  expect(timeless(stdout)).toEqual(timeless(text ?? ""));
});

const SCRIPTS = [
  ["table.sh", "A table"],
  ["solve.sh", "Solving backwards"],
] as const;

for (const [program, place] of sampleOf(SCRIPTS, 2)) {
  test(`${program} is answered as the page shows`, async ({ page, baseURL }) => {
    test.skip(!has("curl"), `curl is not on this machine: ${program} was not run`);
    await page.goto("/developers");
    const { stdout } = await run("sh", [join(folder, program), baseURL ?? ""]);
    const shown = page.locator(`#beyond figure:has(figcaption:has-text("${place}")) + figure code`);
    const text = (await shown.textContent()) ?? "";
    expect(stdout.replaceAll("\r\n", "\n")).toContain(text.replaceAll("\r\n", "\n"));
  });
}
