// The library says what REST says, and what it refuses is a value.
import { expect, it } from "vitest";
import { finish, USD } from "#engine";
import { answerSolve, answerTable, readSolve, readTable } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { calculating, solving, tabling } from "./calculator.ts";
import { calculateNamed, type Shelf } from "./library.ts";

const site = { url: "https://sums.example", name: "Sums", currency: USD, builtAt: "2026-11-20T12:00:00.000Z" };
const now = new Date("2026-11-20T12:00:00Z");
const tip = await catalogue().find("tip");
if (!tip) throw new Error("the tip calculator is gone");
const shelf: Shelf = {
  site,
  entries: { tip: async () => ({ entry: tip }) },
  list: async () => ({ default: [] }),
  formerNames: { tip: { gratuity: { since: "2026-11-22", granted: { tip_rate: "25" } } } },
};
const named = calculateNamed(shelf);

it("makes the table and the solution that REST makes", () => {
  const asked = { inputs: { bill: 80 }, vary: { people: [1, 2, 0] } };
  const request = readTable(tip.calculator, asked);
  if ("code" in request) throw new Error(request.message);
  expect(tabling(tip, site)(asked, { now })).toEqual(finish(answerTable(tip, request, site, now)));
  const wish = { inputs: { tip_rate: 20 }, want: { total: 96 }, by: "bill" };
  const sought = readSolve(tip.calculator, wish, site);
  if ("code" in sought) throw new Error(sought.message);
  expect(solving(tip, site)(wish, { now })).toEqual(finish(answerSolve(tip, sought, site, now)));
});

it("answers under a former name with what that name takes for granted", async () => {
  expect(await named("gratuity", { bill: 80 })).toMatchObject({ tool_slug: "tip", values: { tip: "20" } });
});

it("writes figures as a region and a currency do", async () => {
  const answer = await named("tip", { bill: 80 }, { region: "de-DE", currency: "chf" });
  expect(answer).toMatchObject({ result: { tip: "14,40\u00a0CHF" }, values: { tip: "14.4" } });
});

it("takes what is undefined as not sent", () => {
  expect(calculating(tip, site)({ bill: 80, people: undefined })).toMatchObject({ values: { share: "94.4" } });
});

it.each([
  ["tpi", {}, {}, "TOOL_NOT_FOUND"],
  ["__proto__", {}, {}, "TOOL_NOT_FOUND"],
  ["tip", null, {}, "INVALID_INPUT"],
  ["tip", [1], {}, "INVALID_INPUT"],
  ["tip", { bill: 10n }, {}, "INVALID_INPUT"],
  ["tip", { bill: Symbol("80") }, {}, "INVALID_INPUT"],
  ["tip", { bill: () => 80 }, {}, "INVALID_INPUT"],
  ["tip", {}, {}, "MISSING_INPUT"],
  ["tip", { bill: 80, bil: 1 }, {}, "UNKNOWN_FIELD"],
  ["tip", { bill: 80 }, { region: "xx" }, "BAD_REQUEST"],
  ["tip", { bill: 80 }, { currency: "XXQ" }, "BAD_REQUEST"],
])("%s with %o and %o is refused: %s", async (name, sent, options, code) => {
  expect(await named(name, sent, options)).toMatchObject({ error: { code, message: expect.any(String) } });
});
