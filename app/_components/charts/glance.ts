// Which picture stands beside the figures of an answer, and which charts stay with their tables.
import { type Answer, type Calculator, type Currency, presentScale, presentTables, type Table } from "#engine";
import { isDrawable } from "./series.ts";

type Asked = readonly [calculator: Calculator, answer: Answer, currency: Currency];

/** The table whose curves are the picture: how a figure grows or falls says more than what it consists of. */
export function chartBeside(...asked: Asked): Table | undefined {
  const [{ picture, otherQuestions }] = asked;
  if (picture || otherQuestions || presentScale(...asked)) return undefined;
  return presentTables(...asked).find(
    (table) => (table.chart?.kind === "lines" || table.chart?.kind === "areas") && isDrawn(table),
  );
}

export const isDrawn = (table: Table): boolean =>
  table.chart !== undefined && table.chart.kind !== "scale" && table.rows.length > 1 && isDrawable(table, table.chart);
