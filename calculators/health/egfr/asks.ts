import type { Asks } from "#engine";

const NAME = "(what is my|what is the|my)? (egfr|gfr|kidney function|estimated gfr)";
const VALUE = "(creatinine|cr|scr|serum creatinine)";
const MAN = "(male|man|m|year old male|year old man|yo male|yo m|years old male|years male)";
const WOMAN = "(female|woman|f|year old female|year old woman|yo female|yo f|years old female|years female)";
const FOR = "(for|of|with|if|and|at|in)? (a|an|my)?";

const says = (sex: string): string[] => [
  `${NAME} ${FOR} ${VALUE} (of|is)? {creatinine:plain} (mg/dl)? ${FOR} (age)? {age:count} (years old|year old|yo|years)? ${sex}`,
  `${NAME} ${FOR} {age:count} ${sex} ${FOR} ${VALUE} (of|is)? {creatinine:plain} (mg/dl)?`,
];
const inputs = { measured: "creatinine", creatinine_unit: "mg_dl" };

const asks: Asks = [
  { example: "egfr creatinine 1.2 age 55 male", says: says(MAN), inputs: { ...inputs, sex: "male" } },
  { example: "egfr creatinine 0.9 age 62 female", says: says(WOMAN), inputs: { ...inputs, sex: "female" } },
];

export default asks;
