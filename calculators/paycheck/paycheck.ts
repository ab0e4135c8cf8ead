import {
  choice,
  defineCalculator,
  type InputValues,
  type Line,
  money,
  noAnswer,
  number,
  percent,
  type Show,
  type Shown,
  type ShownValues,
  step,
  table,
  text,
  toggle,
} from "#engine";
import type { Levy } from "#facts/tax/owed/levy";
import { caveatsInUnitedStates } from "#facts/tax/owed/united-states";
import { PAY_PERIODS, WITHHOLDING_STATUSES, type Withheld, withheld, YEAR } from "#facts/tax/owed/withheld";
import { STATE_CHOICES_2026 } from "#facts/tax/united-states-states";
import { type Decimal, decimal } from "#math/decimal";
import { round } from "#math/round";
import { shareStep, takenOff } from "../shared/taxes.ts";

const MOST = 1e8;
const MOST_OFF = 1e7;
const OVERTIME = "1.5";
const NOTHING = { min: 0, max: MOST_OFF, default: 0 } as const;
const SALARY = { when: { paid_by: ["salary"] } } as const;
const HOURLY = { when: { paid_by: ["hour"] } } as const;

const inputs = {
  paid_by: choice("You are paid", { salary: "A salary", hour: "By the hour" }, { default: "salary" }),
  salary: money("Annual salary", { min: 0, max: MOST, example: 90000, ...SALARY }),
  hourly_rate: money("Hourly rate", { min: 0, max: 1e5, example: 25, ...HOURLY }),
  hours: number("Hours per paycheck", { unit: "hours", min: 0, max: 8784, example: 80, ...HOURLY }),
  overtime: number("Overtime hours per paycheck", {
    unit: "hours",
    min: 0,
    max: 8784,
    default: 0,
    help: "Paid at one and a half times the rate.",
    ...HOURLY,
  }),
  pay_period: choice(
    "You are paid every",
    {
      daily: "Day",
      weekly: "Week",
      biweekly: "Two weeks",
      semimonthly: "Half month (24 a year)",
      monthly: "Month",
      quarterly: "Quarter",
      semiannual: "Half year",
      yearly: "Year",
    },
    { default: "biweekly" },
  ),
  filing_status: choice("Filing status", WITHHOLDING_STATUSES, { default: "single_or_separate" }),
  state: choice("State", STATE_CHOICES_2026, { default: "none" }),
  retirement: money("401(k) contribution per paycheck", {
    ...NOTHING,
    help: "Not taxed as income. Social Security and Medicare still apply.",
  }),
  benefits: money("Health and other benefits per paycheck", {
    ...NOTHING,
    help: "Taken from your pay before all taxes under a cafeteria plan.",
  }),
  two_jobs: toggle("Box in W-4 step 2(c) is checked", { default: false }),
  credits: money("W-4 step 3: credits", { ...NOTHING, help: "For dependents, for the year." }),
  other_income: money("W-4 step 4(a): other income", { ...NOTHING, help: "For the year." }),
  deductions: money("W-4 step 4(b): deductions", { ...NOTHING, help: "For the year." }),
  extra: money("W-4 step 4(c): extra withholding", { ...NOTHING, help: "Per paycheck." }),
  wages_so_far: money("Wages so far this year", {
    min: 0,
    max: MOST,
    default: 0,
    help: "Before this paycheck. Social Security stops at the wage base.",
  }),
  state_deductions: money("State deductions", {
    min: 0,
    max: MOST_OFF,
    optional: true,
    help: "Optional. Your state's own deductions and exemptions for the year.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "paycheck",
  name: "Paycheck calculator",
  category: "finance",
  summary: "Take-home pay per paycheck in the US after federal withholding, Social Security, Medicare and state tax.",
  version: "1.2.0",
  inputs,

  outputs: {
    net_pay: money("Take-home pay"),
    gross: money("Gross pay"),
    federal_tax: money("Federal income tax"),
    social_security: money("Social Security"),
    medicare: money("Medicare"),
    state_tax: money("State income tax", { optional: true, help: "An estimate." }),
    deducted: money("401(k) and benefits"),
    taxes: money("All taxes"),
    share: percent("Taxes as a share of gross pay", { optional: true }),
    adjusted_wage: money("Adjusted annual wage", { help: "Line 1i of Worksheet 1A in Publication 15-T." }),
    breakdown: table(
      "Where your pay goes",
      { name: text("Part"), amount: money("Amount") },
      { chart: { kind: "bars", x: "name", y: "amount" } },
    ),
  },
  primary: "net_pay",
  formula:
    "take-home pay = gross pay - federal income tax - Social Security - Medicare - state income tax - 401(k) - benefits",
  parts: { of: ["federal_tax", "social_security", "medicare", "state_tax", "deducted", "net_pay"], whole: "gross" },

  compute(given) {
    const gross = grossOf(given);
    const found = withheld({ ...given, gross });
    if ("noAnswer" in found) return noAnswer(found.noAnswer);
    const [federal_tax, social_security] = [cents(found.federal), cents(found.socialSecurity.tax)];
    const [medicare, state_tax] = [cents(found.medicare.tax), found.state && cents(found.state)];
    const taxes = federal_tax
      .plus(social_security)
      .plus(medicare)
      .plus(state_tax ?? 0);
    const deducted = cents(given.retirement).plus(cents(given.benefits));
    const net_pay = gross.minus(taxes).minus(deducted);
    if (net_pay.lt(0)) return noAnswer("Deductions and withholding come to more than the gross pay of this paycheck.");
    const parts = [
      ["Take-home pay", net_pay],
      ["Federal income tax", federal_tax],
      ["Social Security", social_security],
      ["Medicare", medicare],
      ["State income tax", state_tax ?? decimal(0)],
      ["401(k) and benefits", deducted],
    ] as const;
    return {
      net_pay,
      gross,
      federal_tax,
      social_security,
      medicare,
      state_tax,
      deducted,
      taxes,
      share: gross.isZero() ? null : taxes.times(100).div(gross),
      adjusted_wage: found.adjusted,
      breakdown: parts.filter(([, amount]) => amount.gt(0)).map(([name, amount]) => ({ name, amount })),
    };
  },

  facts(given) {
    const found = withheld({ ...given, gross: grossOf(given) });
    return "facts" in found ? found.facts : [];
  },

  sentence: ({ pay_period }, { gross, net_pay, taxes, share }) =>
    share
      ? `From gross pay of ${gross} ${EVERY[pay_period]} in ${YEAR}, ${taxes} is withheld for taxes, ${share.exact ? "" : "about "}${share}. You take home ${net_pay}.`
      : `There is no pay to withhold from.`,

  working(given, found, show, values) {
    const { gross, federal_tax, social_security, medicare, state_tax, deducted, net_pay } = found;
    const exact = withheld({ ...values, gross: gross.value });
    if ("noAnswer" in exact) throw new TypeError(exact.noAnswer);
    const off = [federal_tax, social_security, medicare, ...(state_tax ? [state_tax] : []), deducted];
    return [
      grossStep(given, gross, show),
      ...federalSteps(given, exact, show),
      ...payrollSteps(exact.socialSecurity, show),
      ...payrollSteps(exact.medicare, show),
      state_tax && `State income tax: ${state_tax}, this paycheck's share of the year's tax`,
      takenOff("Take-home pay", gross, off, net_pay),
    ];
  },

  notes: ({ state, state_deductions }) => [
    ...caveatsInUnitedStates({ filing_status: "single", state, state_deductions: state_deductions?.value, year: YEAR }),
    !(state === "none") && "State tax is a share of the year's tax. Your employer's tables may differ a little.",
  ],
});

const cents = (amount: Decimal): Decimal => round(amount, 2);

const EVERY = {
  daily: "a day",
  weekly: "a week",
  biweekly: "every two weeks",
  semimonthly: "twice a month",
  monthly: "a month",
  quarterly: "a quarter",
  semiannual: "every half year",
  yearly: "a year",
} as const;

function grossOf(given: Given): Decimal {
  if (given.paid_by === "salary") return cents(given.salary.div(PAY_PERIODS[given.pay_period]));
  return cents(given.overtime.times(OVERTIME).plus(given.hours).times(given.hourly_rate));
}

type GivenShown = ShownValues<Given>;

function grossStep(given: GivenShown, gross: Shown<Decimal>, show: Show): string {
  if (given.paid_by === "salary") {
    const periods = PAY_PERIODS[given.pay_period];
    const each = show("money", given.salary.value.div(periods));
    return step`Gross pay: ${given.salary} ÷ ${periods} = ${each}`;
  }
  const { hourly_rate, hours, overtime } = given;
  const hoursPaid = show("number", hours.value.plus(overtime.value.times(OVERTIME)), { significant: 15 });
  const pay = show("money", hoursPaid.value.times(hourly_rate.value));
  return step`Gross pay: ${hoursPaid} hours at the full rate × ${hourly_rate} = ${pay.value.eq(gross.value) ? gross : pay}`;
}

function payrollSteps({ title, shares }: Levy, show: Show): readonly Line[] {
  const due = shares.filter(({ tax }) => tax.gt(0));
  return due.length > 0 ? due.map((share) => shareStep(title, share, show)) : [`${title}: nothing more this year`];
}

/** Worksheet 1A, line by line. */
function federalSteps(given: GivenShown, exact: Withheld, show: Show): readonly Line[] {
  const periods = PAY_PERIODS[given.pay_period];
  const { other_income, credits, extra } = given;
  const [taxable, yearly, free] = [exact.taxable, exact.yearly, exact.free].map((amount) => show("money", amount));
  const [annual, tentative] = [exact.annual.tax, exact.annual.tax.div(periods)].map((amount) => show("money", amount));
  const more = other_income.value.isZero() ? "" : ` + ${other_income}`;
  const isPlain = credits.value.isZero() && extra.value.isZero();
  return [
    step`Wages for a year, line 1e: ${taxable ?? ""} × ${periods}${more} = ${yearly ?? ""}`,
    exact.yearly.lt(exact.free)
      ? `Adjusted annual wage, line 1i: nothing of ${yearly}, for ${free} is free`
      : step`Adjusted annual wage, line 1i: ${yearly ?? ""} - ${free ?? ""} = ${show("money", exact.adjusted)}`,
    ...exact.annual.shares.filter(({ tax }) => tax.gt(0)).map((share) => shareStep("Tax in this bracket", share, show)),
    step`Tax on this paycheck, line 2h: ${annual ?? ""} ÷ ${periods} = ${tentative ?? ""}`,
    !isPlain && lastLine(exact, tentative, show("money", credits.value.div(periods)), extra, show),
  ];
}

function lastLine(
  exact: Withheld,
  tentative: Shown<Decimal> | undefined,
  less: Shown<Decimal>,
  extra: Shown<Decimal>,
  show: Show,
): string {
  return tentative?.value.lt(less.value)
    ? `Withheld, line 4b: nothing is left after credits of ${less}, and ${extra} extra is withheld`
    : step`Withheld, line 4b: ${tentative ?? ""} - ${less} + ${extra} = ${show("money", exact.federal)}`;
}
