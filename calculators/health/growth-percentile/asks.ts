import type { Asks } from "#engine";

const GIRL = "(girl|daughter|baby girl|female|old girl)";
const BOY = "(boy|son|baby boy|male|old boy)";
const NAME = "(what)? (weight)? percentile (is|for|of)? (a|an|my)?";

const asks: Asks = [
  {
    example: "weight percentile for a 9 month old girl 8.5 kg",
    says: [`${NAME} {months:count} month (old)? ${GIRL} (at|of|weighing|who weighs|with)? {weight:kilograms}`],
    inputs: { measure: "weight", sex: "female", age_by: "age", years: "0", weight_unit: "kg", chart: "who" },
  },
  {
    example: "weight percentile for a 9 month old boy 9 kg",
    says: [`${NAME} {months:count} month (old)? ${BOY} (at|of|weighing|who weighs|with)? {weight:kilograms}`],
    inputs: { measure: "weight", sex: "male", age_by: "age", years: "0", weight_unit: "kg", chart: "who" },
  },
  {
    example: "weight percentile for a 6 month old girl 16 lb",
    says: [`${NAME} {months:count} month (old)? ${GIRL} (at|of|weighing|who weighs|with)? {weight:pounds}`],
    inputs: { measure: "weight", sex: "female", age_by: "age", years: "0", weight_unit: "lb", chart: "who" },
  },
  {
    example: "weight percentile for a 6 month old boy 18 lb",
    says: [`${NAME} {months:count} month (old)? ${BOY} (at|of|weighing|who weighs|with)? {weight:pounds}`],
    inputs: { measure: "weight", sex: "male", age_by: "age", years: "0", weight_unit: "lb", chart: "who" },
  },
];

export default asks;
