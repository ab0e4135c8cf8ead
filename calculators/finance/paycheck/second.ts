import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { newJersey } from "#calculators/second/new-jersey";
import { money, percent } from "#calculators/second/print";
import {
  isNegative,
  isZero,
  larger,
  minus,
  nearest,
  over,
  plus,
  type Ratio,
  smaller,
  times,
} from "#calculators/second/ratio";
import { fromTable } from "#calculators/second/tax-table";

const PERIODS: Readonly<Record<string, number>> = {
  daily: 260,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
};

type Tables = Readonly<Record<string, string>>;
/** Publication 15-T: at least, tentative amount, percent; what line 1g takes off; and the wage base of the year. */
type Year = {
  readonly standard: Tables;
  readonly stepTwo: Tables;
  readonly line1g: readonly [one: number, joint: number];
  readonly wageBase: number;
};

const STANDARD: Tables = {
  single_or_separate:
    "0:0:0 7500:0:10 19900:1240:12 57900:5800:22 113200:17966:24 209275:41024:32 263725:58448:35 648100:192979.25:37",
  married_joint:
    "0:0:0 19300:0:10 44100:2480:12 120100:11600:22 230700:35932:24 422850:82048:32 531750:116896:35 788000:206583.50:37",
  head_of_household:
    "0:0:0 15550:0:10 33250:1770:12 83000:7740:22 121250:16155:24 217300:39207:32 271750:56631:35 656150:191171:37",
};
const STEP_TWO: Tables = {
  single_or_separate:
    "0:0:0 8050:0:10 14250:620:12 33250:2900:22 60900:8983:24 108938:20512:32 136163:29224:35 328350:96489.63:37",
  married_joint:
    "0:0:0 16100:0:10 28500:1240:12 66500:5800:22 121800:17966:24 217875:41024:32 272325:58448:35 400450:103291.75:37",
  head_of_household:
    "0:0:0 12075:0:10 20925:885:12 45800:3870:22 64925:8077.50:24 112950:19603.50:32 140175:28315.50:35 332375:95585.50:37",
};
const YEARS: Readonly<Record<string, Year>> = {
  2026: { standard: STANDARD, stepTwo: STEP_TWO, line1g: [8600, 12900], wageBase: 184500 },
};
/** Of all income less what is deducted: MCL 206.51, with an exemption for each person, and 72 P.S. § 7302. */
const FLAT_TAX: Readonly<Record<string, string>> = { MI: "0.0425", PA: "0.0307" };
const NO_TAX = ["none", "AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"];

const paycheck: Opinion = (given) => {
  const state = given.state ?? "";
  const year = YEARS[given.year ?? ""];
  const table = (given.two_jobs === "true" ? year?.stepTwo : year?.standard)?.[given.filing_status ?? ""];
  if (!year || !table || !(NO_TAX.includes(state) || state in FLAT_TAX || state === "NJ")) return NO_OPINION;
  const periods = PERIODS[given.pay_period ?? ""] ?? 1;
  const gross = grossOf(given, periods);
  const [benefits, retirement] = [figure(given, "benefits"), figure(given, "retirement")];
  const taxable = larger(0, minus(minus(gross, benefits), retirement));
  const { line1i, withheld } = worksheet(given, { table, line1g: year.line1g }, taxable, periods);
  const { social, medicare } = payroll(given, larger(0, minus(gross, benefits)), year);
  const stateWages = larger(0, wagesOf(state, { gross, benefits, retirement }));
  const stateTax = cents(over(yearsTax(given, times(stateWages, periods)), periods));
  const deducted = plus(cents(retirement), cents(benefits));
  const taxes = plus(withheld, social, medicare, stateTax);
  const net = minus(minus(gross, taxes), deducted);
  if (isNegative(net)) return undefined;
  return {
    net_pay: money(net),
    gross: money(gross),
    federal_tax: money(withheld),
    social_security: money(social),
    medicare: money(medicare),
    state_tax: state === "none" ? undefined : money(stateTax),
    deducted: money(deducted),
    taxes: money(taxes),
    share: isZero(gross) ? undefined : percent(over(times(taxes, 100), gross)),
    adjusted_wage: money(line1i),
    breakdown: null,
  };
};

/** Worksheet 1A of Publication 15-T. */
function worksheet(
  given: Given,
  { table, line1g: [one, joint] }: { readonly table: string } & Pick<Year, "line1g">,
  taxable: Ratio,
  periods: number,
) {
  const of = (name: string) => figure(given, name);
  const usual = given.filing_status === "married_joint" ? joint : one;
  const line1g = given.two_jobs === "true" ? 0 : usual;
  const line1e = plus(times(taxable, periods), of("other_income"));
  const line1i = larger(0, minus(line1e, plus(of("deductions"), line1g)));
  const line3c = larger(0, over(minus(fromTable(table, line1i), of("credits")), periods));
  return { line1i, withheld: cents(plus(line3c, of("extra"))) };
}

function payroll(given: Given, wages: Ratio, { wageBase }: Year) {
  const before = figure(given, "wages_so_far");
  const room = larger(0, minus(wageBase, before));
  const above = larger(0, minus(plus(before, wages), larger(200000, before)));
  return {
    social: cents(times(smaller(room, wages), "0.062")),
    medicare: cents(plus(times(wages, "0.0145"), times(above, "0.009"))),
  };
}

type Wages = Readonly<Record<"gross" | "benefits" | "retirement", Ratio>>;

/** 61 Pa. Code § 101.6: what goes into a 401(k) is taxed. N.J.S. 54A:6-21 and 6-24: benefits are, and a 401(k) is not. */
function wagesOf(state: string, { gross, benefits, retirement }: Wages): Ratio {
  if (state === "PA") return minus(gross, benefits);
  return minus(state === "NJ" ? gross : minus(gross, benefits), retirement);
}

function yearsTax(given: Given, income: Ratio): Ratio {
  const free = given.state_deductions === undefined ? undefined : figure(given, "state_deductions");
  if (given.state === "NJ") return newJersey(given.filing_status ?? "", income, free);
  const persons = given.filing_status === "married_joint" ? 2 : 1;
  const exempt = given.state === "MI" ? 5900 * persons : 0;
  return times(larger(0, minus(income, free ?? exempt)), FLAT_TAX[given.state ?? ""] ?? "0");
}

function grossOf(given: Given, periods: number): Ratio {
  if (given.paid_by === "salary") return cents(over(figure(given, "salary"), periods));
  return cents(
    times(figure(given, "hourly_rate"), plus(figure(given, "hours"), times(figure(given, "overtime"), "1.5"))),
  );
}

const cents = (amount: Ratio): Ratio => over(nearest(amount, 2), 100);

export default paycheck;
