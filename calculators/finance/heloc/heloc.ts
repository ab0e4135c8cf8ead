import { choice, count, defineCalculator, money, percent, step, table } from "#engine";
import { levelPayment } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Bill, fromCents, inGroups, inMoney, type Row, settled, toCents, together } from "#numbers/schedule";
import { levelFormula, QUOTED } from "../../shared/level-payments.ts";

const MONTHLY = 12;
const AMOUNT = { min: 0, max: 1e9 } as const;

export default defineCalculator({
  name: "HELOC calculator",
  summary: "Payments on a home equity line of credit while you draw and while you repay, or how much you can borrow.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { payment: "Monthly payments", limit: "How much I can borrow" },
      { default: "payment" },
    ),
    drawn: money("Amount drawn", { ...AMOUNT, min: 1, example: 50000 }),
    annual_rate: percent("Interest rate", { ...QUOTED, max: 50, example: 8 }),
    draw_years: count("Draw period", { unit: "years", min: 1, max: 20, default: 10, help: "You pay interest only." }),
    repay_years: count("Repayment period", { unit: "years", min: 1, max: 30, default: 20 }),
    extra: money("Extra paid each month while drawing", { ...AMOUNT, default: 0, more: true }),
    later_draw: money("Second draw", { ...AMOUNT, default: 0, more: true }),
    later_after: count("Second draw after", { unit: "months", min: 1, max: 239, default: 12, more: true }),
    later_rate: percent("Rate in the repayment period", {
      min: 0,
      max: 50,
      optional: true,
      typical: 9,
      more: true,
      help: "Most HELOC rates change. Empty: it stays the same.",
    }),
    home_value: money("Home value", { ...AMOUNT, min: 1000, example: 400000 }),
    mortgage: money("Mortgage balance", { ...AMOUNT, example: 220000 }),
    most_borrowed: percent("Lender's limit", {
      min: 1,
      max: 100,
      default: 85,
      usual: [80, 85, 90],
      help: "Of the home value, for all loans on it together.",
    }),
  },

  outputs: {
    draw_payment: money("Payment in the draw period", { optional: true, help: "The first one." }),
    repayment: money("Payment in the repayment period", { optional: true }),
    rise: money("Your payment rises by", { optional: true, help: "When the draw period ends." }),
    balance: money("Owed when the draw period ends", { optional: true }),
    total_interest: money("Total interest", { optional: true }),
    total_paid: money("Total of payments", { optional: true }),
    credit_line: money("You can borrow up to", { optional: true }),
    equity: money("Equity in your home", { optional: true }),
    loan_to_value: percent("Loan-to-value ratio now", { optional: true, help: "Mortgage ÷ home value." }),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        paid: money("Paid"),
        interest: money("Interest"),
        repaid: money("Paid back"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["interest", "repaid"] } },
    ),
  },
  groups: {
    "Your payments": ["draw_payment", "repayment", "rise"],
    "The whole line": ["balance", "total_interest", "total_paid"],
    "What you can borrow": ["credit_line", "equity", "loan_to_value"],
  },
  formula: "draw payment = balance × r, repayment = balance × r ÷ (1 − (1 + r)^−n)",

  questions: {
    find: {
      payment: {
        asks: ["drawn", "annual_rate", "draw_years", "repay_years", "extra", "later_draw", "later_after", "later_rate"],
        primary: "repayment",
        by: { rise: "repayment - draw_payment" },
        check: ({ draw_years, later_after, later_draw }) => ({
          later_after: later_draw.gt(0) && later_after >= draw_years * MONTHLY && "must be within the draw period",
        }),
        compute(given) {
          const drawing = drawPeriod(given);
          const balance = fromCents(drawing.at(-1)?.balance ?? 0n);
          const [rate, periods] = [ratesOf(given).later, given.repay_years * MONTHLY];
          const repayment = levelPayment(balance, rate, periods);
          const level = toCents(repayment);
          const repaying = settled(toCents(balance), rate, periods, ({ period, due }) =>
            period === periods ? due : level,
          );
          const all = [...drawing, ...repaying];
          const { paid, interest } = inMoney(together(all));
          return {
            ...NO_LIMIT,
            draw_payment: given.drawn.times(ratesOf(given).first).plus(given.extra),
            repayment,
            balance,
            total_interest: interest,
            total_paid: paid,
            schedule: inGroups(all, MONTHLY).map((months, i) => yearOf(i + 1, inMoney(months))),
          };
        },
        sentence: ({ drawn, draw_years, repay_years }, { draw_payment, repayment }) =>
          `On ${drawn}, you pay ${draw_payment ?? ""} a month while you can draw, for ${draw_years}, and then ${repayment ?? ""} a month for ${repay_years}.`,
        working: (
          { drawn, annual_rate, later_rate, repay_years },
          { draw_payment, repayment, balance, rise },
          _,
          { extra },
          stepOf,
        ) => {
          const rate = later_rate ?? annual_rate;
          return [
            step`Payment in the draw period: ${drawn} × ${annual_rate} ÷ 12${extra.isZero() ? "" : " + extra"} = ${draw_payment ?? ""}`,
            balance &&
              repayment &&
              step`Payment in the repayment period, where r is ${rate} ÷ 12: ${levelFormula(balance, rate.value, repay_years.value * MONTHLY)} = ${repayment}`,
            rise && stepOf("rise"),
          ];
        },
      },
      limit: {
        asks: ["home_value", "mortgage", "most_borrowed"],
        primary: "credit_line",
        by: { equity: "home_value - mortgage", loan_to_value: ["Loan-to-value ratio", "mortgage ÷ home_value"] },
        compute({ home_value, mortgage, most_borrowed }) {
          const line = home_value.times(most_borrowed).div(100).minus(mortgage);
          return { ...NO_PAYMENTS, credit_line: line.gt(0) ? line : decimal(0) };
        },
        sentence: ({ home_value, mortgage, most_borrowed }, { credit_line }) =>
          `With a home worth ${home_value}, a mortgage of ${mortgage} and a limit of ${most_borrowed}, you can borrow up to ${credit_line ?? ""}.`,
        working: ({ home_value, mortgage, most_borrowed }, { credit_line }, _, __, stepOf) => [
          credit_line?.value.gt(0) &&
            step`Credit line: ${home_value} × ${most_borrowed} - ${mortgage} = ${credit_line}`,
          credit_line?.value.isZero() && step`${home_value} × ${most_borrowed} is not more than ${mortgage}.`,
          stepOf("equity"),
          stepOf("loan_to_value"),
        ],
      },
    },
  },

  notes: ({ find }) => [
    find === "payment" &&
      "Interest is the same each month here. Banks count days, so payments in the draw period vary a little.",
  ],
});

