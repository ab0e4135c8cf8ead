// The answer to be read: some clients show a model only this, some only structuredContent. The answer comes first, then its
// figures; steps and tables where they were asked for, and of a long table only the ends, because it costs a model more than
// all the rest.

import type { Calculation, ServiceError } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Message } from "./message.ts";
import { addsNothing } from "./plain-words.ts";
import { assumptionsBesideFacts, unlikeSent } from "./short.ts";
import type { Show } from "./show.ts";

type Table = Calculation["tables"][string];

export function answerText({ calculator, words }: Entry, answer: Calculation, sent: Message, show: Show): string {
  const { primary, calculation, tables, warnings = [], notes = [], disclaimer, source_url, share_url } = answer;
  const isWhole = show.has("all");
  const used = isWhole ? calculation.inputs : unlikeSent(calculation.inputs, sent);
  return paragraphs(
    [...warnings.map((warning) => `Warning: ${warning}`), primary.sentence, ...notes.map((note) => `Note: ${note}`)],
    ...figuresOf(calculator, answer, show),
    listedInputs(isWhole ? "Inputs used" : "Also used", used),
    ...(show.has("steps") ? working(words, answer, isWhole) : []),
    ...(show.has("tables") ? Object.values(tables).map(tableLines) : []),
    isWhole ? [disclaimer] : [],
    [isWhole ? `Source, with these inputs: ${share_url}` : `Source: ${source_url}`],
  );
}

/** Every fault at once, so that the next call can be right. */
export function refusalText(error: ServiceError): string {
  const faults: readonly ServiceError[] = error.issues ?? [error];
  const lines = faults.map(({ code, field, message }) => listed(`${field ? `${field}, ` : ""}${code}: ${message}`));
  return paragraphs(["There is no answer, because:", ...lines]);
}

/** For clients that read only texts and calculate further. */
export const valuesText = ({ values }: Calculation): string => JSON.stringify({ values });

/** In the page's order and in full under its headings, then what the page leaves out. The main one is in the sentence, mostly. */
function figuresOf({ outputs, groups = {} }: Entry["calculator"], { result, primary }: Calculation, show: Show) {
  const label = (name: string) => outputs[name]?.label ?? "";
  const line = (name: string) => `${show.has("values") ? named(label(name), name) : label(name)}: ${result[name]}`;
  const isSaid = (name: string) =>
    !show.has("all") && name === primary.name && primary.sentence.includes(result[name] ?? "");
  const isThere = (name: string) => name !== "primary" && result[name] !== undefined && !isSaid(name);
  const grouped = Object.values(groups).flat();
  const others = Object.keys(result).filter((name) => isThere(name) && !grouped.includes(name));
  if (!show.has("all")) return [[...grouped.filter(isThere), ...others].map(line)];
  const under = Object.entries(groups).map(([heading, names]) => [`${heading}:`, ...names.filter(isThere).map(line)]);
  return [...under.filter(({ length }) => length > 1), others.map(line)];
}

function listedInputs(title: string, inputs: Calculation["calculation"]["inputs"]): string[] {
  const used = Object.entries(inputs).map(([name, text]) => `${name} ${text}`);
  return used.length > 0 ? [`${title}: ${used.join(", ")}`] : [];
}

function working(words: Entry["words"], answer: Calculation, isWhole: boolean): string[][] {
  const { formula, steps, assumptions: all } = answer.calculation;
  const assumptions = isWhole ? all : assumptionsBesideFacts(words, answer);
  return [
    [`Formula: ${formula}`, ...steps],
    ["Assumptions:", ...assumptions.map(listed)],
  ];
}

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

export const paragraphs = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
