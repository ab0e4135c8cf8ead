import { type Calculator, type Currency, presentParts, presentScale } from "#engine";
import type { Outcome } from "./outcome.ts";
import { Ring } from "./ring.tsx";
import { Scale } from "./scale.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

/** The answer at a glance, beside its figures. */
export function Glance({ calculator, outcome: { answer }, currency }: Props) {
  if (!answer) return null;
  const parts = presentParts(calculator, answer, currency);
  if (parts) return <Ring picture={parts} />;
  const scale = presentScale(calculator, answer, currency);
  return scale ? <Scale picture={scale} /> : null;
}
