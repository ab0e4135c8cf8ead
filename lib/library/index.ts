export { tableCsv } from "#lib/service";
export { calculating, describing, solving, tabling } from "./calculator.ts";
export {
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
