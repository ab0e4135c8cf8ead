import type { Calculator } from "#engine";
import { spanInWords } from "#facts/dated";
import type { Outcome } from "../calculator/outcome.ts";
import { Cited } from "../proof/cited.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome };

/** Which year's and country's figures the answer uses, and where they were read. */
export function FactsUsed({ calculator, outcome: { answer } }: Props) {
  const facts = (answer && calculator.facts?.(answer.inputs)) ?? [];
  return facts.map(({ what, from, to, source }) => (
    <p className="note" key={`${what} ${from}`}>
      Uses {what}, <b>{spanInWords(from, to)}</b>: <Cited source={source} />
    </p>
  ));
}
