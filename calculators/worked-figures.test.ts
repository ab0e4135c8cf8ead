// Each fact is compared with figures that its own authority worked out. Those with fewer than three are listed here by name.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { isRefusal, parseInputs, vectorsIn } from "#engine";
import { FACTS } from "#facts/all";
import { GOV_UK, PRINTED, SPANISH } from "#facts/holidays/published.fixture";
import { DRIVING_LIMITS } from "#facts/limits/driving-alcohol";
import { bandsOf } from "#facts/tax/bands";
import { STATE_NAMES } from "#facts/tax/state-names";
import { unitedStatesStateIncomeTax } from "#facts/tax/united-states-states";

const LEAST = 3;

/** Years that `lib/facts/holidays/holidays.test.ts` compares day by day with the authority's list: each is a figure of its own. */
const YEARS_COMPARED: Readonly<Record<string, number>> = {
  "UK bank holidays": new Set(GOV_UK.map(([, year]) => year)).size,
  "US federal holidays": yearsPrinted("us"),
  "Japanese public holidays": yearsPrinted("japan"),
  "Indian gazetted holidays": yearsPrinted("india"),
  "Irish public holidays": yearsPrinted("ireland"),
  // One more year of France is printed by a union, which is no authority.
  "French public holidays": yearsPrinted("france") - 1,
  "Spanish national holidays": SPANISH.length,
};

/** Of Australia, only New South Wales is compared; of India, only two years are known. MACRS, the homes' averages and time zones have tests
 * beside them. A limit for drivers is a figure in itself: its law works nothing out.
 * GOV.UK's figures come from its own calculators' tests, HMRC's and the ECB's rates from copies of their tables. */
const FEWER = [
  "Canada tax-exempt automobile allowance",
  "ECB reference rates, averages of months",
  "ECB reference rates, averages of years",
  "HMRC average exchange rates for calendar years",
  "HMRC average exchange rates for years to 31 March",
  "Scottish Land and Buildings Transaction Tax on homes",
  "UK Stamp Duty Land Tax on homes",
  "Welsh Land Transaction Tax on homes",
  "US required minimum distributions, life expectancy tables",
  "UK Capital Gains Tax",
  "UK Class 4 National Insurance",
  "UK Inheritance Tax",
  "US federal estate tax",
  "US tax rates on capital gains",
  "UK limits on a week's pay for redundancy",
  "UK mileage allowance",
  "UK statutory holiday",
  "UK student loan thresholds and rates",
  "US FHA loan limits for a one-family home",
  "US FHA mortgage insurance premiums",
  "US federal student loan repayment plans",
  "US poverty guidelines",
  "US standard mileage rates",
  "US VA funding fee on home loans",
  "Swiss VAT rates",
  "US average property tax rate",
  "US average homeowners insurance premium",
  "US mortgage insurance rate in the government's sample Closing Disclosure",
  "Canadian pension and insurance contributions",
  "German social insurance contributions",
  "Canadian provincial and territorial income tax",
  "Dutch income tax and national insurance (box 1)",
  "French employees' social contributions, CSG and CRDS",
  "French income tax",
  "Indian income tax",
  "Irish income tax, Universal Social Charge and PRSI",
  "New Zealand income tax and earners' levy",
  "Canadian federal holidays",
  "Australian public holidays (New South Wales, Queensland)",
  "German public holidays",
  "Italian public holidays",
  "Dutch public holidays",
  "Indian gazetted holidays",
  "US MACRS percentages, half-year convention",
  "Time zones of the world",
  "CDC 2000 growth charts, weight and stature for age",
  "WHO growth standards and reference",
  ...Object.values(DRIVING_LIMITS).map(({ what }) => what),
];
const FEWER_STATES = "AR AZ GA ID IL IN LA MA MI MN NC NE OH PA SC";

const AUTHORITIES: readonly (readonly [fact: RegExp, title: RegExp])[] = [
  [/CPI-U/, /Bureau of Labor Statistics/],
  [/^UK .*Prices/, /Office for National Statistics/],
  [/^Canadian Consumer/, /Statistics Canada/],
  [/^Euro area/, /Eurostat/],
  [/^Australian Consumer/, /Australian Bureau of Statistics|Reserve Bank of Australia/],
  [/^US federal income tax|^US 401|^US MACRS/, /^(US )?(IRS|Internal Revenue Service)/],
  [/Publication 15-T/, /Publication 15-T/],
  [/^US state sales/, /New Jersey Division of Taxation|Texas Comptroller/],
  [/^US Social Security/, /Social Security Administration|excess Social Security tax/],
  [/^UK income tax/, /Scottish Parliament|HM Revenue|GOV\.UK/],
  [/^UK VAT/, /HM Revenue/],
  [/European Union/, /Finnish Tax Administration|Irish Revenue|Finanzämter Baden-Württemberg/],
  [/^Norwegian VAT/, /Norwegian Customs/],
  [/^Canadian federal/, /Canada Revenue Agency/],
  [/^Canadian sales/, /Canada Revenue Agency|Revenu Québec/],
  [/^Australian (income tax|GST)/, /Australian Taxation Office/],
  [/^New Zealand GST/, /Inland Revenue New Zealand/],
  [/^German income tax/, /Bundesministerium der Finanzen/],
  [/^CIAAW/, /^CIAAW/],
  [/^CDC/, /Centers for Disease Control/],
];

const STATE = "US state income tax: ";
const states = unitedStatesStateIncomeTax.periods.flatMap(({ value }) =>
  Object.entries(value).filter(([, law]) => law && bandsOf(law).some(([, percent]) => percent > 0)),
);

it("each fact has three figures of its own authority, but for these", async () => {
  const counts = new Map(
    [...FACTS.map(({ what }) => what), ...states.map(([state]) => STATE + state)].map((n) => [
      n,
      YEARS_COMPARED[n] ?? 0,
    ]),
  );
  for (const name of (await Promise.all(Object.keys(calculators).map(factsProvenBy))).flat()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const fewer = [...counts].filter(([, count]) => count < LEAST).map(([name]) => name);
  expect(fewer.toSorted()).toEqual([...FEWER, ...FEWER_STATES.split(" ").map((state) => STATE + state)].toSorted());
});

/** The name of a fact, once for each vector in which its authority speaks. */
async function factsProvenBy(slug: string): Promise<readonly string[]> {
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator?.facts) return [];
  const vectors = vectorsIn((await contents[slug]?.())?.default.vectors ?? []);
  return vectors
    .filter(({ by }) => by !== "hand")
    .flatMap(({ inputs, source }) => {
      const read = parseInputs(calculator, inputs);
      const used = isRefusal(read) ? [] : (calculator.facts?.(read.inputs) ?? []);
      return used.flatMap(({ what }) => nameIf(what, source.title, String(inputs.state)));
    });
}

function yearsPrinted(country: (typeof PRINTED)[number]["country"]): number {
  return PRINTED.filter((printed) => printed.country === country).length;
}

function nameIf(what: string, title: string, state: string): readonly string[] {
  const name = Object.entries(STATE_NAMES).find(([letters]) => letters === state)?.[1];
  if (what === unitedStatesStateIncomeTax.what) return name && title.includes(name) ? [what, STATE + state] : [];
  return AUTHORITIES.some(([fact, authority]) => fact.test(what) && authority.test(title)) ? [what] : [];
}
