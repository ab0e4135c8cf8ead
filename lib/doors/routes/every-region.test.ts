// In every region: the same values, inputs and limits in other texts, and the same texts through REST and MCP.
import { describe, expect, it, test } from "vitest";
import { finish, isRefusal, REGION_CODES, REGIONS } from "#engine";
import { mcp, writeTools } from "#lib/mcp";
import { calculation, describeTool, refused, siteAsked } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { type Site, site } from "#lib/site";
import { appParts } from "./app-parts.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const entries = await catalogue().allOpen();

function asked(query: string): Site {
  const found = siteAsked(site(), new URLSearchParams(query));
  if ("complaint" in found) throw new Error(found.complaint);
  return found;
}

const examplesIn = (where: Site) =>
  entries.map((entry) => {
    const answer = calculation(entry, entry.words.example.inputs, where, NOW);
    if (isRefusal(answer)) throw new Error(`${entry.calculator.slug} refuses its example`);
    return answer;
  });
const usual = examplesIn(site());

/** What they divide or round is in the smallest unit of the currency. */
const ROUNDING_MONEY = ["bill-split", "sales-tax", "vat"];

describe.each(REGION_CODES)("In %s, for every worked example,", (region) => {
  const answers = examplesIn(asked(`region=${region}`));

  it("values and inputs are what they are anywhere, but for money that is rounded in a currency without cents", () => {
    const isInCents = asked(`region=${region}`).currency.digits === 2;
    const machine = ({ tool_slug, values, calculation: { inputs } }: (typeof answers)[number]) => ({
      tool_slug,
      values: !isInCents && ROUNDING_MONEY.includes(tool_slug) ? {} : values,
      inputs,
    });
    expect(answers.map(machine)).toEqual(usual.map(machine));
  });

  it("no figure is left in another notation", () => {
    const ofUnit = /1\.73 m²/g; // a body surface that GFR is written for, which is part of a unit's name
    const theirs =
      REGIONS[region]?.decimal === ","
        ? /(?<![\w.,-])\d{1,3}(?:,\d{3})*\.\d{1,2}(?![\w.,])/
        : /(?<![\w.,])\d{1,3}(?:\.\d{3})*,\d{1,2}(?![\w.,])/;
    const left = answers.flatMap(({ tool_slug, result, calculation, primary, tables }) => {
      const cells = Object.values(tables).flatMap(({ rows }) => rows.flat());
      const texts = [...Object.values(result), primary.sentence, ...calculation.steps, ...cells];
      return texts
        .filter((text) => theirs.test(text.replace(ofUnit, "")) || text.includes("¤"))
        .map((text) => `${tool_slug}: ${text}`);
    });
    expect(left).toEqual([]);
  });

  it("MCP says what REST says", async () => {
    const answer = mcp({
      catalogue: catalogue(),
      site: site(),
      tools: (where) => writeTools(catalogue(), where),
      appParts,
      inTurns: async (work) => ({ result: finish(work) }),
    });
    for (const [i, { calculator, words }] of entries.entries()) {
      const name = `calculator_${calculator.slug.replaceAll("-", "_")}`;
      const message = {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: words.example.inputs },
      };
      const request = new Request(`http://localhost/mcp?answers=full&region=${region}`, { method: "POST" });
      const { body } = await answer(request, message);
      const { structuredContent, content } = JSON.parse(body ?? "").result;
      const timeless = { ...structuredContent, calculation_timestamp: NOW.toISOString() };
      expect(timeless).toEqual(answers[i]);
      expect(content[0].text).toContain(answers[i]?.primary.sentence);
    }
  });
});

test("the owner's own region and currency, asked for, change no text", () => {
  const byCountry = entries.flatMap(({ calculator }) => (calculator.currency ? [calculator.slug] : []));
  const texts = (where: Site) =>
    examplesIn(where)
      .filter(({ tool_slug }) => !byCountry.includes(tool_slug))
      .map(({ share_url, ...answer }) => answer);
  expect(texts(asked("region=en-us&currency=usd"))).toEqual(texts(site()));
});

describe("An answer about a country's tax is in its currency, unless another was asked for", () => {
  const primary = (slug: string, inputs: object, where: Site) => {
    const entry = entries.find(({ calculator }) => calculator.slug === slug);
    const answer = entry && calculation(entry, { ...inputs }, where, NOW);
    return answer && "primary" in answer ? [answer.primary.text, answer.primary.unit] : answer;
  };
  test.each([
    ["income-tax", { income: 60000, country: "uk" }, "£45,357.40", "GBP"],
    ["income-tax", { income: 60000, country: "germany" }, "€37,551.00", "EUR"],
    ["income-tax", { income: 80000, country: "canada" }, "CA$65,187.88", "CAD"],
    ["income-tax", { income: 100000, country: "own", bands: "0:10" }, "$10,000.00", "USD"],
    ["vat", { find: "net", price_with: 123, country: "ie" }, "€100.00", "EUR"],
    ["vat", { find: "gross", price_without: 100, country: "se" }, "SEK 125.00", "SEK"],
  ])("%s %j: %s", (slug, inputs, text, unit) => {
    expect(primary(slug, inputs, site())).toEqual([text, unit]);
  });

  test("dollars, pounds or a region that were asked for stay", () => {
    const german = { income: 60000, country: "germany" };
    expect(primary("income-tax", german, asked("currency=usd"))).toEqual(["$37,551.00", "USD"]);
    expect(primary("income-tax", german, asked("currency=gbp"))).toEqual(["£37,551.00", "GBP"]);
    expect(primary("income-tax", german, asked("region=de-CH"))).toEqual(["CHF\u00a037’551.00", "CHF"]);
  });
});

test("an answer in a region says so in the address of its page", () => {
  const entry = entries.find(({ calculator }) => calculator.slug === "tip");
  const answer = entry && calculation(entry, { bill: 80, people: 4 }, asked("region=de-DE&currency=CHF"), NOW);
  expect(answer).toMatchObject({
    result: { share: "23,60\u00a0CHF" },
    values: { share: "23.6" },
    primary: { unit: "CHF" },
    share_url: expect.stringMatching(/#bill=80&.*&region=de-DE&currency=CHF$/),
  });
});

test("what is wrong is said in the region's notation, and how a program sends a number is not", () => {
  const entry = entries.find(({ calculator }) => calculator.slug === "mortgage");
  if (!entry) throw new Error("there is no mortgage");
  const said = (inputs: object) => {
    const outcome = calculation(entry, { ...entry.words.example.inputs, ...inputs }, asked("region=de-DE"), NOW);
    return isRefusal(outcome) ? refused(entry.calculator, outcome).message : "";
  };
  expect(said({ price: 1e12 })).toBe("Home price must be at most 1.000.000.000.");
  expect(said({ price: "viel" })).toBe("Home price must be a number, such as 1.234,50.");
});

test("a description names the currency and works its example in the region", async () => {
  const described = await describeTool(catalogue(), "tip", asked("region=ja-JP"));
  expect(described?.inputs[0]?.unit).toBe("JPY");
  expect(described?.example.result.primary).toMatch(/^¥\d+$/);
});

test.each([
  ["region=de-AT", 'There is no region "de-AT" here. Choose from: en-US, en-GB'],
  ["region=constructor", 'There is no region "constructor" here.'],
  ["currency=EURO", 'There is no currency "EURO" in ISO 4217.'],
  ["region=de-DE&currency=xts", 'There is no currency "XTS" in ISO 4217.'],
])("%s is refused", (query, complaint) => {
  expect(siteAsked(site(), new URLSearchParams(query))).toEqual({ complaint: expect.stringContaining(complaint) });
});
