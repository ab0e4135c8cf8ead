// What must add up: wholes and their parts, the rows of a table, its columns, and what is still owed.
import type { Decimal } from "#math/decimal";
import { decimal } from "#math/decimal";
import { type Facts, factsOf, isSame, type Row } from "./facts.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

/** Outputs and inputs by name. One with a ? may be absent and is nothing then; where another is absent, the law is silent. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  amortization: ["total_paid = amount + total_interest"],
  apr: ["total_of_payments = amount_financed + finance_charge"],
  "auto-loan": [
    "total_paid = amount_financed + total_interest",
    "total_cost = price + sales_tax + fees + total_interest",
  ],
  "body-fat": ["weight = fat_mass + lean_mass"],
  "business-days": ["all_days = business_days + weekend_days + holidays_off"],
  cagr: ["end_value = start_value + change"],
  "compound-interest": [
    "future_value = principal + total_contributions? + total_interest",
    "future_value = grown_start + grown_contributions?",
  ],
  "date-difference": ["days = business_days + weekend_days"],
  discount: ["original = reduced + saved", "total = reduced + tax"],
  "house-affordability": [
    "price = loan + down_payment_used",
    "monthly_total = principal_and_interest + property_tax + home_insurance + mortgage_insurance? + fees",
  ],
  "investment-growth": ["end_value = start + total_contributions + total_growth"],
  loan: ["total_paid = amount + total_interest"],
  margin: ["price = cost + profit"],
  mortgage: [
    "total_paid = loan + total_interest",
    "price = loan + down_payment",
    "monthly_total = principal_and_interest + property_tax ÷ 12 + home_insurance ÷ 12 + fees + mortgage_insurance?",
  ],
  "mortgage-payoff": ["planned_interest = total_interest + interest_saved", "planned_months = months + months_saved"],
  "percentage-change": ["to = from + difference"],
  "progressive-tax": ["income = after_tax + tax"],
  roi: ["profit = value + income - cost"],
  "sales-tax": ["total = net + tax"],
  "savings-goal": ["final_balance = start + total_deposits + total_interest"],
  "simple-interest": ["total = principal + interest"],
  statistics: ["maximum = minimum + range", "upper_quartile = lower_quartile + interquartile_range"],
  tip: ["total = bill + tip"],
  triangle: ["perimeter = a + b + c"],
  vat: ["gross = net + vat"],
};

/** In every row of whatever table has these columns. */
const ROWS = [
  "paid = interest + principal",
  "balance = deposited + interest",
  "balance = deposited + growth",
  "points = credits × value",
];

