// What must grow, or shrink, with what: of two made-up inputs that differ in one figure, the larger never goes the wrong way.
import * as fc from "fast-check";
import { type Calculator, type InputField, type Laws, type Raw, unitName } from "#engine";
import { factsFrom, factsOf, isSame, TRIES } from "./facts.ts";
import { bodies } from "./generate.ts";
import { onlyAsked } from "./start.ts";
import { type Check, definitionOf, lawsOf, type Subject } from "./subject.ts";

type Law = NonNullable<Laws<Calculator>["grows"]>[number];

export const goesOneWay: Check = (subject) => (lawsOf(subject).grows ?? []).flatMap((law) => broken(subject, law));

function broken(subject: Subject, [input, way, output, choices]: Law): readonly string[] {
  const { calculator } = subject;
  const law = `more of ${input} ${way} ${output}`;
  let tried = 0;
  const others = valuesOf(input, calculator.inputs[input]);
  for (const [i, { raw, texts, figures }] of factsOf(calculator, choices).entries()) {
    const other = factsFrom(calculator, onlyAsked(calculator, { ...raw, ...others[i], ...choices }));
    const [before, after, one, two] = [figures[input], other?.figures[input], figures[output], other?.figures[output]];
    // Figures of a quantity in two units are not to be compared.
    const isAlike = other?.texts[unitName(input)] === texts[unitName(input)];
    if (!other || !isAlike || !before || !after || !one || !two) continue;
    tried++;
    const rise = after
      .minus(before)
      .times(two.minus(one))
      .times(way === "raises" ? 1 : -1);
    if (rise.gte(0) || isSame(one, two, Object.values(figures))) continue;
    return [
      `${definitionOf(subject)}: ${law}, but ${output} is ${one} given ${JSON.stringify(raw)} and ${two} given ${JSON.stringify(other.raw)}.`,
    ];
  }
  return tried > 0 ? [] : [`${definitionOf(subject)}: “${law}” in laws.ts was never tried; mend its names.`];
}

function valuesOf(name: string, field: InputField | undefined): readonly Raw[] {
  if (!field) return [];
  const { when: _, ...always } = field;
  return fc.sample(bodies({ inputs: { [name]: always } }), { ...TRIES, seed: 20_261_124 });
}
