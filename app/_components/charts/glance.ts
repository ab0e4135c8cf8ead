// Which picture stands beside the figures of an answer, and which charts stay with their tables.
import {
  type Answer,
  type Calculator,
  type Currency,
  presentParts,
  presentScale,
  presentTables,
  type Table,
} from "#engine";
import { isDrawable } from "./series.ts";

type Asked = readonly [calculator: Calculator, answer: Answer, currency: Currency];

/** A ring of two parts says less than how a figure grows or falls. */
const TOO_FEW_PARTS = 2;

/** The table whose chart is the picture: of a calculator that has no other one which says as much. */
export function chartBeside(...asked: Asked): Table | undefined {
  const [{ picture, otherQuestions }] = asked;
  if (picture || otherQuestions || presentScale(...asked)) return undefined;
  if ((presentParts(...asked)?.parts.length ?? 0) > TOO_FEW_PARTS) return undefined;
  return presentTables(...asked).find(
    (table) => (table.chart?.kind === "lines" || table.chart?.kind === "areas") && isDrawn(table),
  );
}

export const isDrawn = (table: Table): boolean =>
  table.chart !== undefined && table.chart.kind !== "scale" && table.rows.length > 1 && isDrawable(table, table.chart);
