import type { ComponentType } from "react";
import { type Calculator, type Currency, presentParts, presentScale } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import type { Drawing } from "../charts/drawing.ts";
import { chartBeside } from "../charts/glance.ts";
import { Scale } from "../charts/scale.tsx";
import { TableChart } from "../charts/table-chart.tsx";
import { Whole } from "../charts/whole.tsx";

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
  if (table) return <TableChart table={table} />;
  const scale = presentScale(calculator, answer, currency);
  if (scale) return <Scale picture={scale} />;
  const parts = presentParts(calculator, answer, currency);
  return parts ? <Whole picture={parts} /> : null;
}
