// Every calculator, by slug, in alphabetical order.
import type { List } from "../listed.ts";
import building from "./building.ts";
import conversion from "./conversion.ts";
import dates from "./dates.ts";
import everyday from "./everyday.ts";
import finance from "./finance.ts";
import health from "./health.ts";
import mathematics from "./mathematics.ts";
import science from "./science.ts";
import study from "./study.ts";

const all: List = { ...building, ...conversion, ...dates, ...everyday, ...finance, ...health, ...mathematics, ...science, ...study };

export const calculators: List = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
