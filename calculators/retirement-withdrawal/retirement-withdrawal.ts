import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  noAnswer,
  percent,
  step,
  table,
  text,
} from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#math/compounding";
import { type Decimal, decimal, sum } from "#math/decimal";
import { type Drawing, type DrawnYear, drawn, potFor, potForever } from "#math/drawdown";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#math/frequency";
import { periodicRate } from "#math/growth";
import { snap } from "#math/round";

const AMOUNT = { min: 0.01, max: 1e12 } as const;
const MOST_YEARS = 100;
const TIME = { unit: "years", min: 1, max: MOST_YEARS } as const;
const SHOWN_FOREVER = 30;
const ZERO = decimal(0);
const NEVER = "Forever: it never runs out";

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      time: "How long the money lasts",
      withdrawal: "Withdrawal for a number of years",
      withdrawal_forever: "Withdrawal that lasts forever",
      pot: "Savings needed for a number of years",
      pot_forever: "Savings needed forever",
    },
    { default: "time" },
  ),
  pot: money("Savings", { ...AMOUNT, example: 500000, when: { find: ["time", "withdrawal", "withdrawal_forever"] } }),
  withdrawal: money("Withdrawal", { ...AMOUNT, example: 2500, when: { find: ["time", "pot", "pot_forever"] } }),
  years: count("Years of withdrawals", { ...TIME, example: 25, when: { find: ["withdrawal", "pot"] } }),
  annual_return: percent("Rate of return", {
    min: -20,
    max: 25,
    example: 5,
    help: "Per year, on what is still invested.",
  }),
  raise: percent("Yearly raise in withdrawals", {
    min: -20,
    max: 25,
    more: true,
    default: 0,
    help: "Per year. Enter inflation to keep your buying power.",
  }),
  frequency: choice(
    "Withdrawal frequency",
    { monthly: FREQUENCY.monthly, quarterly: FREQUENCY.quarterly, yearly: FREQUENCY.yearly },
    { default: "monthly" },
  ),
  timing: choice("Withdrawal timing", TIMING, { more: true, default: "begin" }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "yearly",
    help: "How often the return is added. Not sure? Keep every year.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "retirement-withdrawal",
  name: "Retirement withdrawal calculator",
  category: "finance",
  summary: "How long your savings last, how much you can withdraw, or how much you need.",
  version: "1.0.3",
  inputs,

  outputs: {
    lasts: text("Your money lasts", { optional: true }),
    needed_withdrawal: money("Withdrawal you can take", { optional: true }),
    needed_pot: money("Savings needed", { optional: true }),
    full_withdrawals: count("Full withdrawals", { optional: true }),
    last_withdrawal: money("Final, smaller withdrawal", { optional: true }),
    total_withdrawn: money("Total withdrawn", { optional: true }),
    total_return: money("Total earned", { optional: true }),
    schedule: table(
      "Balance by year",
      { year: count("Year"), withdrawn: money("Withdrawn"), interest: money("Earned"), balance: money("Savings left") },
      { chart: { kind: "lines", x: "year", y: ["balance"], opening: [["pot", "needed_pot"]] } },
    ),
  },
  primary({ find }) {
    if (find === "time") return "lasts";
    return find === "withdrawal" || find === "withdrawal_forever" ? "needed_withdrawal" : "needed_pot";
  },
  formula: "savings = withdrawal × (1 - (1 + i)^-n) ÷ i, or withdrawal ÷ i to last forever",

  compute(given) {
    const drawing = drawingOf(given, given.annual_return, given.raise);
    if (given.find === "time") return lasting(drawing, given.pot, given.withdrawal);
    const factor = given.years ? potFor(drawing, given.years) : potForever(drawing);
    if (!factor) return noAnswer("Enter a return above the yearly raise: otherwise no savings last forever.");
    const isPaid = given.find === "withdrawal" || given.find === "withdrawal_forever";
    const withdrawal = isPaid ? given.pot.div(factor) : given.withdrawal;
    const pot = isPaid ? given.pot : given.withdrawal.times(factor);
    const rows = drawn(drawing, pot, withdrawal, given.years ?? SHOWN_FOREVER);
    return {
      ...NOTHING,
      needed_withdrawal: isPaid ? withdrawal : null,
      needed_pot: isPaid ? null : pot,
      ...(given.years ? totals(rows) : {}),
      schedule: scheduleOf(rows),
    };
  },

  sentence(given, { lasts, needed_withdrawal, needed_pot, full_withdrawals, last_withdrawal }, show) {
    const { pot, withdrawal, raise } = given;
    const step = show("percent", raise.value.abs());
    const raised = raise.value.isNegative() ? `, cut by ${step} each year` : `, raised by ${step} each year`;
    const every = `${FREQUENCY[given.frequency].toLowerCase()}${raise.value.isZero() ? "" : raised}`;
    const time = given.years ? `for ${given.years}` : "forever";
    if (needed_withdrawal) return `${pot} pays ${needed_withdrawal} ${every}, ${time}.`;
    if (needed_pot) return `It takes ${needed_pot} to pay ${withdrawal} ${every}, ${time}.`;
    if (lasts === NEVER) return `${pot} pays ${withdrawal} ${every}, and never runs out.`;
    if (full_withdrawals?.value === 0) return `${pot} is less than a single withdrawal of ${withdrawal}.`;
    const last = last_withdrawal ? `, and ${last_withdrawal} at the end` : "";
    return `${pot} pays ${withdrawal} ${every}, for ${lasts?.replace("More", "more")}${last}.`;
  },

  working(given, found, show) {
    const { annual_return, raise, years } = given;
    const { needed_withdrawal, needed_pot, full_withdrawals, total_withdrawn, total_return } = found;
    const drawing = drawingOf(given, annual_return.value, raise.value);
    const i = show("percent", drawing.rate.times(100), { upTo: 8 });
    const formula = rateFormula(`${annual_return}`, COMPOUNDED[given.compounding], drawing.perYear);
    const rate = step`Rate i for one period: ${formula} = ${i}`;
    const pot = given.pot ?? needed_pot ?? show("money", ZERO);
    const withdrawal = given.withdrawal ?? needed_withdrawal ?? show("money", ZERO);
    if (given.find === "time" && found.lasts !== NEVER) {
      const [first] = drawn(drawing, pot.value, withdrawal.value, 1);
      const [earned, out, left] = [first?.interest, first?.withdrawn, first?.balance].map((x) =>
        show("money", x ?? ZERO),
      );
      const year = step`First year: ${pot} + ${earned ?? ""} - ${out ?? ""} = ${left ?? ""}`.replace("+ -", "- ");
      const count = full_withdrawals
        ? `Full withdrawals until the money runs out: ${full_withdrawals}`
        : `After ${MOST_YEARS} years there is still money left`;
      return [rate, year, count];
    }
    const factor = years ? potFor(drawing, years.value) : (potForever(drawing) ?? ZERO);
    const f = show("number", factor, { significant: 12 });
    const due = given.timing === "begin" ? " × (1 + i)" : "";
    const level = years ? `(1 - (1 + i)^-${years.value * drawing.perYear}) ÷ i${due}` : `1 ÷ i${due}`;
    const isLevel = raise.value.isZero() && !drawing.rate.isZero();
    const size = isLevel
      ? step`Savings needed per $1 withdrawn, f: ${level} = ${f}`
      : `f, the savings needed for each $1 of first withdrawal: ${f}`;
    const needed = step`Savings: ${withdrawal} × f = ${show("money", factor.times(withdrawal.value))}`;
    if (given.find === "time") return [rate, size, needed, `${pot} is at least that.`];
    return [
      rate,
      size,
      needed_withdrawal ? step`Withdrawal: ${pot} ÷ f = ${needed_withdrawal}` : needed,
      total_withdrawn && total_return && step`Earned: ${total_withdrawn} - ${pot} = ${total_return}`,
    ];
  },
});

