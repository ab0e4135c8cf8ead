// The same facts as in structuredContent, to be read: some clients show a model only the one, some only the other. The answer
// comes first, then its figures; of a long table only the ends, because it costs a model more than all the rest. The inputs are
// those in the last link.
import type { Entry } from "#lib/catalogue";
import type { Calculation, ServiceError } from "#lib/service";
import { addsNothing } from "./plain-words.ts";

type Table = Calculation["tables"][string];

export function answerText({ calculator }: Entry, answer: Calculation): string {
  const { result, primary, calculation, tables, warnings = [], disclaimer, source_url, share_url } = answer;
  const { primary: _, ...figures } = result;
  const rounded = roundedIn(answer);
  const labelled = Object.entries(figures).map(([name, text]) => {
    const label = calculator.outputs[name]?.label ?? "";
    return `${label}${name in rounded && !addsNothing(label, name) ? ` (${name})` : ""}: ${text}`;
  });
  return paragraphs(
    [primary.sentence, ...warnings.map((warning) => `Warning: ${warning}`)],
    labelled,
    [`Formula: ${calculation.formula}`, ...calculation.steps],
    ...Object.values(tables).map(tableLines),
    ["Assumptions:", ...calculation.assumptions.map(listed)],
    [disclaimer],
    [`Source: ${source_url}`, `Inputs used: ${share_url}`],
  );
}

/** Every fault at once, so that the next call can be right. */
export function refusalText(error: ServiceError): string {
  const faults: readonly ServiceError[] = error.issues ?? [error];
  const lines = faults.map(({ code, field, message }) => listed(`${field ? `${field}, ` : ""}${code}: ${message}`));
  return paragraphs(["There is no answer, because:", ...lines]);
}

/** For clients that read only texts and calculate further: what the text above rounds. There a name stands beside a label
 * that is not the same in other letters. */
export const valuesText = (answer: Calculation): string => JSON.stringify({ values: roundedIn(answer) });

function roundedIn({ values, result }: Calculation): Calculation["values"] {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isExact(result[name] ?? "", value)));
}

/** "$320,000.00" is 320000, and "360 payments" is 360. */
const isExact = (text: string, value: string): boolean =>
  text === value || text.replace(/[^\d.-]/g, "").replace(/\.0*$|(?<=\.\d*)0+$/, "") === value;

const LONG_TABLE = 12;

function tableLines({ label, columns, rows }: Table): string[] {
  const lines = [columns.map((column) => column.label), ...rows].map((cells) => cells.join(" | "));
  if (rows.length <= LONG_TABLE) return [`${label}:`, ...lines];
  const left = `… ${rows.length - 4} more rows: see structuredContent.tables or the last link below`;
  return [`${label}:`, ...lines.slice(0, 3), left, ...lines.slice(-2)];
}

const listed = (text: string) => `- ${text}`;

const paragraphs = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
