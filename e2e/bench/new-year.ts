// What `npm run facts -- new-year us-payroll-tax 2027` does: it adds the next period with the figures of the last one, and no source. Until
// someone has read the new figures and named where, the tests refuse the file.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LawFile, nextPeriod } from "#facts/law/next-period";
import { LAWS } from "#facts/law/schema";

const ROOT = join(import.meta.dirname, "..", "..");
type Said = { readonly text: string; readonly isWrong: boolean };

export function newYear(id: string, year: string, home = join(ROOT, "lib", "facts", "law")): Said {
  if (!(id in LAWS)) return { text: `There is no ${id}. There are ${Object.keys(LAWS).join(", ")}.`, isWrong: true };
  const path = join(home, `${id}.json`);
  const file: LawFile = JSON.parse(readFileSync(path, "utf8"));
  const next = nextPeriod(file, year);
  if ("refused" in next) return { text: `${next.refused} Nothing was changed.`, isWrong: true };
  writeFileSync(path, formatted(JSON.stringify({ ...file, periods: [...file.periods, next] })));
  const text = [
    `${path} now has ${next.from} to ${next.to}, with the figures of the year before.`,
    "Read each one in the new publication, change it, and fill in the source: title, url and the day you read it.",
    "The tests refuse the file until then. Afterwards: npm run unit -- lib/facts calculators, and npm run facts -- compare.",
  ].join("\n");
  return { text, isWrong: false };
}

const BIOME = ["biome", "format", "--stdin-file-path=law.json"];
const formatted = (json: string): string => execFileSync("npx", BIOME, { cwd: ROOT, input: json, encoding: "utf8" });