/** All of a column together. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  amortization: ["billed_interest = schedule.interest", "billed_interest = full_schedule.interest"],
  "auto-loan": ["billed_interest = schedule.interest", "billed_interest = monthly_schedule.interest"],
  "credit-card-payoff": [
    "total_interest = schedule.interest",
    "total_paid = monthly_schedule.principal + total_interest",
  ],
  gpa: ["points = by_course.points where before is none"],
  grade: ["total_weight = parts.weight", "average = parts.share"],
  "hours-worked": ["hours = days.hours"],
  loan: ["billed_interest = schedule.interest", "billed_interest = full_schedule.interest"],
  macros: ["calories = nutrients.energy"],
  mortgage: ["billed_interest = schedule.interest", "billed_interest = monthly_schedule.interest"],
  "progressive-tax": ["taxable = shares.part"],
  ratio: ["total = parts.amount"],
  statistics: ["count = frequencies.times"],
};

const BILLS = ["paid", "interest", "principal", "balance"];

type Told = Omit<Facts, "tables"> & { readonly tables: ReturnType<Facts["tables"]> };

export const addsUp: Check = (subject) => {
  const { calculator, folder } = subject;
  const laws = [...(SUMS[folder] ?? []), ...(COLUMNS[folder] ?? [])];
  const hasTable = Object.values(calculator.outputs).some(({ kind }) => kind === "table");
  if (laws.length === 0 && !hasTable) return [];
  const answers = factsOf(calculator).map(({ tables, ...facts }) => ({ ...facts, tables: tables() }));
  const ofTables = answers.flatMap((facts) =>
    Object.entries(facts.tables).flatMap(([table, rows]) => [
      ...rowsOut(rows).map((fault) => [facts, `${table}: ${fault}`] as const),
      ...owedOut(rows).map((fault) => [facts, `${table}: ${fault}`] as const),
    ]),
  );
  const told = ofTables.slice(0, 1).map(([{ raw }, fault]) => complaint(subject, fault, raw));
  return [...laws.flatMap((law) => broken(subject, law, answers)), ...told];
};

const complaint = (subject: Subject, fault: string, raw: Facts["raw"]): string =>
  `${definitionOf(subject)} does not add up, ${fault}, given ${JSON.stringify(raw)}.`;

function broken(subject: Subject, law: string, answers: readonly Told[]): readonly string[] {
  const [equation = "", choice, option = ""] = law.split(/ where | is /);
  const meant = answers.filter(({ texts }) => choice === undefined || texts[choice] === option);
  const tried = meant.map((facts) => ({ facts, ...sides(equation, withColumns(facts)) })).filter(({ whole }) => whole);
  if (tried.length === 0)
    return [`${definitionOf(subject)}: “${law}” in suite/sums.ts was never tried; mend its names.`];
  const wrong = tried.find(({ whole, parts = [] }) => whole && !isSame(whole, sum(parts), [whole, ...parts]));
  return wrong
    ? [complaint(subject, `${law} (${wrong.whole} against ${sum(wrong.parts ?? [])})`, wrong.facts.raw)]
    : [];
}

const sum = (parts: readonly Decimal[]): Decimal => parts.reduce((total, part) => total.plus(part), decimal(0));

/** The figures, and each column as one more: "schedule.interest". */
const withColumns = ({ figures, tables }: Told): Row => ({
  ...figures,
  ...Object.fromEntries(
    Object.entries(tables).flatMap(([table, rows]) =>
      Object.keys(rows[0] ?? {}).map((column) => [
        `${table}.${column}`,
        sum(rows.map((row) => row[column] ?? decimal(0))),
      ]),
    ),
  ),
});

const TERM = /(^|[+-]) *([\w.]+)(\?)?(?: ([×÷]) ([\w.]+))?/g;

/** Both sides of "a = b + c ÷ 12 - d?", or neither where a name is unknown. */
function sides(law: string, figures: Row): { readonly whole?: Decimal; readonly parts?: readonly Decimal[] } {
  const [left = "", right = ""] = law.split(" = ");
  const of = (name: string) => (/^\d+$/.test(name) ? decimal(name) : figures[name]);
  const parts = [...right.matchAll(TERM)].map(([, sign, name = "", mayLack, operator, other = ""]) => {
    const [first, second] = [of(name) ?? (mayLack ? decimal(0) : undefined), operator ? of(other) : decimal(1)];
    if (!first || !second) return undefined;
    const part = operator === "÷" ? first.div(second) : first.times(second);
    return sign === "-" ? part.neg() : part;
  });
  const whole = figures[left];
  const known = parts.filter((part) => part !== undefined);
  return whole && known.length === parts.length ? { whole, parts: known } : {};
}

function rowsOut(rows: readonly Row[]): readonly string[] {
  return ROWS.flatMap((law) => {
    const row = rows.find((row) => {
      const { whole, parts = [] } = sides(law, row);
      return whole && !isSame(whole, sum(parts), [whole, ...parts]);
    });
    return row ? [`${law} does not hold in ${JSON.stringify(row)}`] : [];
  });
}

/** What is owed falls by the principal of each bill, and to nothing. */
function owedOut(rows: readonly Row[]): readonly string[] {
  if (!BILLS.every((column) => rows[0]?.[column])) return [];
  const jump = rows.find((row, i) => {
    const before = rows[i - 1]?.balance;
    return before && row.principal && !before.minus(row.principal).eq(row.balance ?? 0);
  });
  if (jump) return [`the balance does not fall by the principal in ${JSON.stringify(jump)}`];
  return rows.at(-1)?.balance?.isZero() ? [] : ["the last balance is not zero"];
}
