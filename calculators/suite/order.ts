// The order of a list does not matter: written backward, and with its first element last, it gives the same figures.
import type { InputField, Raw } from "#engine";
import { type Facts, factsFrom, factsOf, isSame } from "./facts.ts";
import { type Check, definitionOf, type Subject } from "./subject.ts";

export const mindsNoOrder: Check = (subject) =>
  Object.entries(subject.calculator.inputs).flatMap(([name, field]) =>
    isList(field) ? broken(subject, name, field) : [],
  );

const isList = ({ kind }: InputField): boolean => kind === "numbers" || kind === "rows";

function broken(subject: Subject, name: string, field: InputField): readonly string[] {
  const { calculator } = subject;
  for (const facts of factsOf(calculator).filter(({ texts }) => texts[name] !== undefined)) {
    for (const raw of reordered(facts, name, field)) {
      const other = factsFrom(calculator, raw);
      const differing = Object.entries(facts.figures).find(
        ([output, figure]) => output !== name && !isSame(figure, other?.figures[output] ?? figure.plus(1)),
      );
      if (!differing) continue;
      return [
        `${definitionOf(subject)}: ${differing[0]} is ${differing[1]} given ${JSON.stringify(facts.raw)} and ${other?.figures[differing[0]]} with ${name} in another order.`,
      ];
    }
  }
  return [];
}

function reordered({ raw, texts }: Facts, name: string, { kind }: InputField): readonly Raw[] {
  const between = kind === "rows" ? "; " : ", ";
  const [first = "", ...others] = texts[name]?.split(between) ?? [];
  return [[...others, first], [first, ...others].reverse()].map((list) => ({ ...raw, [name]: list.join(between) }));
}
