// A matrix of exact fractions, read and written in rows: "1, 2; 3, 4".
import { lcm } from "#numbers/integers";
import { plus, type Rational, rational, readFraction, times, writeFraction } from "#numbers/rational";

export type Grid = readonly (readonly Rational[])[];

export const MOST = 5;
const ENTRY = "-?\\d{1,9}(?:\\.\\d{1,9})?(?:/[1-9]\\d{0,8})?";
const ROW = `${ENTRY}(?:(?:, ?| )${ENTRY}){0,${MOST - 1}}`;
export const GRID = `${ROW}(?: ?; ?${ROW}){0,${MOST - 1}}`;

/** In lowest terms. */
export const entry = (text: string): Rational => {
  const { top, bottom } = readFraction(text);
  return rational(top, bottom);
};

export const readGrid = (text: string): Grid => text.split(";").map((row) => row.trim().split(/, ?| /).map(entry));

export const writeGrid = (grid: Grid): string => grid.map((row) => row.map(writeFraction).join(", ")).join("; ");

export const widthOf = ([first = []]: Grid): number => first.length;
export const isEven = (grid: Grid): boolean => grid.every((row) => row.length === widthOf(grid));
export const isSquare = (grid: Grid): boolean => widthOf(grid) === grid.length;
export const sizeOf = (grid: Grid): string => `${grid.length} × ${widthOf(grid)}`;

const NONE = rational(0n);
const ONE = rational(1n);
export const identity = (size: number): Grid =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => (row === column ? ONE : NONE)));

export const transposed = (grid: Grid): Grid =>
  Array.from({ length: widthOf(grid) }, (_, column) => grid.map((row) => row[column] ?? NONE));

export const scaled = (grid: Grid, by: Rational): Grid => grid.map((row) => row.map((one) => times(one, by)));

export const added = (a: Grid, b: Grid): Grid => a.map((row, i) => row.map((one, j) => plus(one, b[i]?.[j] ?? NONE)));

export const multiplied = (a: Grid, b: Grid): Grid => {
  const columns = transposed(b);
  return a.map((row) => columns.map((column) => row.map((one, i) => times(one, column[i] ?? NONE)).reduce(plus, NONE)));
};

export const commonDenominator = (grid: Grid): bigint =>
  grid.flat().reduce((found, { bottom }) => lcm(found, bottom), 1n);

export const raised = (grid: Grid, exponent: number): Grid =>
  Array.from({ length: exponent }, () => grid).reduce(multiplied, identity(grid.length));
