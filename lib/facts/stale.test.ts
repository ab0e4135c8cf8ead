import { describe, expect, it } from "vitest";
import { FACT_KINDS, FACTS, LISTED_FACTS } from "./all.ts";
import { DUE, dueOf } from "./calendar.ts";
import { dated } from "./dated.ts";
import { flawsOf } from "./flaws.ts";
import { staleFacts } from "./stale.ts";

const source = { title: "The Gazette", url: "https://example.org/gazette", read: "2026-11-22" };
const untilNewYear = dated({ what: "A", source, values: [{ from: "2026-01-01", to: "2026-12-31", value: 1 }] });
const law = dated({
  ...untilNewYear,
  source,
  values: [{ from: "2000-01-01", to: "2050-12-31", value: 1 }],
  review: "2026-12-30",
});

it("no fact has a flaw, and no two have the same name", () => {
  expect(FACTS.flatMap(flawsOf)).toEqual([]);
  expect(new Set(FACTS.map(({ what }) => what)).size).toBe(FACTS.length);
});

describe("A fact is stale once it ends within so many days", () => {
  it.each([
    ["2026-11-14", 45, []],
    ["2026-11-15", 45, [law]],
    ["2026-11-16", 45, [law, untilNewYear]],
    ["2026-12-30", 0, [law]],
    ["2027-01-01", 0, [law, untilNewYear]],
  ])("on %s, within %i days", (on, within, stale) => {
    expect(staleFacts([untilNewYear, law], on, within)).toEqual(stale);
  });
});

it("every fact says when and where its next figures come out", () => {
  const without = FACT_KINDS.flatMap(({ name, facts }) => facts.filter(({ id }) => !dueOf(id, name)));
  expect(without.map(({ id }) => id)).toEqual([]);
  const ids = LISTED_FACTS.map(({ id }) => id);
  expect(Object.keys(DUE).filter((id) => !ids.includes(id))).toEqual([]);
});
