import { type ComponentType, useState } from "react";
import { type Calculator, type Currency, presentParts, presentScale, type Table } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { Chart } from "../charts/chart.tsx";
import type { Drawing } from "../charts/drawing.ts";
import { chartBeside } from "../charts/glance.ts";
import { Ring } from "../charts/ring.tsx";
import { Scale } from "../charts/scale.tsx";

type Props = {
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  readonly currency: Currency;
  /** Draws the picture that the calculator declares. */
  readonly Drawer: ComponentType<Drawing> | undefined;
};

/** The answer at a glance, beside its figures. */
export function Glance({ calculator, outcome: { answer }, currency, Drawer }: Props) {
  if (!answer) return null;
  if (Drawer) return <Drawer calculator={calculator} answer={answer} currency={currency} />;
  const table = chartBeside(calculator, answer, currency);
  if (table) return <Growth table={table} />;
  const parts = presentParts(calculator, answer, currency);
  if (parts) return <Ring picture={parts} />;
  const scale = presentScale(calculator, answer, currency);
  return scale ? <Scale picture={scale} /> : null;
}

function Growth({ table }: { readonly table: Table }) {
  const [at, setAt] = useState<number>();
  const { chart } = table;
  return chart?.kind === "lines" || chart?.kind === "areas" ? (
    <Chart table={table} chart={chart} at={at} onAt={setAt} />
  ) : null;
}
