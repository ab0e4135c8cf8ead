// Tables of known figures, row by row.
import { calculate } from "../calculate-sent.ts";
import type { Calculator } from "../calculator.ts";
import { USD } from "../printing/format.ts";
import { inOneSentence, inputsInWords } from "../printing/inputs-in-words.ts";
import { styleOf } from "../printing/present.ts";
import { isRefusal } from "../refusal.ts";
import type { Source, Vector, VectorRow, Vectors, VectorTable } from "./words.ts";

export const vectorsIn = <C extends Calculator>(tables: Vectors<C>): readonly Vector<C>[] =>
  tables.flatMap((table) => table.rows.map((row) => vectorOf(table, row)));

function vectorOf<C extends Calculator>(table: VectorTable<C>, [place, inputs, expected, more = {}]: VectorRow<C>) {
  const { edge, given = edge, ...rest } = more;
  return {
    ...(given === undefined ? {} : { given }),
    inputs: { ...table.always, ...inputs },
    expected,
    by: table.by ?? "published",
    source: sourceOf(table, place),
    ...rest,
    ...(edge === undefined ? {} : { edge: true as const }),
  };
}

/** Arithmetic is its own source. */
function sourceOf({ title, url, place: section, read }: Partial<Source>, inRow: string): Source {
  if (title === undefined) return { title: inRow };
  const place = [section, inRow].filter(Boolean).join(", ");
  return { title, ...(url ? { url } : {}), ...(place ? { place } : {}), ...(read ? { read } : {}) };
}

/** What a vector tries, in words: its own, or its inputs. */
export function givenIn(calculator: Calculator, { given, inputs }: Vector<Calculator>): string {
  if (given !== undefined) return given;
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) return JSON.stringify(inputs);
  const all = inputsInWords(calculator, answer, styleOf(calculator, answer, USD));
  const sent = [...all].filter(([name]) => name in inputs || `${name}_unit` in inputs);
  return inOneSentence(sent.map(([, words]) => words));
}
