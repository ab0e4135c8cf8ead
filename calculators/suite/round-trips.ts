// What must come back: an answer that is put into the same calculator, asked the other way round, gives what one began with.
import type { Calculator, Laws, Raw } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { sum, termsOf } from "./expression.ts";
import { type Facts, factsFrom, factsOf, isSame, type Row } from "./facts.ts";
import { onlyAsked } from "./start.ts";
import { type Check, definitionOf, lawsOf, type Subject } from "./subject.ts";

type RoundTrip = NonNullable<Laws<Calculator>["undoes"]>[number];

export const comesBack: Check = (subject) => {
  const { undoes = [], agrees = [] } = lawsOf(subject);
  return [...undoes, ...agrees].flatMap((trip) => broken(subject, trip));
};

function broken(subject: Subject, trip: RoundTrip): readonly string[] {
  const { calculator } = subject;
  const trips = factsOf(calculator, trip.there).flatMap((begun) => {
    const returned = factsFrom(calculator, wayBack(calculator, trip, begun));
    return returned ? [{ begun, returned }] : [];
  });
  const way = `${JSON.stringify(trip.there)} and back ${JSON.stringify(trip.back)}`;
  if (trips.length === 0) return [`${definitionOf(subject)}: ${way} in laws.ts was never tried; mend its names.`];
  const faults = trips.flatMap(({ begun, returned }) =>
    Object.entries(trip.gives)
      .filter(([output, wanted]) => !isBack(calculator, output, wanted ?? "", begun, returned))
      .map(
        ([output, wanted = ""]) =>
          `${definitionOf(subject)} does not come back: ${wanted} was ${sentAs(wanted, begun)} and came back as ${output} of ${returned.said[output]}, given ${JSON.stringify(begun.raw)} and then ${JSON.stringify(returned.raw)}.`,
      ),
  );
  return faults.slice(0, 1);
}

function wayBack(calculator: Calculator, { back, with: carried }: RoundTrip, begun: Facts): Raw {
  const given = Object.entries(carried).map(([input, from = ""]) => [input, sentAs(from, begun)] as const);
  return onlyAsked(calculator, { ...begun.texts, ...Object.fromEntries(given), ...back });
}

/** A figure as it was said, or an expression worked out. */
const sentAs = (from: string, { said, figures }: Facts): string | undefined =>
  said[from] ?? worked(from, figures)?.toString();

function worked(expression: string, figures: Row): Decimal | undefined {
  const terms = termsOf(expression, figures);
  return terms && sum(terms);
}

function isBack(calculator: Calculator, output: string, wanted: string, begun: Facts, returned: Facts): boolean {
  const [is, was] = [returned.figures[output], worked(wanted, begun.figures)];
  if (!is || !was) return returned.said[output] === begun.said[wanted];
  return isSame(is, was, alike(calculator, output, begun.figures));
}

/** What a figure may have been made from: those of its kind. */
function alike({ inputs, outputs }: Calculator, output: string, figures: Row): readonly Decimal[] {
  const fields: Readonly<Record<string, { readonly kind: string } | undefined>> = { ...inputs, ...outputs };
  return Object.entries(figures).flatMap(([name, figure]) =>
    fields[name]?.kind === outputs[output]?.kind ? figure : [],
  );
}