const yearOf = (year: number, { paid, interest, principal, balance }: Row) => ({
  year,
  paid,
  interest,
  repaid: principal,
  balance,
});

const NO_LIMIT = { credit_line: null } as const;
const NO_PAYMENTS = {
  ...{ draw_payment: null, repayment: null, balance: null, total_interest: null, total_paid: null },
  schedule: [],
} as const;

type Line = Readonly<Record<"drawn" | "annual_rate" | "extra" | "later_draw", Decimal>> & {
  readonly later_rate?: Decimal | undefined;
  readonly draw_years: number;
  readonly later_after: number;
};

const ratesOf = ({ annual_rate, later_rate }: Pick<Line, "annual_rate" | "later_rate">) => ({
  first: annual_rate.div(100 * MONTHLY),
  later: (later_rate ?? annual_rate).div(100 * MONTHLY),
});

/** Month by month: interest and anything extra is paid, and the second draw adds to the balance. */
function drawPeriod(line: Line): readonly Bill[] {
  const extra = toCents(line.extra);
  const months = line.draw_years * MONTHLY;
  const pay = (owed: bigint, count: number) =>
    settled(owed, ratesOf(line).first, count, ({ interest }) => interest + extra);
  if (line.later_draw.isZero()) return filled(pay(toCents(line.drawn), months), months);
  const before = filled(pay(toCents(line.drawn), line.later_after), line.later_after);
  const owed = (before.at(-1)?.balance ?? 0n) + toCents(line.later_draw);
  const rest = months - line.later_after;
  return [...before, ...filled(pay(owed, rest), rest)];
}

/** Once all is paid back, nothing is due until the next draw. */
function filled(bills: readonly Bill[], months: number): readonly Bill[] {
  const none = { paid: 0n, interest: 0n, principal: 0n, balance: 0n };
  return [...bills, ...Array.from({ length: months - bills.length }, () => none)];
}
