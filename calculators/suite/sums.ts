// What must add up: wholes and their parts, the rows of a table, its columns, and what is still owed.
import type { Calculator, Raw } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { decimal } from "#numbers/decimal";
import { sum, termsOf } from "./expression.ts";
import { type Facts, factsOf, isSame, type Row } from "./facts.ts";
import { type Check, definitionOf, lawsOf, type Subject } from "./subject.ts";

/** In every row of whatever table has these columns. */
const ROWS = [
  "paid = interest + principal",
  "balance = deposited + interest",
  "balance = deposited + growth",
  "points = credits × value",
  "per_week = days × per_day",
];

const BILLS = ["paid", "interest", "principal", "balance"];

type Answered = Omit<Facts, "tables"> & { readonly tables: ReturnType<Facts["tables"]> };

export const addsUp: Check = (subject) => {
  const { calculator } = subject;
  const { sums: laws = [] } = lawsOf(subject);
  const hasTable = Object.values(calculator.outputs).some(({ kind }) => kind === "table");
  if (laws.length === 0 && !hasTable) return [];
  const answers = answersOf(calculator);
  const ofTables = answers.flatMap((facts) =>
    Object.entries(facts.tables).flatMap(([table, rows]) => [
      ...rowsOut(rows).map((fault) => [facts, `${table}: ${fault}`] as const),
      ...owedOut(rows).map((fault) => [facts, `${table}: ${fault}`] as const),
    ]),
  );
  const ofFirst = ofTables.slice(0, 1).map(([{ raw }, fault]) => complaint(subject, fault, raw));
  return [...laws.flatMap((law) => broken(subject, law, answers)), ...ofFirst];
};

const answersOf = (calculator: Calculator, choices?: Raw): readonly Answered[] =>
  factsOf(calculator, choices).map(({ tables, ...facts }) => ({ ...facts, tables: tables() }));

const complaint = (subject: Subject, fault: string, raw: Facts["raw"]): string =>
  `${definitionOf(subject)} does not add up, ${fault}, given ${JSON.stringify(raw)}.`;

function broken(subject: Subject, law: string, answers: readonly Answered[]): readonly string[] {
  const [equation = "", choice, option = ""] = law.split(/ where | is /);
  const meant = choice === undefined ? answers : answersOf(subject.calculator, { [choice]: option });
  const tried = meant.map((facts) => ({ facts, ...sides(equation, withColumns(facts)) })).filter(({ whole }) => whole);
  if (tried.length === 0) return [`${definitionOf(subject)}: “${law}” in laws.ts was never tried; mend its names.`];
  const wrong = tried.find(({ whole, parts = [] }) => whole && !isSame(whole, sum(parts), [whole, ...parts]));
  return wrong
    ? [complaint(subject, `${law} (${wrong.whole} against ${sum(wrong.parts ?? [])})`, wrong.facts.raw)]
    : [];
}

/** The figures, and each column as one more: "schedule.interest". */
const withColumns = ({ figures, tables }: Answered): Row => ({
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

/** Both sides of "a = b + c ÷ 12 - d?", or neither where a name is unknown. */
function sides(law: string, figures: Row): { readonly whole?: Decimal; readonly parts?: readonly Decimal[] } {
  const [left = "", right = ""] = law.split(" = ");
  const [whole, parts] = [figures[left], termsOf(right, figures)];
  return whole && parts ? { whole, parts } : {};
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
