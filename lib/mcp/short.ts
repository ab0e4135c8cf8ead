// What structuredContent holds: the Calculation of the REST service, or as much of it as was asked for. Whatever is here has
// the same value at the same place in REST.
import type { Calculation } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Message } from "./message.ts";
import type { Show } from "./show.ts";

type Words = Entry["words"];

export type Shown = ReturnType<typeof shown>;

export function shown(words: Words, answer: Calculation, sent: Message, show: Show) {
  if (show.has("all")) return answer;
  const { result, primary, values, calculation, tables, warnings, notes } = answer;
  const { formula, inputs, steps, facts } = calculation;
  return {
    result,
    primary: { sentence: primary.sentence },
    ...(show.has("values") ? { values } : {}),
    ...(warnings ? { warnings } : {}),
    ...(notes ? { notes } : {}),
    calculation: {
      inputs: unlikeSent(inputs, sent),
      formula,
      ...(show.has("steps") ? { steps } : {}),
      assumptions: assumptionsBesideFacts(words, answer),
      ...(facts ? { facts: facts.map(({ what, source }) => ({ what, source: { title: source.title } })) } : {}),
    },
    ...(show.has("tables") ? { tables } : {}),
    tool_version: answer.tool_version,
    calculation_timestamp: answer.calculation_timestamp,
    source_url: answer.source_url,
  };
}

/** What was used without being sent, or is read otherwise than it was written: whoever calls knows the rest. */
export const unlikeSent = (inputs: Readonly<Record<string, string>>, sent: Message): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(inputs).filter(([name, text]) => String(sent[name]) !== text));

/** Which published figures a short answer rests on stands in its facts. */
export function assumptionsBesideFacts({ factLines = [] }: Words, { calculation }: Calculation): readonly string[] {
  const lines = new Set(factLines.map(({ line }) => line));
  return calculation.assumptions.filter((line) => !lines.has(line));
}
