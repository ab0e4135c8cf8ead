// What one can do beyond an answer: fill in columns side by side, or ask which input gives a wanted one. Here are only the
// keys; what they open is loaded once a key is about to be pressed, so that it comes with the press and nothing jumps later.
import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";
import { type Calculator, type Currency, isComparable, isNumeric, type ListedCalculator, type Texts } from "#engine";
import { keyOf, SECOND } from "../compare/in-address.ts";
import { later } from "../offline/later.ts";
import { kept } from "../region/chosen.ts";
import type { Outcome } from "./outcome.ts";

const loadCompare = later(() => import("../compare/compare.tsx"));
const loadWhatIf = later(() => import("../goal-seek/what-if.tsx"));
export const Compare = lazy(loadCompare);
const loadGraph = later(() => import("../graph/graph.tsx"));
const WhatIf = lazy(loadWhatIf);
const Graph = lazy(loadGraph);

export type MoreToolsProps = {
  readonly calculator: Calculator;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly outcome: Outcome;
  readonly onTexts: (texts: Texts) => void;
};

type Props = MoreToolsProps & {
  readonly calculator: ListedCalculator;
  readonly onCompare: (columns: string) => void;
};

/** The keys stand with the answer's own; the sections below it. A comparison takes the form's place. */
export function useMoreTools({ onCompare, ...props }: Props): {
  readonly keys: ReactNode;
  readonly sections: ReactNode;
} {
  const [asked, setAsked] = useState(0);
  const [graphed, setGraphed] = useState(0);
  const graph = graphIn(props.calculator);
  const keys = (
    <>
      {isComparable(props.calculator.inputs) && (
        <button
          type="button"
          id="compare-key"
          className="button"
          onPointerEnter={loadCompare}
          onClick={() => startTransition(() => onCompare(kept(keyOf(props.calculator.slug)) || SECOND))}
        >
          Compare
        </button>
      )}
      {Object.values(props.calculator.inputs).some(isNumeric) && (
        <button type="button" className="button" onPointerEnter={loadWhatIf} onClick={() => setAsked(asked + 1)}>
          What if…
        </button>
      )}
      {graph && (
        <button type="button" className="button" onPointerEnter={loadGraph} onClick={() => setGraphed(graphed + 1)}>
          Graph
        </button>
      )}
    </>
  );
  const sections = (
    <>
      <Suspense>{graph && graphed > 0 && <Graph {...props} {...graph} asked={graphed} />}</Suspense>
      <Suspense>{asked > 0 && <WhatIf {...props} asked={asked} />}</Suspense>
    </>
  );
  return { keys, sections };
}

/** What is typed on a keypad may have an x, and then a curve. */
function graphIn({ inputs }: Calculator) {
  for (const [name, field] of Object.entries(inputs))
    if (field.kind === "typed" && field.keypad) return { name, angles: field.keypad.angles };
  return undefined;
}
