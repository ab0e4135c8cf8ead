import { type Calculator, type Currency, presentParts, presentScale } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { Ring } from "../charts/ring.tsx";
import { Scale } from "../charts/scale.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

/** The answer at a glance, beside its figures. */
export function Glance({ calculator, outcome: { answer }, currency }: Props) {
  if (!answer) return null;
  const parts = presentParts(calculator, answer, currency);
  if (parts) return <Ring picture={parts} />;
  const scale = presentScale(calculator, answer, currency);
  return scale ? <Scale picture={scale} /> : null;
}
