// Every zone as our compiler has it, against IANA's own zdump, from 1970 to 2037. TZDIR names another folder of zones.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changesOf } from "./compile.ts";
import { zonesIn } from "./zone-source.ts";

const HOME = process.env.TZDIR ?? "/usr/share/zoneinfo";
const SOURCE = join(HOME, "tzdata.zi");
const LACKS = [
  spawnSync("zdump", ["--version"]).error && "zdump",
  !existsSync(SOURCE) && `${SOURCE} (the package tzdata)`,
].filter(Boolean);
const TITLE = LACKS.length ? `is compared where there is ${LACKS.join(" and ")}` : "is compared with zdump";

it.skipIf(LACKS.length > 0)(`Every zone ${TITLE}`, { timeout: 60_000 }, () => {
  const source = zonesIn(readFileSync(SOURCE, "utf8"));
  if (!source) throw new TypeError(`${SOURCE} is not whole`);
  const names = [...source.zones.keys()];
  const dumped = zdump(names);
  const wrong = names.filter((name) => {
    const ours = changesOf(source.zones.get(name) ?? [], source)
      .slice(1)
      .map(({ at, offset, name: short }) => `${at} ${offset} ${short}`);
    return ours.join("; ") !== (dumped.get(name) ?? []).join("; ");
  });
  expect(names.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

/** zdump prints the second before each change and the change itself. */
function zdump(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const text = execFileSync("zdump", ["-v", "-c", "1970,2038", ...names.map((name) => join(HOME, name))], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const found = new Map<string, string[]>();
  let before: readonly string[] = [];
  for (const line of text.split("\n")) {
    const [, path = "", utc = "", short = "", offset = ""] =
      /^(\S+) +\w+ (.+) UTC? = .+ (\S+) isdst=\d gmtoff=(-?\d+)$/.exec(line) ?? [];
    const at = Date.parse(`${utc} UTC`) / 1000;
    const state = `${offset} ${short}`;
    const name = path.slice(HOME.length + 1);
    if (at > 0 && name === before[0] && state !== before[1])
      found.set(name, [...(found.get(name) ?? []), `${at} ${state}`]);
    before = [name, state];
  }
  return found;
}
