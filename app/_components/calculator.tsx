"use client";
// The one island of a page. It loads its own calculator, by slug, in here: functions cannot cross from the server,
// and a server page that chose among islands would put all calculators into one chunk on every page.
import { Suspense, use, useDeferredValue, useState } from "react";
import { calculators } from "#calculators";
import { beginning, type Currency, type Calculator as Definition, type Texts } from "#engine";
import { AnswerPanel } from "./answer.tsx";
import { Form } from "./form.tsx";
import { useLinkedTexts } from "./linked.ts";
import { outcomeOf } from "./outcome.ts";
import { Tables } from "./tables.tsx";
import { Working } from "./working.tsx";

const loading = new Map<string, Promise<{ readonly default: Definition }>>();

function load(slug: string) {
  const begun = loading.get(slug) ?? calculators[slug]?.();
  if (!begun) throw new Error(`There is no calculator ${slug}.`);
  loading.set(slug, begun);
  return begun;
}

type Props = { readonly slug: string; readonly currency: Currency };

export function Calculator(props: Props) {
  return (
    <Suspense>
      <Island {...props} />
    </Suspense>
  );
}

/** What was typed is the only state; all else follows from it. */
function Island({ slug, currency }: Props) {
  const calculator = use(load(slug)).default;
  const [texts, setTexts] = useState<Texts>(() => beginning(calculator));
  useLinkedTexts(calculator, setTexts);
  const outcome = outcomeOf(calculator, texts);
  const settled = useDeferredValue(outcome);
  return (
    <>
      <div className="calc">
        <div className="split">
          <Form
            calculator={calculator}
            currency={currency}
            texts={texts}
            outcome={outcome}
            onTexts={(changed) => setTexts((before) => ({ ...before, ...changed }))}
          />
          <AnswerPanel calculator={calculator} outcome={outcome} currency={currency} />
        </div>
      </div>
      <Working calculator={calculator} outcome={settled} currency={currency} />
      <Tables calculator={calculator} outcome={settled} currency={currency} />
    </>
  );
}
