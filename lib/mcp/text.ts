// The same facts as in structuredContent, to be read: some clients show a model only the one, some only the other. The answer
// comes first, then its figures; of a long table only the ends, because it costs a model more than all the rest. The page's
// address is the beginning of the last link.

import type { Calculation, ServiceError } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { addsNothing } from "./plain-words.ts";

type Table = Calculation["tables"][string];

export function answerText({ calculator }: Entry, answer: Calculation): string {
  const { result, primary, calculation, tables, warnings = [], notes = [], disclaimer, share_url } = answer;
  const used = Object.entries(calculation.inputs).map(([name, text]) => `${name} ${text}`);
  return paragraphs(
    [...warnings.map((warning) => `Warning: ${warning}`), primary.sentence, ...notes.map((note) => `Note: ${note}`)],
    ...figuresOf(calculator, result),
    [`Inputs used: ${used.join(", ")}`],
    [`Formula: ${calculation.formula}`, ...calculation.steps],
    ...Object.values(tables).map(tableLines),
    ["Assumptions:", ...calculation.assumptions.map(listed)],
    [disclaimer],
    [`Source, with these inputs: ${share_url}`],
  );
}

/** Under the headings of the page, and then what the page leaves out. */
function figuresOf({ outputs, groups = {} }: Entry["calculator"], result: Calculation["result"]) {
  const line = (name: string) => `${named(outputs[name]?.label ?? "", name)}: ${result[name]}`;
  const isThere = (name: string) => name !== "primary" && result[name] !== undefined;
  const grouped = Object.values(groups).flat();
  const others = Object.keys(result).filter((name) => isThere(name) && !grouped.includes(name));
  const under = Object.entries(groups).map(([heading, names]) => [`${heading}:`, ...names.filter(isThere).map(line)]);
  return [...under.filter(({ length }) => length > 1), others.map(line)];
}

/** Every fault at once, so that the next call can be right. */
export function refusalText(error: ServiceError): string {
  const faults: readonly ServiceError[] = error.issues ?? [error];
  const lines = faults.map(({ code, field, message }) => listed(`${field ? `${field}, ` : ""}${code}: ${message}`));
  return paragraphs(["There is no answer, because:", ...lines]);
}

/** For clients that read only texts and calculate further. */
export const valuesText = ({ values }: Calculation): string => JSON.stringify({ values });

const LONG_TABLE = 12;

function tableLines({ label, columns, rows }: Table): string[] {
  const lines = [columns.map((column) => column.label), ...rows].map((cells) => cells.join(" | "));
  if (rows.length <= LONG_TABLE) return [`${label}:`, ...lines];
  const left = `… ${rows.length - 4} more rows: see structuredContent.tables or the last link below`;
  return [`${label}:`, ...lines.slice(0, 3), left, ...lines.slice(-2)];
}

/** The name in `values` stands beside a label from which it does not follow. */
const named = (label: string, name: string): string => (addsNothing(label, name) ? label : `${label} (${name})`);

const listed = (text: string) => `- ${text}`;

const paragraphs = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
