import type { Table } from "#engine";
import { Bars } from "./bars.tsx";
import { Chart } from "./chart.tsx";
import { isDrawn } from "./glance.ts";

/** The chart that a table declares. A scale is drawn beside the answer alone. */
export function TableChart({ table }: { readonly table: Table }) {
  const { chart } = table;
  if (!chart || chart.kind === "scale" || !isDrawn(table)) return null;
  if (chart.kind === "bars") return <Bars table={table} chart={chart} />;
  return <Chart table={table} chart={chart} />;
}
