import {
  choice,
  defineCalculator,
  type Line,
  money,
  noAnswer,
  percent,
  type Show,
  type Shown,
  table,
  text,
} from "#engine";
import type { Levy } from "#facts/tax/owed/levy";
import { caveatsInUnitedStates, olderStateFigures } from "#facts/tax/owed/united-states-state";
import {
  FILED,
  NEWEST_PAY_YEAR,
  PAY_PERIODS,
  PAY_YEARS,
  stateTaxFiledSeparately,
  WITHHOLDING_STATUSES,
  type Withheld,
  withheld,
} from "#facts/tax/owed/withheld";
import { STATE_CHOICES } from "#facts/tax/united-states-states";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";
import { noneDue, shareStep, takenOff } from "../../shared/taxes.ts";
import { OFF, PER_YEAR, W4, worksheetSteps } from "./federal-withholding.ts";
import { EVERY, grossOf, grossStep, MOST, PAY } from "./gross-pay.ts";

export default defineCalculator({
  name: "Paycheck calculator",
  summary: "Take-home pay per paycheck in the US after federal withholding, Social Security, Medicare and state tax.",

  inputs: {
    ...PAY,
    filing_status: choice("Filing status", WITHHOLDING_STATUSES, { default: "single_or_separate" }),
    state: choice("State", STATE_CHOICES, { default: "none" }),
    retirement: money("401(k) contribution per paycheck", {
      ...OFF,
      help: "Each paycheck's amount, not the year's. Traditional, not Roth. Social Security and Medicare still apply.",
    }),
    benefits: money("Health and other benefits per paycheck", {
      ...OFF,
      help: "Each paycheck's amount, not the year's. Pre-tax, such as health insurance. They lower every tax here except New Jersey's.",
    }),
    ...W4,
    year: choice("Tax year", PAY_YEARS, { more: true, default: NEWEST_PAY_YEAR, today: true }),
    wages_so_far: money("Wages so far this year", {
      min: 0,
      max: MOST,
      more: true,
      default: 0,
      help: "Before this paycheck. Social Security stops at a yearly limit.",
    }),
    state_deductions: money("State deductions", {
      min: OFF.min,
      max: OFF.max,
      more: true,
      optional: true,
      means: PER_YEAR,
      help: "Optional, for the whole year. Replaces the deductions and exemptions we use for your state.",
    }),
  },

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
  groups: {
    "What you take home": ["net_pay", "gross", "deducted"],
    "What is withheld": ["taxes", "federal_tax", "state_tax", "social_security", "medicare", "share"],
  },
  formula:
    "take-home pay = gross pay - federal income tax - Social Security - Medicare - state income tax - 401(k) - benefits",
  parts: { of: ["net_pay", "federal_tax", "social_security", "medicare", "state_tax", "deducted"], whole: "gross" },

  compute(given) {
    const gross = grossOf(given);
    const due = withheld({ ...given, gross });
    if ("noAnswer" in due) return noAnswer(due.noAnswer);
    const off = {
      federal_tax: cents(due.federal),
      social_security: cents(due.socialSecurity.tax),
      medicare: cents(due.medicare.tax),
      state_tax: due.state && cents(due.state.tax),
      deducted: cents(given.retirement).plus(cents(given.benefits)),
    };
    const taxes = sum([off.federal_tax, off.social_security, off.medicare, off.state_tax ?? decimal(0)]);
    const net_pay = gross.minus(taxes).minus(off.deducted);
    if (net_pay.lt(0)) return noAnswer("Deductions and withholding come to more than the gross pay of this paycheck.");
    return {
      net_pay,
      gross,
      ...off,
      taxes,
      share: gross.isZero() ? null : taxes.times(100).div(gross),
      adjusted_wage: due.adjusted,
      breakdown: breakdown({ net_pay, ...off }),
    };
  },

  facts(given) {
    const due = withheld({ ...given, gross: grossOf(given) });
    return "facts" in due ? due.facts : [];
  },

  sentence: ({ pay_period, year }, { gross, net_pay, taxes, share }) =>
    share
      ? `You take home ${net_pay} of gross pay of ${gross} ${EVERY[pay_period]} in ${year}. Taxes take ${taxes}, ${share.exact ? "" : "about "}${share}.`
      : `There is no pay to withhold from.`,

  working(given, { gross, federal_tax, social_security, medicare, state_tax, deducted, net_pay }, show, values) {
    const exact = withheld({ ...values, gross: gross.value });
    if ("noAnswer" in exact) throw new TypeError(exact.noAnswer);
    const off = [federal_tax, social_security, medicare, ...(state_tax ? [state_tax] : []), deducted];
    return [
      grossStep(given, gross, show),
      ...worksheetSteps(given, exact, show),
      ...payrollSteps(exact.socialSecurity, show),
      ...payrollSteps(exact.medicare, show),
      state_tax && exact.state && stateStep(exact.state, state_tax, show),
      takenOff("Take-home pay", gross, off, net_pay),
    ];
  },

  alerts: (_given, { gross }, _show, { state, state_deductions, filing_status, pay_period, year }) =>
    olderStateFigures(
      { filing_status: FILED[filing_status], state, state_deductions, year, ofPaychecks: true },
      gross.value.times(PAY_PERIODS[pay_period]),
    ),

  notes(_given, { gross }, show, values) {
    const { state, state_deductions, retirement, benefits, year } = values;
    const paid = { ...values, gross: gross.value };
    const separate = stateTaxFiledSeparately(paid);
    const due = withheld(paid);
    return [
      ...caveatsInUnitedStates(
        { filing_status: "single", state, state_deductions, year },
        { plan401k: retirement, benefits },
      ),
      separate && `If you are married filing separately, your state tax is ${show("money", cents(separate))}.`,
      "state" in due && due.state?.noTaxUpTo
        ? "This pay is too low for state income tax. If your employer withholds some, you get it back on your tax return."
        : !(state === "none") && "State tax is a share of the year's tax. Your employer's tables may differ a little.",
    ];
  },
});

const cents = (amount: Decimal): Decimal => round(amount, 2);

const PARTS = [
  ["Take-home pay", "net_pay"],
  ["Federal income tax", "federal_tax"],
  ["Social Security", "social_security"],
  ["Medicare", "medicare"],
  ["State income tax", "state_tax"],
  ["401(k) and benefits", "deducted"],
] as const;

const breakdown = (amounts: Readonly<Record<(typeof PARTS)[number][1], Decimal | null>>) =>
  PARTS.map(([name, part]) => ({ name, amount: amounts[part] ?? decimal(0) })).filter(({ amount }) => amount.gt(0));

const stateStep = ({ title, noTaxUpTo }: NonNullable<Withheld["state"]>, tax: Shown<Decimal>, show: Show): string =>
  noTaxUpTo ? noneDue(title, noTaxUpTo, show) : `${title}: ${tax}, this paycheck's share of the year's tax`;

function payrollSteps({ title, shares }: Levy, show: Show): readonly Line[] {
  const due = shares.filter(({ tax }) => tax.gt(0));
  return due.length > 0 ? due.map((share) => shareStep(title, share, show)) : [`${title}: nothing more this year`];
}
