import { choice, count, defineCalculator, noAnswer, table, text, toldAsTyped, typed } from "#engine";
import { power } from "#numbers/integers";
import { FRACTION, plus, rational, writeFraction } from "#numbers/rational";
import {
  added,
  commonDenominator,
  entry,
  GRID,
  type Grid,
  identity,
  isEven,
  isSquare,
  MOST,
  multiplied,
  raised,
  readGrid,
  scaled,
  sizeOf,
  transposed,
  widthOf,
  writeGrid,
} from "../../shared/matrix-grid.ts";
import { reduce } from "../../shared/row-operations.ts";

const WRITTEN = {
  pattern: GRID,
  like: `a matrix of at most ${MOST} rows and columns, such as 1 2; 3 4`,
  maxLength: 200,
} as const;
const LARGEST_DENOMINATOR = power(10n, 100);
const COLUMN = text("Column", { optional: true });

export default defineCalculator({
  name: "Matrix calculator",
  summary: "Determinant, inverse, rank, powers, sums and products of matrices up to 5 × 5, in exact fractions.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        determinant: "Determinant",
        inverse: "Inverse",
        reduced: "Reduced row echelon form and rank",
        transpose: "Transpose",
        power: "Power of A",
        scalar: "A times a number",
        product: "A × B",
        sum: "A + B",
        difference: "A − B",
      },
      { default: "determinant" },
    ),
    a: typed("Matrix A", {
      ...WRITTEN,
      example: "2 3 1; 3 3 1; 2 4 1",
      help: "A space between entries, a semicolon after a row. Fractions such as 1/2 are fine.",
    }),
    b: typed("Matrix B", { ...WRITTEN, example: "1 0 2; 0 1 1; 3 1 0" }),
    exponent: count("Exponent", { min: 0, max: 10, example: 2 }),
    factor: typed("Number", { pattern: FRACTION, like: "a number such as 3 or -1/2", maxLength: 20, example: "3" }),
  },

  outputs: {
    determinant: text("Determinant", { optional: true }),
    result: text("Result", { optional: true }),
    rank: count("Rank", { optional: true }),
    trace: text("Trace", { optional: true }),
    size: text("Size"),
    rows: table("Result in rows", { c1: COLUMN, c2: COLUMN, c3: COLUMN, c4: COLUMN, c5: COLUMN }, { optional: true }),
  },
  primary: ({ find }) => (find === "determinant" ? "determinant" : "result"),
  formula: "entry in row i and column j of A × B = sum of a(i, k) × b(k, j)",

  questions: {
    find: {
      determinant: {
        check: ({ a }) => ({ a: faultOf(a) || notSquare(a) }),
        compute: ({ a }) => ({ ...aboutSquare(readGrid(a)), size: sizeOf(readGrid(a)) }),
        sentence: (_, { determinant, rank }) => `The determinant is ${determinant}, and the rank is ${rank}.`,
        working: (_given, _found, _show, { a }) => [...stepsOf(readGrid(a)), lastStep(readGrid(a))],
      },
      inverse: {
        check: ({ a }) => ({ a: faultOf(a) || notSquare(a) }),
        compute({ a }) {
          const grid = readGrid(a);
          const size = grid.length;
          const both = reduce(
            grid.map((row, i) => [...row, ...(identity(size)[i] ?? [])]),
            size,
          );
          if (both.rank < size) return noAnswer("The determinant of this matrix is 0, so it has no inverse.");
          return { ...aboutSquare(grid), ...inRows(both.grid.map((row) => row.slice(size))) };
        },
        sentence: (_, { result }) => `The inverse is ${result}.`,
        working: (_, { result }, __, { a }) => [
          "Write the identity matrix beside A",
          ...stepsOf(readGrid(a)),
          `Inverse: ${result}`,
        ],
      },
      reduced: {
        check: ({ a }) => ({ a: faultOf(a) }),
        compute({ a }) {
          const { grid, rank } = reduce(readGrid(a));
          return { rank, ...inRows(grid) };
        },
        sentence: (_, { result, rank }) => `The reduced row echelon form is ${result}, and the rank is ${rank}.`,
        working: (_, { result }, __, { a }) => [...stepsOf(readGrid(a)), `Reduced row echelon form: ${result}`],
      },
      transpose: {
        check: ({ a }) => ({ a: faultOf(a) }),
        compute: ({ a }) => inRows(transposed(readGrid(a))),
        sentence: (_, { result }) => `The transpose is ${result}.`,
        working: (_, { result }) => [`Each row of A becomes a column: ${result}`],
      },
      power: {
        asks: ["exponent"],
        check: ({ a, exponent }) => ({
          a: faultOf(a) || notSquare(a),
          exponent:
            power(commonDenominator(readGrid(a)), exponent) > LARGEST_DENOMINATOR &&
            "must be smaller: the fractions would have more than 100 digits",
        }),
        compute: ({ a, exponent }) => inRows(raised(readGrid(a), exponent)),
        sentence: ({ exponent }, { result }) => `A to the power of ${exponent} is ${result}.`,
        working: ({ exponent }, { result }) => [
          `Begin with the identity matrix and multiply by A, ${exponent} times in all: ${result}`,
        ],
      },
      scalar: {
        asks: ["factor"],
        check: ({ a, factor }) => ({
          a: faultOf(a),
          factor: /\/ ?0+$/.test(factor) && "must not have 0 as its denominator",
        }),
        compute: ({ a, factor }) => inRows(scaled(readGrid(a), entry(factor))),
        sentence: ({ factor }, { result }) => `A times ${factor} is ${result}.`,
        working: ({ factor }, { result }) => [`Multiply each entry by ${factor}: ${result}`],
      },
      product: {
        asks: ["b"],
        check: ({ a, b }) => ({
          a: faultOf(a),
          b: faultOf(b) || (widthOf(readGrid(a)) !== readGrid(b).length && "must have as many rows as A has columns"),
        }),
        compute: ({ a, b }) => inRows(multiplied(readGrid(a), readGrid(b))),
        sentence: (_, { result }) => `A × B is ${result}.`,
        working: (_, { result }, __, { a, b }) => [
          `First entry: ${firstOf(readGrid(a), readGrid(b))}`,
          `All entries, each a row of A times a column of B: ${result}`,
        ],
      },
      sum: {
        asks: ["b"],
        check: ({ a, b }) => ({ a: faultOf(a), b: faultOf(b) || otherSize(a, b) }),
        compute: ({ a, b }) => inRows(added(readGrid(a), readGrid(b))),
        sentence: (_, { result }) => `A + B is ${result}.`,
        working: (_, { result }) => [`Add the entries in the same place: ${result}`],
      },
      difference: {
        asks: ["b"],
        check: ({ a, b }) => ({ a: faultOf(a), b: faultOf(b) || otherSize(a, b) }),
        compute: ({ a, b }) => inRows(added(readGrid(a), scaled(readGrid(b), rational(-1n)))),
        sentence: (_, { result }) => `A − B is ${result}.`,
        working: (_, { result }) => [`Subtract the entries in the same place: ${result}`],
      },
    },
  },
});

