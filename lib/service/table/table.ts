// A table of answers. Each row says exactly what a single calculation with its inputs says, a refusal included.
import { calculate, isRefusal, outOfDate, present, type Raw, refusalIn } from "#engine";
import { CATEGORIES, type Entry } from "#lib/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "../addresses.ts";
import { dayOf } from "../day.ts";
import { refused, type ServiceError } from "../errors.ts";
import { resultOf, valuesOf } from "../result.ts";
import { beginWork, tooMuchWork } from "../work.ts";
import type { TableRequest } from "./read-table.ts";
import type { Axis, Value } from "./vary.ts";

type Texts = Readonly<Record<string, string>>;
type Varied = Readonly<Record<string, Value>>;
type Answered = { readonly result: Texts; readonly values: Texts; readonly warnings?: readonly string[] };
export type TableRow = { readonly inputs: Varied } & (Answered | { readonly error: ServiceError });

export function answerTable(entry: Entry, request: TableRequest, site: Site, now: Date) {
  const { calculator } = entry;
  const [work, currency, today] = [beginWork(), site.currency, dayOf(now)];
  const wanted = combined(request.axes);
  const rows: TableRow[] = [];
  for (const inputs of wanted) {
    rows.push({ inputs, ...rowOf(entry, { ...request.inputs, ...inputs }, request.outputs, { currency, today }) });
    // One row is a single calculation, which is always answered.
    if (!work.fits() && wanted.length > 1) return tooMuchWork(tooLong(rows.length - 1, wanted.length));
  }
  const [first] = rows;
  // What is wrong in every row is wrong with the request.
  if (first && "error" in first && rows.every((row) => "error" in row)) return first.error;
  const source = pageOf(site, calculator.slug);
  return {
    tool: calculator.name,
    tool_slug: calculator.slug,
    tool_version: calculator.version,
    inputs: request.inputs,
    rows,
    disclaimer: CATEGORIES[calculator.category].disclaimer,
    source_url: source,
    attribution: `Calculated by ${site.name}: ${source}`,
  };
}

const tooLong = (fit: number, wanted: number): string =>
  `This table has ${wanted} rows, and with these inputs ${Math.max(1, fit)} fit into one request. Ask for fewer at a time.`;

/** The first input varies slowest. */
function combined([axis, ...others]: readonly Axis[]): readonly Varied[] {
  if (!axis) return [{}];
  return axis.values.flatMap((value) => combined(others).map((rest) => ({ [axis.name]: value, ...rest })));
}

type Asked = { readonly currency: Site["currency"]; readonly today: string };

function rowOf({ calculator }: Entry, raw: Raw, outputs: readonly string[] | undefined, { currency, today }: Asked) {
  const answer = calculate(calculator, raw, currency);
  if (isRefusal(answer)) return { error: refused(calculator, refusalIn(answer, currency)) };
  const presented = present(calculator, answer, currency);
  const expired = outOfDate(calculator, answer.inputs, today);
  const warnings = [...presented.alerts, ...expired, ...presented.notes];
  return {
    result: chosen(resultOf(presented), outputs),
    values: chosen(valuesOf(presented), outputs),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

const chosen = (texts: Texts, names: readonly string[] | undefined): Texts =>
  names ? Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name))) : texts;

export type TableAnswer = Exclude<ReturnType<typeof answerTable>, ServiceError>;
