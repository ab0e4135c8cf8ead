import { choice, defineCalculator, money, noAnswer, percent, table, text } from "#engine";
import { caveatsInUnitedStates, olderStateFigures } from "#facts/tax/owed/united-states-state";
import {
  FILED,
  NEWEST_PAY_YEAR,
  PAY_PERIODS,
  PAY_YEARS,
  stateTaxFiledSeparately,
  WITHHOLDING_STATUSES,
  withheld,
} from "#facts/tax/owed/withheld";
import { STATE_CHOICES } from "#facts/tax/state-names";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";
import { factsIn, noneDue, shareStep, takenOff } from "../../shared/taxes.ts";
import { LIMITS, OFF, PER_YEAR, W4, worksheetSteps } from "./federal-withholding.ts";
import { EVERY, grossOf, grossStep, MOST, PAY } from "./gross-pay.ts";

const outputs = {
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
};
/** What a paycheck goes to. */
const PARTS = ["net_pay", "federal_tax", "social_security", "medicare", "state_tax", "deducted"] as const;

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
      ...OFF,
      max: MOST,
      more: true,
      help: "Before this paycheck. Social Security stops at a yearly limit.",
    }),
    state_deductions: money("State deductions", {
      ...LIMITS,
      more: true,
      optional: true,
      means: PER_YEAR,
      help: "Optional, for the whole year. Replaces the deductions and exemptions we use for your state.",
    }),
  },

  outputs,
  primary: "net_pay",
  groups: {
    "What you take home": ["net_pay", "gross", "deducted"],
    "What is withheld": ["taxes", "federal_tax", "state_tax", "social_security", "medicare", "share"],
  },
  formula:
    "take-home pay = gross pay - federal income tax - Social Security - Medicare - state income tax - 401(k) - benefits",
  parts: { of: PARTS, whole: "gross" },
  by: { net_pay: "gross - taxes - deducted", share: "taxes ÷ gross" },

  compute(given) {
    const gross = grossOf(given);
    const due = withheld({ ...given, gross });
    if ("noAnswer" in due) return noAnswer(due.noAnswer);
    const taxes = {
      federal_tax: cents(due.federal),
      social_security: cents(due.socialSecurity.tax),
      medicare: cents(due.medicare.tax),
      state_tax: due.state && cents(due.state.tax),
    };
    return {
      ...taxes,
      gross,
      taxes: sum(Object.values(taxes).map((tax) => tax ?? NONE)),
      deducted: cents(given.retirement).plus(cents(given.benefits)),
      adjusted_wage: due.adjusted,
    };
  },

  after(found) {
    if (found.net_pay.lt(0))
      return noAnswer("Deductions and withholding come to more than the gross pay of this paycheck.");
    const amounts = PARTS.map((name) => ({ name: outputs[name].label, amount: found[name] ?? NONE }));
    return { breakdown: amounts.filter(({ amount }) => amount.gt(0)) };
  },

  facts: (given) => factsIn(withheld({ ...given, gross: grossOf(given) })),

  sentence: ({ pay_period, year }, { gross, net_pay, taxes, share }) =>
    share
      ? `You take home ${net_pay} of gross pay of ${gross} ${EVERY[pay_period]} in ${year}. Taxes take ${taxes}, ${share.exact ? "" : "about "}${share}.`
      : `There is no pay to withhold from.`,

  working(given, { gross, federal_tax, social_security, medicare, state_tax, deducted, net_pay }, show, values) {
    const exact = withheld({ ...values, gross: gross.value });
    if ("noAnswer" in exact) throw new TypeError(exact.noAnswer);
    const { state, socialSecurity, medicare: health } = exact;
    const off = [federal_tax, social_security, medicare, ...(state_tax ? [state_tax] : []), deducted];
    const payroll = [socialSecurity, health].flatMap(({ title, shares }) => {
      const steps = shares.filter(({ tax }) => tax.gt(0)).map((share) => shareStep(title, share, show));
      return steps.length > 0 ? steps : [`${title}: nothing more this year`];
    });
    return [
      grossStep(given, gross, show),
      ...worksheetSteps(given, exact, show),
      ...payroll,
      state &&
        (state.noTaxUpTo
          ? noneDue(state.title, state.noTaxUpTo, show)
          : `${state.title}: ${state_tax}, this paycheck's share of the year's tax`),
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
    const person = { filing_status: "single", state, state_deductions, year } as const;
    const paid = { ...values, gross: gross.value };
    const separate = stateTaxFiledSeparately(paid);
    const due = withheld(paid);
    return [
      ...caveatsInUnitedStates(person, { plan401k: retirement, benefits }),
      separate && `If you are married filing separately, your state tax is ${show("money", cents(separate))}.`,
      "state" in due && due.state?.noTaxUpTo
        ? "This pay is too low for state income tax. If your employer withholds some, you get it back on your tax return."
        : !(state === "none") && "State tax is a share of the year's tax. Your employer's tables may differ a little.",
    ];
  },
});

const NONE = decimal(0);
const cents = (amount: Decimal): Decimal => round(amount, 2);
