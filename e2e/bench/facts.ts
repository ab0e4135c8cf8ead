// What `npm run facts` does: `-- update us-cpi` reads what the office publishes, `-- update us-cpi FILE` what was downloaded by
// hand, `-- update` every series. A file that leaves any doubt changes nothing. `-- compare` holds the figures of laws against other sources,
// and `-- new-year us-payroll-tax 2027` begins the next year of one.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inWords } from "#facts/dated";
import { LAWS } from "#facts/law/schema";
import { readPublished } from "#facts/series/formats";
import { type Merged, merged } from "#facts/series/merge";
import { PUBLICATIONS, type Publication } from "#facts/series/publications";
import { csvOf, laterMonth, moduleOf, rowsIn } from "#facts/series/rows";
import * as heldZones from "#facts/zones/tzdata";
import { updated } from "#facts/zones/update";
import { compareLaws } from "./compare-laws.ts";
import { download } from "./download.ts";
import { newYear } from "./new-year.ts";

const FACTS = join(import.meta.dirname, "..", "..", "lib", "facts");
const HOME = join(FACTS, "series");
const ZONES = "tzdata";
const ZONES_AT = "https://data.iana.org/time-zones/tzdb/tzdata.zi";
const USAGE = [
  `npm run facts -- update [${[...Object.keys(PUBLICATIONS), ZONES].join("|")}] [FILE]`,
  "npm run facts -- compare",
  `npm run facts -- new-year [${Object.keys(LAWS).join("|")}] YEAR`,
].join("\n");

export default async function facts(command?: string, id?: string, file?: string): Promise<string> {
  if (command === "compare") return failing(compareLaws());
  if (command === "new-year" && id && file) return failing(newYear(id, file));
  const chosen =
    id === undefined ? Object.entries(PUBLICATIONS) : Object.entries(PUBLICATIONS).filter(([one]) => one === id);
  const isOfZones = id === undefined || id === ZONES;
  if (command !== "update" || (chosen.length === 0 && !isOfZones)) return USAGE;
  const today = new Date().toISOString().slice(0, 10);
  const said: string[] = [];
  for (const [one, publication] of chosen) said.push(`${one}: ${await update(one, publication, { today, file })}`);
  if (isOfZones) said.push(`${ZONES}: ${await updateZones({ today, file })}`);
  return said.join("\n");
}

/** `file` is a tzdata.zi, as IANA and Debian's package tzdata have it. */
async function updateZones({ today, file }: Given): Promise<string> {
  const got = file === undefined ? await download(ZONES_AT) : { text: readFileSync(file, "utf8") };
  const result = "refused" in got ? got : updated(got.text, heldZones, today);
  if ("refused" in result) return unchanged(result.refused);
  if (result.module) write(join(FACTS, "zones", "tzdata.ts"), result.module);
  return result.said;
}

type Given = { readonly today: string; readonly file?: string | undefined; readonly home?: string };

export async function update(
  id: string,
  publication: Publication,
  { today, file, home = HOME }: Given,
): Promise<string> {
  const got = file === undefined ? await download(publication.url) : { text: readFileSync(file, "utf8") };
  if ("refused" in got) return unchanged(got.refused);
  const published = readPublished(got.text, publication.wanted);
  if ("refused" in published) return unchanged(published.refused);
  const path = join(home, `${id}.csv`);
  const result = merged(rowsIn(readFileSync(path, "utf8")), published, publication, today);
  if ("refused" in result) return unchanged(result.refused);
  if (result.added.length > 0) {
    write(path, csvOf(result.rows));
    write(join(home, `${id}.ts`), moduleOf(result.rows, publication));
  }
  return changed(result, publication);
}

function failing({ text, isWrong }: { readonly text: string; readonly isWrong: boolean }): string {
  if (isWrong) process.exitCode = 1;
  return text;
}

function unchanged(reason: string): string {
  process.exitCode = 1;
  return `${reason} Nothing was changed.`;
}

/** Whole or not at all. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function changed({ rows, added, factor }: Merged, { months }: Publication): string {
  const end = `It ends in ${inWords(`${laterMonth(rows.at(-1)?.month ?? "", months - 1)}-01`, "month")}.`;
  if (added.length === 0) return `All figures agree, and there are no newer ones. ${end}`;
  const figures = added.map(({ month, value }) => `${inWords(`${month}-01`, "month")} ${value || "none published"}`);
  const linked = factor ? ` They are on another base; we multiplied them by ${factor.toSignificantDigits(8)}.` : "";
  return `Added ${figures.join(", ")}.${linked} ${end}`;
}
