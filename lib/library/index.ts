export { tableCsv } from "#lib/service";
export { calculating, describing, solving, tabling } from "./calculator.ts";
export {
  type AllWords,
  askAll,
  calculateNamed,
  describeNamed,
  findNamed,
  listAll,
  type Shelf,
  solveNamed,
  tableNamed,
} from "./library.ts";
export type * from "./types.ts";
