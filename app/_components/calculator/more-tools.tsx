// What one can do beyond an answer: keep it beside others, or ask which input gives a wanted one. Here are only the keys;
// what they open is loaded once a key is about to be pressed, so that it comes with the press and nothing jumps later.
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { type Calculator, type Currency, isNumeric, type Texts } from "#engine";
import { yearBefore } from "../compare/year-before.ts";
import { later } from "../offline/later.ts";
import type { Outcome } from "./outcome.ts";

const loadCompare = later(() => import("../compare/compare.tsx"));
const loadWhatIf = later(() => import("../goal-seek/what-if.tsx"));
const Compare = lazy(loadCompare);
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

const MOST_KEPT = 3;
const isSame = (one: Texts, other: Texts) => Object.entries(one).every(([name, text]) => other[name] === text);

/** The keys stand with the answer's own; the sections below it. Kept figures stay while the page does, and nowhere else. */
export function useMoreTools(props: MoreToolsProps): { readonly keys: ReactNode; readonly sections: ReactNode } {
  const [kept, setKept] = useState<readonly Texts[]>([]);
  const [asked, setAsked] = useState(0);
  const [graphed, setGraphed] = useState(0);
  const graph = graphIn(props.calculator);
  const keep = useRef<HTMLButtonElement>(null);
  const remove = (gone: Texts) => {
    setKept(kept.filter((texts) => texts !== gone));
    if (kept.length === 1) keep.current?.focus();
  };
  const isKept = (texts: Texts) => kept.length === MOST_KEPT || kept.some((one) => isSame(one, texts));
  const keepThis = (texts: Texts) => isKept(texts) || setKept([...kept, texts]);
  const before = yearBefore(props);
  const keys = (
    <>
      <button
        type="button"
        className="button"
        ref={keep}
        aria-disabled={isKept(props.texts)}
        onPointerEnter={loadCompare}
        onClick={() => keepThis(props.texts)}
      >
        Save to compare
      </button>
      {before && (
        <button
          type="button"
          className="button"
          aria-disabled={isKept(before.texts)}
          onPointerEnter={loadCompare}
          onClick={() => keepThis(before.texts)}
        >
          Compare with {before.year}
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
      <span className="unseen" role="status">
        {kept.length > 0 && `${kept.length} of ${MOST_KEPT} kept, under Compare.`}
      </span>
    </>
  );
  const sections = (
    <>
      <Suspense>{kept.length > 0 && <Compare {...props} kept={kept} onRemove={remove} />}</Suspense>
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
