import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "determinant of [1, 2; 3, 4]",
    says: ["(matrix)? (determinant|det) (of)? (the)? (matrix)? {a:matrix}"],
    inputs: { find: "determinant" },
  },
  {
    example: "inverse of [2, 1; 5, 3]",
    says: ["(matrix)? (inverse|invert) (of)? (the)? (matrix)? {a:matrix}"],
    inputs: { find: "inverse" },
  },
  {
    example: "rank of [1, 2; 2, 4]",
    says: ["rank (of)? (the)? (matrix)? {a:matrix}"],
    inputs: { find: "reduced" },
    answer: "rank",
  },
  {
    example: "rref of [1, 2, 3; 4, 5, 6]",
    says: ["(rref|reduced row echelon form) (of)? (the)? (matrix)? {a:matrix}"],
    inputs: { find: "reduced" },
  },
  {
    example: "[1, 2; 3, 4] times [5, 6; 7, 8]",
    says: ["(multiply)? (the)? (matrix)? {a:matrix} (times|by|x|×) (the)? (matrix)? {b:matrix}"],
    inputs: { find: "product" },
  },
  {
    example: "transpose of [1, 2; 3, 4]",
    says: ["transpose (of)? (the)? (matrix)? {a:matrix}"],
    inputs: { find: "transpose" },
  },
];

export default asks;
