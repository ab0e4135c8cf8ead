// The same facts as in structuredContent, to be read: some clients show a model only the one, some only the other.
import type { Entry } from "#lib/catalogue";
import type { Calculation, ServiceError } from "#lib/service";

type Table = Calculation["tables"][string];

export function answerText({ calculator }: Entry, answer: Calculation): string {
  const { result, primary, calculation, tables, warnings = [], disclaimer, source_url, share_url } = answer;
  const { primary: _, ...figures } = result;
  const labelled = Object.entries(figures).map(
    ([name, text]) => `${calculator.outputs[name]?.label} (${name}): ${text}`,
  );
  const used = Object.entries(calculation.inputs).map(([name, text]) => `${name} ${text}`);
  return paragraphs(
    [primary.sentence, ...warnings.map((warning) => `Warning: ${warning}`)],
    labelled,
    [`Inputs used: ${used.join(", ")}`],
    [`Formula: ${calculation.formula}`, ...calculation.steps],
    ...Object.values(tables).map(tableLines),
    ["Assumptions:", ...calculation.assumptions.map(listed)],
    [disclaimer],
    [`Source: ${source_url}`, `With these inputs: ${share_url}`],
  );
}

/** Every fault at once, so that the next call can be right. */
export function refusalText(error: ServiceError): string {
  const faults: readonly ServiceError[] = error.issues ?? [error];
  const told = faults.map(({ code, field, message }) => listed(`${field ? `${field}, ` : ""}${code}: ${message}`));
  return paragraphs(["There is no answer, because:", ...told]);
}

function tableLines({ label, columns, rows }: Table): string[] {
  return [`${label}:`, columns.map((column) => column.label).join(" | "), ...rows.map((row) => row.join(" | "))];
}

const listed = (text: string) => `- ${text}`;

const paragraphs = (...blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
