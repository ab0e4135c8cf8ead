import { isRefusal } from "#engine";
import { calculation, refused } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

/** The answer that every example of this page comes to; none where the owner has closed that calculator. */
export async function worked() {
  const entry = await catalogue().findOpen("tip");
  if (!entry) return undefined;
  const answer = calculation(entry, { bill: 80, tip_rate: 18, people: 4 }, site(), new Date(site().builtAt));
  const refusal = calculation(entry, { peple: 4 }, site(), new Date(site().builtAt));
  if (isRefusal(answer) || !isRefusal(refusal)) throw new Error("the examples of the developers' page do not hold");
  const error = refused(entry.calculator, refusal);
  return { answer, printed: `${answer.primary.sentence}\n${answer.source_url}`, refusal: { error } };
}
