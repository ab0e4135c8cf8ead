// A table of answers. Each row says exactly what a single calculation with its inputs says, a refusal included.
import { calculate, isRefusal, outOfDate, type Pausable, present, type Raw } from "#engine";
import { type Answering, categoryOf } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "../addresses.ts";
import { dayOf } from "../day.ts";
import { refused, type ServiceError } from "../errors.ts";
import { type Remarks, remarksOf, resultOf, valuesOf } from "../result.ts";
import type { TableRequest } from "./read-table.ts";
import type { Axis, Value } from "./vary.ts";

type Texts = Readonly<Record<string, string>>;
type Varied = Readonly<Record<string, Value>>;
type Answered = { readonly result: Texts; readonly values: Texts } & Remarks;
export type TableRow = { readonly inputs: Varied } & (Answered | { readonly error: ServiceError });

export function* answerTable(
  entry: Answering,
  request: TableRequest,
  site: Site,
  now: Date,
): Pausable<TableAnswer | ServiceError> {
  const [currency, today] = [site.currency, dayOf(now)];
  const rows: TableRow[] = [];
  for (const inputs of combined(request.axes)) {
    yield;
    rows.push({ inputs, ...rowOf(entry, { ...request.inputs, ...inputs }, request.outputs, { currency, today }) });
  }
  const [first] = rows;
  // What is wrong in every row is wrong with the request.
  if (first && "error" in first && rows.every((row) => "error" in row)) return first.error;
  return tableOf(entry, request, rows, site);
}

function tableOf({ calculator }: Answering, { inputs }: TableRequest, rows: readonly TableRow[], site: Site) {
  const source = pageOf(site, calculator.slug);
  return {
    tool: calculator.name,
    tool_slug: calculator.slug,
    tool_version: calculator.version,
    inputs,
    rows,
    disclaimer: categoryOf(calculator).disclaimer,
    source_url: source,
    attribution: `Calculated by ${site.name}: ${source}`,
  };
}

/** The first input varies slowest. */
function combined([axis, ...others]: readonly Axis[]): readonly Varied[] {
  if (!axis) return [{}];
  return axis.values.flatMap((value) => combined(others).map((rest) => ({ [axis.name]: value, ...rest })));
}

type Asked = { readonly currency: Site["currency"]; readonly today: string };

function rowOf(
  { calculator }: Answering,
  raw: Raw,
  outputs: readonly string[] | undefined,
  { currency, today }: Asked,
) {
  const answer = calculate(calculator, raw, currency);
  if (isRefusal(answer)) return { error: refused(calculator, answer) };
  const presented = present(calculator, answer, currency, "send");
  const expired = outOfDate(calculator, answer.inputs, today);
  return {
    result: chosen(resultOf(presented), outputs),
    values: chosen(valuesOf(presented), outputs),
    ...remarksOf(presented, expired, answer.notes),
  };
}

const chosen = (texts: Texts, names: readonly string[] | undefined): Texts =>
  names ? Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name))) : texts;

export type TableAnswer = ReturnType<typeof tableOf>;
