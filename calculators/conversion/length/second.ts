import { conversion } from "#calculators/second/convert";
import type { Opinion } from "#calculators/second/given";
import { METRES } from "#calculators/second/units";

const OFFERED = "nm um mm cm m km in ft yd mi mil fathom chain furlong nmi survey_ft survey_mi au ly".split(" ");

const length: Opinion = (given) => conversion(given, METRES, OFFERED);

export default length;