type Choices = Pick<Given, "frequency" | "timing" | "compounding">;

function drawingOf({ frequency, timing, compounding }: Choices, annualReturn: Decimal, raisePercent: Decimal): Drawing {
  const perYear = TIMES_A_YEAR[frequency];
  const rate = periodicRate(annualReturn, COMPOUNDED[compounding], perYear);
  return { rate, perYear, raisePercent, due: timing === "begin" };
}

const NOTHING = {
  lasts: null,
  needed_withdrawal: null,
  needed_pot: null,
  full_withdrawals: null,
  last_withdrawal: null,
  total_withdrawn: null,
  total_return: null,
};

function lasting(drawing: Drawing, pot: Decimal, withdrawal: Decimal) {
  const forever = potForever(drawing)?.times(withdrawal);
  if (forever && snap(pot).gte(snap(forever))) {
    const rows = drawn(drawing, pot, withdrawal, SHOWN_FOREVER);
    return { ...NOTHING, lasts: NEVER, schedule: scheduleOf(rows) };
  }
  const rows = drawn(drawing, pot, withdrawal, MOST_YEARS);
  const schedule = scheduleOf(rows);
  if (rows.at(-1)?.balance.gt(0)) return { ...NOTHING, lasts: `More than ${MOST_YEARS} years`, schedule };
  const full = rows.reduce((total, year) => total + year.full, 0);
  return {
    ...NOTHING,
    lasts: formatMonths((12 * full) / drawing.perYear),
    full_withdrawals: full,
    last_withdrawal: rows.at(-1)?.last ?? null,
    ...totals(rows),
    schedule,
  };
}

const totals = (rows: readonly DrawnYear[]) => ({
  total_withdrawn: sum(rows.map(({ withdrawn }) => withdrawn)),
  total_return: sum(rows.map(({ interest }) => interest)),
});

const scheduleOf = (rows: readonly DrawnYear[]) =>
  rows.map(({ withdrawn, interest, balance }, i) => ({ year: i + 1, withdrawn, interest, balance }));
