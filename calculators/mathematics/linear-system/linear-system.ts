import { count, defineCalculator, number, table, text, toldAsTyped, typed } from "#engine";
import { type Rational, toDecimal, writeFraction } from "#numbers/rational";
import { reduce } from "../../shared/row-operations.ts";
import { EQUATIONS, MOST, readSystem, type System } from "./equations-read.ts";

const ANY = "any number";

export default defineCalculator({
  name: "System of equations calculator",
  summary: "Solve 1 to 5 linear equations with up to 5 variables, exactly, with the elimination step by step.",

  inputs: {
    equations: typed("Equations", {
      pattern: EQUATIONS,
      like: "linear equations such as 2x + 3y = 7; x - y = 1",
      maxLength: 300,
      example: "x - 2y + 3z = 9; -x + 3y - z = -6; 2x - 5y + 5z = 17",
      help: "A semicolon after each. A variable is a letter, and numbers may be fractions such as 1/2.",
    }),
  },

  outputs: {
    solution: text("Solution"),
    solutions: text("How many solutions"),
    determinant: text("Determinant", { optional: true }),
    rank: count("Independent equations"),
    values: table(
      "Values",
      {
        variable: text("Variable"),
        value: text("Value"),
        decimal: number("As a decimal", { digits: 4, optional: true }),
      },
      { optional: true },
    ),
  },
  primary: "solution",
  formula: "ax + by + cz = d",

  check({ equations }) {
    const { names } = readSystem(equations);
    if (names.length === 0) return { equations: "must have a variable, such as x" };
    return { equations: names.length > MOST && `must have at most ${MOST} variables` };
  },

  compute({ equations }) {
    const system = readSystem(equations);
    const { names, grid } = system;
    const { rank, determinant } = reduce(coefficientsOf(system));
    const found = solved(system);
    return {
      solution: toldAsTyped(found ? found.map(({ name, value }) => `${name} = ${value}`).join(", ") : "No solution"),
      solutions: howMany(found !== null, rank === names.length),
      determinant: grid.length === names.length ? writeFraction(determinant) : null,
      rank,
      values: found?.map(({ name, value, decimal }) => ({ variable: name, value, decimal })) ?? null,
    };
  },

  sentence: (_, { solution, solutions }) => SENTENCES[`${solutions}`]?.(`${solution}`) ?? "",

  working: (_given, { solution }, _show, { equations }) => {
    const system = readSystem(equations);
    return [
      `Each equation as a row, the constant last: ${rowsOf(system)}`,
      ...reduce(system.grid, system.names.length).steps,
      `Read the rows: ${solution}`,
    ];
  },
});

const SENTENCES: Readonly<Record<string, (solution: string) => string>> = {
  One: (solution) => `The solution is ${solution}.`,
  None: () => "The equations contradict each other, so no numbers solve all of them.",
  "Infinitely many": (solution) => `Infinitely many solutions: ${solution}.`,
};

function howMany(isSolved: boolean, isDetermined: boolean): string {
  if (!isSolved) return "None";
  return isDetermined ? "One" : "Infinitely many";
}

const coefficientsOf = ({ grid }: System) => grid.map((row) => row.slice(0, -1));
const rowsOf = ({ grid }: System): string => grid.map((row) => row.map(writeFraction).join(", ")).join("; ");

type Value = { readonly name: string; readonly value: string; readonly decimal: ReturnType<typeof toDecimal> | null };

/** A variable without a row of its own may be any number, and others depend on it. */
function solved({ names, grid }: System): readonly Value[] | null {
  const reduced = reduce(grid, names.length).grid;
  const leads = reduced.map((row) => row.slice(0, names.length).findIndex(({ top }) => top !== 0n));
  if (reduced.some((row, i) => leads[i] === -1 && row.at(-1)?.top !== 0n)) return null;
  return names.map((name, i) => {
    const row = reduced[leads.indexOf(i)];
    if (!row) return { name, value: ANY, decimal: null };
    const others = names.flatMap((other, j) => (j === i ? [] : termOf(row[j], other)));
    const constant = row.at(-1);
    if (!constant) return { name, value: ANY, decimal: null };
    const terms = constant.top === 0n && others.length > 0 ? others : [signed(constant, ""), ...others];
    return { name, value: joined(terms), decimal: others.length > 0 ? null : toDecimal(constant) };
  });
}

/** On the other side of its equation a term has the other sign. */
function termOf(coefficient: Rational | undefined, name: string): readonly string[] {
  if (!coefficient || coefficient.top === 0n) return [];
  return [signed({ top: -coefficient.top, bottom: coefficient.bottom }, name)];
}

/** "+5", "-2z", "+1/2 z" */
function signed({ top, bottom }: Rational, name: string): string {
  const size = writeFraction({ top: top < 0n ? -top : top, bottom });
  const times = name !== "" && size === "1" ? "" : size;
  return `${top < 0n ? "-" : "+"}${times}${bottom === 1n || name === "" ? "" : " "}${name}`;
}

/** "+5", "-2z" is "5 - 2z". */
const joined = ([first = "", ...rest]: readonly string[]): string =>
  [first.replace(/^\+/, ""), ...rest.map((term) => `${term.slice(0, 1)} ${term.slice(1)}`)].join(" ");
