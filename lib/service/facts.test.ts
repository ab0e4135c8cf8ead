// Published figures for programs, as lib/doors/routes/facts.ts serves them.
import { describe, expect, it } from "vitest";
import { LISTED_FACTS } from "#facts/all";
import { currentUntil, newestOf } from "#facts/dated";
import { unitedKingdomVat } from "#facts/tax/vat-elsewhere";
import { factList, factOn } from "./facts.ts";

const TODAY = "2026-11-26";
const asked = (id: string, query = "", today = TODAY) => factOn(id, new URLSearchParams(query), today);
const held = (id: string, query: string) => {
  const found = asked(id, query);
  return "code" in found ? found.message : found.value;
};

it("lists every fact once, by an id of its own", () => {
  const { count, facts } = factList();
  expect(count).toBe(LISTED_FACTS.length);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(count);
  for (const { id } of facts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(LISTED_FACTS.map(({ id, fact }) => [id, fact] as const))("%s is plain JSON of a bounded size", (id, fact) => {
  const found = asked(id, `on=${newestOf(fact).to}`);
  const text = JSON.stringify(found);
  const withoutEnds = (_: string, value: unknown) => (value === Number.POSITIVE_INFINITY ? null : value);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(found, withoutEnds)));
  expect(text).not.toContain('"value":{}');
  expect(text.length).toBeLessThan(60_000);
  expect(found).toMatchObject({ id, until: currentUntil(fact) });
});

describe("A fact on a day", () => {
  it.each([
    ["us-cpi", "on=2024-05-01", "314.069"],
    ["us-cpi", "on=1913-01-31", "9.8"],
    ["us-home-insurance", "on=2022-07-01", 1569],
    ["norway-vat", "on=2026-07-01", { standard: 25, reduced: [15, 12, 11.11] }],
  ])("%s %s", (id, query, value) => {
    const found = held(id, query);
    expect(typeof value === "string" ? Number(found) : found).toEqual(
      typeof value === "string" ? Number(value) : value,
    );
  });

  it("names its month, its quarter or its year, and what follows", () => {
    expect(asked("us-cpi", "on=2024-02-10")).toMatchObject({ from: "2024-02-01", to: "2024-02-29" });
    expect(asked("australia-cpi", "on=2023-08-15")).toMatchObject({ from: "2023-07-01", to: "2023-09-30" });
    expect(asked("germany-holidays", "on=2026-08-15")).toMatchObject({ from: "2026-01-01", to: "2026-12-31" });
    expect(asked("us-federal-income-tax", "on=2025-08-15")).toMatchObject({ next_change: "2026-01-01" });
    expect(asked("uk-vat", `on=${newestOf(unitedKingdomVat).to}`)).not.toHaveProperty("next_change");
  });

  it("is today's where no day is asked for, or else the newest", () => {
    expect(asked("us-federal-income-tax", "", "2025-12-31")).toMatchObject({ from: "2025-01-01" });
    const newest = LISTED_FACTS.find(({ id }) => id === "us-cpi")?.fact;
    expect(asked("us-cpi", "", "2100-01-01")).toMatchObject({ to: newest && newestOf(newest).to });
  });

  it("has holidays by date, in each region where the law differs", () => {
    const value = JSON.stringify(held("germany-holidays", "on=2026-01-01"));
    expect(value).toContain('{"name":"German Unity Day","date":"2026-10-03","observed":"2026-10-03"}');
    expect(value).toContain('"BY":[');
  });
});

it.each([
  ["us-cpi", "on=yesterday", "INVALID_INPUT", "on must be a date written like 2024-05-01."],
  ["us-cpi", "on=2024-02-30", "INVALID_INPUT", "on must be a date written like 2024-05-01."],
  ["us-cpi", "on=", "INVALID_INPUT", "on must be a date written like 2024-05-01."],
  ["us-cpi", "on=2024-05-01&on=2024-06-01", "INVALID_INPUT", "on is given more than once."],
  ["us-cpi", "day=2024-05-01", "UNKNOWN_FIELD", "Only on can be sent here, such as ?on=2024-05-01."],
  ["us-cpi", "on=1912-12-31", "NOT_FOUND", /^US Consumer Price Index \(CPI-U\): We have figures for January 1913 to /],
  ["us-cpi", "on=2025-10-15", "NOT_FOUND", /No figure was published for October 2025\.$/],
  ["us-cpy", "", "NOT_FOUND", "There is no such fact. GET /api/facts lists all of them."],
  ["__proto__", "", "NOT_FOUND", "There is no such fact. GET /api/facts lists all of them."],
])("%s?%s is refused", (id, query, code, message) => {
  expect(asked(id, query)).toMatchObject({
    code,
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
});
