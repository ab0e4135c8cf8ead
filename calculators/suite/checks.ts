// The suite: what must hold for every calculator.
import { worksOutAgain } from "./again.ts";
import { answersAnything, begins, holdsAtItsCorners } from "./answers.ts";
import { restsOnOthers } from "./evidence.ts";
import { asksWell } from "./inputs.ts";
import { statesItsLaws } from "./laws.ts";
import { goesOneWay } from "./monotone.ts";
import { mindsNoOrder } from "./order.ts";
import { tellsWell } from "./outputs.ts";
import { inItsPlace } from "./place.ts";
import { speaksPlainly } from "./plain.ts";
import { comesBack } from "./round-trips.ts";
import { scales } from "./scales.ts";
import { agreesWithItsSchema } from "./schema.ts";
import type { Check } from "./subject.ts";
import { addsUp } from "./sums.ts";
import { keepsItsAnswerInAnyUnit } from "./units.ts";
import { meetsItsVectors } from "./vectors.ts";
import { isDescribedInWords } from "./words.ts";

export const CHECKS: Readonly<Record<string, Check>> = {
  "stands in a folder of its own": inItsPlace,
  "asks for inputs that make sense": asksWell,
  "declares outputs that make sense": tellsWell,
  "is described in words, completely": isDescribedInWords,
  "speaks plainly": speaksPlainly,
  "meets its vectors": meetsItsVectors,
  "rests on others": restsOnOthers,
  "begins with an answer": begins,
  "answers at every bound, option and unit": holdsAtItsCorners,
  "answers made-up inputs": answersAnything,
  "keeps its answer in any unit": keepsItsAnswerInAnyUnit,
  "works its equations out again": worksOutAgain,
  "states its laws": statesItsLaws,
  "adds up": addsUp,
  "goes one way": goesOneWay,
  "scales as it must": scales,
  "comes back to where it began": comesBack,
  "minds no order": mindsNoOrder,
  "agrees with its JSON Schema": agreesWithItsSchema,
};
