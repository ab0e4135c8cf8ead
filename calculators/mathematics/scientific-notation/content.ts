import type { Content } from "#engine";
import type scientificNotation from "./scientific-notation.ts";
import vectors from "./vectors.ts";

export default {
  title: "",
  purpose: "",
  about: [],
  howToUse: [],
  methodology: [],
  assumptions: [],
  limitations: [],
  example: { story: "", inputs: { first: 2, second: 3 } },
  mistakes: [],
  questions: [],
  next: [],
  related: [],
  sources: [],
  synonyms: [],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof scientificNotation>;
