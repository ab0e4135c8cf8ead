// A newer tzdata.zi, and files that leave a doubt.
import { expect, it } from "vitest";
import { updated } from "./update.ts";

const file = (version: string, ...zones: readonly string[]) =>
  [`# version ${version}`, "R E 1981 ma - Mar lastSu 1u 1 S", "R E 1996 ma - O lastSu 1u 0 -", ...zones, ""].join("\n");
const ROME = "Z Europe/Rome 1 E CE%sT";
const HELD = { version: "2026a", lines: "\nEurope/Rome|60CET|00" };

it("writes a module and names the zones that changed", () => {
  const found = updated(file("2026b", ROME, "Z Asia/Tokyo 9 - JST"), HELD, "2026-11-27");
  if ("refused" in found) throw new TypeError(found.refused);
  expect(found.said).toBe("2026b. Changed: Asia/Tokyo, Europe/Rome.");
  expect(found.module).toContain(
    'export const version = "2026b";\nexport const read = "2026-11-27";\nexport const review = "2027-05-28";',
  );
  expect(found.module).toContain("Asia/Tokyo|540JST|00");
});

it("writes nothing where all is the same", () => {
  const same = file("2026a", "Z Europe/Rome 1 - CET");
  expect(updated(same, HELD, "2026-11-27")).toEqual({ said: "2026a. No zone changed." });
});

it.each([
  ["<html>", /not a whole tzdata.zi/],
  [file("2026b", ROME).trimEnd(), /not a whole tzdata.zi/],
  [file("2025c", ROME), /It is 2025c, and we have 2026a/],
  [file("2026b", "Z Asia/Tokyo 9 - JST"), /It lacks Europe\/Rome/],
])("%j is refused", (text, why) => {
  const found = updated(text, HELD, "2026-11-27");
  expect("refused" in found && found.refused).toMatch(why);
});
