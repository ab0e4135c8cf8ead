import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import uk from "../law/uk-student-loans.json";
import poverty from "../law/us-poverty-guidelines.json";
import us from "../law/us-student-loans.json";

export const unitedKingdomStudentLoans: Fact<LawOf<"uk-student-loans">> = uk;
export const unitedStatesStudentLoans: Fact<LawOf<"us-student-loans">> = us;
export const unitedStatesPoverty: Fact<LawOf<"us-poverty-guidelines">> = poverty;
