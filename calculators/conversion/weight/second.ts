import { conversion } from "#calculators/second/convert";
import type { Opinion } from "#calculators/second/given";
import { KILOGRAMS } from "#calculators/second/units";

const OFFERED = "ug mg g kg t gr oz lb st us_cwt uk_cwt us_ton uk_ton ozt ct".split(" ");

const weight: Opinion = (given) => conversion(given, KILOGRAMS, OFFERED);

export default weight;
