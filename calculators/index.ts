// Every calculator, by slug, in alphabetical order. A line for each stands in the list of its category.
import building from "./building.ts";
import type { List } from "./by-category.ts";
import conversion from "./conversion.ts";
import dates from "./dates.ts";
import everyday from "./everyday.ts";
import finance from "./finance.ts";
import health from "./health.ts";
import mathematics from "./mathematics.ts";
import science from "./science.ts";
import study from "./study.ts";

const all: List = {
  ...finance,
  ...everyday,
  ...health,
  ...dates,
  ...conversion,
  ...mathematics,
  ...building,
  ...science,
  ...study,
};

export const calculators: List = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
