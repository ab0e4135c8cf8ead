// The questions that calculators give as examples, and what the search answers to them.
import { asks } from "#calculators/asks";
import { findCurrency, USD } from "#engine";
import { ask } from "#lib/questions/ask";
import { catalogue, findableOf } from "#lib/service/catalogue";

const TODAY = "2026-11-20";

export const examplesOf = (slug: string): readonly string[] =>
  (asks[slug] ?? []).flatMap((one) => {
    if ("examples" in one) return one.examples;
    return "example" in one ? [one.example] : [];
  });

export async function answersTo(question: string) {
  const among = (await catalogue().all()).map(findableOf);
  const currencyOf = async (code: string) => findCurrency(code) ?? USD;
  return (await ask(question, { today: TODAY, among, currency: USD, currencyOf })).answers;
}
