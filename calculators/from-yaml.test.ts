import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fromYaml } from "./from-yaml.mjs";

const GOOD = `name: Dues calculator
summary: What a member pays in a year.
inputs:
  monthly: { kind: money, label: Dues a month, min: 0, max: 1000, example: 12 }
  months: { kind: count, label: Months, min: 1, max: 12, default: 12 }
outputs:
  dues: { kind: money, label: Dues }
primary: dues
by: { dues: monthly × months }
sentence: "{monthly} a month makes {dues}, \`all\` in $ and \\\\."
purpose: Calculates the dues of a year.
example: { story: Ada joins., inputs: { monthly: 12 } }
changes: [{ version: 1.0.0, date: "2026-11-27" }]
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yaml-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, "dues.yaml");
  writeFileSync(file, text);
  return fromYaml(file);
}

it("a file becomes a definition and its words", () => {
  const { definition, content } = read(GOOD);
  expect(definition).toContain('monthly: money("Dues a month", {"min":0,"max":1000,"example":12}),');
  expect(definition).toContain('by: {"dues":"monthly × months"}');
  const sentence = `({ monthly }, { dues }) => \`\${monthly} a month makes \${dues}, \\\`all\\\` in \\$ and \\\\.\``;
  expect(definition).toContain(`sentence: ${sentence}`);
  expect(content).toContain('"methodology":[]');
  expect(definition).toContain('status: "published"');
  expect(read(`status: draft\n${GOOD}`).definition).toContain('status: "draft"');
});

it.each([
  ["a key that is none", GOOD.replace("summary:", "sumary:"), /dues\.yaml:1:1 .*summary.*\n.*sumary/s],
  ["a kind that is none", GOOD.replace("kind: count", "kind: days"), /dues\.yaml:5:19 inputs\.months\.kind /],
  [
    "an input without a start",
    GOOD.replace(", example: 12", ""),
    /dues\.yaml:4:12 inputs\.monthly must have either an example or a default/,
  ],
  [
    "an output without an equation",
    GOOD.replace("by: { dues:", "by: { due:"),
    /outputs\.dues has no equation in by\n.*by\.due is no output/s,
  ],
  [
    "a slot that is none",
    GOOD.replace("{dues}, ", "{due}, "),
    /dues\.yaml:10:11 sentence names \{due\}, which is no input and no output/,
  ],
  ["YAML that is none", GOOD.replace("}", ""), /dues\.yaml:\d+:\d+ /],
])("%s is said with line and column", (_, text, complaint) => {
  expect(() => read(text)).toThrow(complaint);
});