function faultOf(matrix: string) {
  return !isEven(readGrid(matrix)) && "must have the same number of entries in each row";
}
function notSquare(matrix: string) {
  return !isSquare(readGrid(matrix)) && "must have as many rows as columns";
}
function otherSize(a: string, b: string) {
  return sizeOf(readGrid(a)) !== sizeOf(readGrid(b)) && "must have the same size as A";
}

function aboutSquare(grid: Grid) {
  const { determinant, rank } = reduce(grid);
  const trace = grid.map((row, i) => row[i] ?? rational(0n)).reduce(plus);
  return { determinant: writeFraction(determinant), rank, trace: writeFraction(trace) };
}

const inRows = (grid: Grid) => ({
  result: toldAsTyped(writeGrid(grid)),
  size: sizeOf(grid),
  rows: grid.map((row) => {
    const [c1 = null, c2 = null, c3 = null, c4 = null, c5 = null] = row.map(writeFraction);
    return { c1, c2, c3, c4, c5 };
  }),
});

function stepsOf(grid: Grid): readonly string[] {
  return reduce(grid).steps;
}

/** How the determinant follows from the row operations. */
function lastStep(grid: Grid): string {
  const { rank, determinant } = reduce(grid);
  if (rank < grid.length) return "A row of zeros is left, so the determinant is 0";
  return `Determinant: the product of the numbers that rows were divided by, with a minus for each swap: ${writeFraction(determinant)}`;
}

/** "1 × 5 + 2 × 7" */
function firstOf([row = []]: Grid, b: Grid): string {
  return row.map((one, i) => `${writeFraction(one)} × ${writeFraction(b[i]?.[0] ?? one)}`).join(" + ");
}
