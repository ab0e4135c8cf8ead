import { choice, defineCalculator, type InputValues, money, percent, rows, step, table, text } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { FREQUENCY, TIMES_A_YEAR } from "#numbers/frequency";

const MONTHS = 12;
const LINES = {
  name: { kind: "text", label: "Name" },
  amount: { kind: "number", label: "A month", min: 0, max: 1e7, blank: "0" },
} as const;
const { weekly, biweekly, semimonthly, monthly, yearly } = FREQUENCY;
const SHARE = { min: 0, max: 100, more: true } as const;

const inputs = {
  spending: choice(
    "Plan",
    { rule: "Divide my income", own: "Compare with my spending" },
    { default: "rule", begins: "own" },
  ),
  income: money("Take-home pay", { min: 0.01, max: 1e9, example: 4500, help: "After tax, with all other income." }),
  paid: choice("How often", { weekly, biweekly, semimonthly, monthly, yearly }, { default: "monthly" }),
  needs: rows("Needs", LINES, {
    least: 1,
    most: 30,
    example: "Rent or mortgage:1500; Groceries:500; Utilities:180; Car and fuel:450; Insurance:150; Loan payments:200",
    help: "What you can't do without, with minimum payments on debts.",
  }),
  wants: rows("Wants", LINES, {
    least: 1,
    most: 30,
    example: "Eating out:250; Subscriptions:60; Hobbies:150; Travel:200",
    help: "Leave out savings: they are what remains.",
  }),
  needs_share: percent("Share for needs", { ...SHARE, default: 50 }),
  wants_share: percent("Share for wants", { ...SHARE, default: 30, help: "The rest is for savings." }),
};
type Given = Required<InputValues<typeof inputs>>;

export default defineCalculator({
  name: "Budget calculator",
  summary: "Divide your take-home pay by the 50/30/20 rule, and compare your own spending with it.",
  inputs,

  outputs: {
    left: money("Left to save each month", { optional: true, help: "Negative if you spend more than you earn." }),
    spent: money("Spent on needs and wants", { optional: true }),
    saved_share: percent("Share of income left", { optional: true, digits: 1 }),
    monthly_income: money("Monthly income"),
    needs_budget: money("Budget for needs"),
    wants_budget: money("Budget for wants"),
    savings_budget: money("Budget for savings", { help: "And for paying debts off faster." }),
    comparison: table(
      "Your spending and the plan",
      {
        group: text("Group"),
        budget: money("Plan"),
        yours: money("Yours"),
        share: percent("Your share", { digits: 1 }),
      },
      { optional: true },
    ),
    lines: table(
      "Where the money goes",
      { name: text("Line"), amount: money("Amount"), share: percent("Share", { digits: 1 }) },
      { optional: true, chart: { kind: "bars", x: "name", y: "amount" } },
    ),
  },
  formula: "needs = income × 0.5, wants = income × 0.3, savings = income × 0.2",
  parts: { of: ["needs_budget", "wants_budget", "savings_budget"], whole: "monthly_income" },

  check: ({ needs_share, wants_share }) => ({
    wants_share: needs_share.plus(wants_share).gt(100) && "must leave no more than 100% with the share for needs",
  }),

  questions: {
    spending: {
      rule: {
        primary: "savings_budget",
        compute: planned,
        sentence: (_, { monthly_income, needs_budget, wants_budget, savings_budget }) =>
          `Of ${monthly_income} a month, plan ${needs_budget} for needs, ${wants_budget} for wants and ${savings_budget} for savings.`,
      },
      own: {
        asks: ["needs", "wants"],
        primary: "left",
        compute: (given) => ({ ...planned(given), ...compared(given) }),
        sentence: (_, { monthly_income, spent, left, saved_share }) =>
          `You spend ${spent} of ${monthly_income} a month. ${left?.value.isNegative() ? "That is more than you earn." : `${left}, or ${saved_share}, is left to save.`}`,
      },
    },
  },

  headline: ({ spending }, { needs_budget, wants_budget, savings_budget }) =>
    spending === "rule"
      ? ["Each month", `Needs: ${needs_budget}\nWants: ${wants_budget}\nSavings: ${savings_budget}`]
      : null,

  working: ({ income, needs_share, wants_share }, found, show, { paid, spending, ...given }) => {
    const { monthly_income, needs_budget, wants_budget, savings_budget, spent, left } = found;
    const [needs, wants] = [given.needs, given.wants].map((lines) => show("money", totalOf(lines ?? [])));
    return [
      paid !== "monthly" && step`Monthly income: ${income} × ${TIMES_A_YEAR[paid]} ÷ ${MONTHS} = ${monthly_income}`,
      step`Needs: ${monthly_income} × ${needs_share} = ${needs_budget}`,
      step`Wants: ${monthly_income} × ${wants_share} = ${wants_budget}`,
      step`Savings: ${monthly_income} - ${needs_budget} - ${wants_budget} = ${savings_budget}`,
      spending === "own" && step`Spent: ${needs ?? ""} + ${wants ?? ""} = ${spent ?? ""}`,
      spending === "own" && step`Left: ${monthly_income} - ${spent ?? ""} = ${left ?? ""}`,
    ];
  },

  alerts: (_, { left }, show) => [
    left?.value.isNegative() && `You spend ${show("money", left.value.negated())} a month more than you earn.`,
  ],
  notes: (_, { comparison }, show) =>
    (comparison?.value ?? [])
      .slice(0, 2)
      .map(
        ({ group, budget, yours }) =>
          yours.gt(budget) &&
          `${group} take ${show("money", yours.minus(budget))} a month more than the plan has for them.`,
      ),
});

type Line = { readonly name: string; readonly amount: Decimal };
const totalOf = (lines: readonly Line[]): Decimal => sum(lines.map(({ amount }) => amount));
const ALL = decimal(100);

function planned({
  income,
  paid,
  needs_share,
  wants_share,
}: Pick<Given, "income" | "paid" | "needs_share" | "wants_share">) {
  const yearly_income = income.times(TIMES_A_YEAR[paid]);
  const part = (share: Decimal) => yearly_income.times(share).div(100 * MONTHS);
  return {
    monthly_income: yearly_income.div(MONTHS),
    needs_budget: part(needs_share),
    wants_budget: part(wants_share),
    savings_budget: part(ALL.minus(needs_share).minus(wants_share)),
  };
}

function compared(given: Given) {
  const { monthly_income, needs_budget, wants_budget, savings_budget } = planned(given);
  const [needs, wants] = [totalOf(given.needs), totalOf(given.wants)];
  const spent = needs.plus(wants);
  const left = monthly_income.minus(spent);
  const share = (amount: Decimal) => amount.times(100).div(monthly_income);
  const comparison = [
    { group: "Needs", budget: needs_budget, yours: needs },
    { group: "Wants", budget: wants_budget, yours: wants },
    { group: "Left to save", budget: savings_budget, yours: left },
  ].map((row) => ({ ...row, share: share(row.yours) }));
  const lines = [...given.needs, ...given.wants].map(({ name, amount }) => ({ name, amount, share: share(amount) }));
  return { spent, left, saved_share: share(left), comparison, lines };
}
