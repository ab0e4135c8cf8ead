"use client";
// The one island of a page. It loads its own calculator, by slug, in here: functions cannot cross from the server,
// and a server page that chose among islands would put all calculators into one chunk on every page.
import { use, useDeferredValue, useState } from "react";
import { calculators } from "#calculators";
import { beginning, type Currency, type Calculator as Definition, type Texts } from "#engine";
import { useAddress } from "./address.ts";
import { AnswerPanel } from "./answer.tsx";
import { Form } from "./form.tsx";
import { useFurther } from "./further.tsx";
import { outcomeOf } from "./outcome.ts";
import { Tables } from "./tables.tsx";
import { useToday } from "./today.ts";
import { groupedAll } from "./typing.ts";
import { Working } from "./working.tsx";

const loading = new Map<string, Promise<{ readonly default: Definition }>>();

function load(slug: string) {
  const begun = loading.get(slug) ?? calculators[slug]?.();
  if (!begun) throw new Error(`There is no calculator ${slug}.`);
  loading.set(slug, begun);
  return begun;
}

type Props = { readonly slug: string; readonly currency: Currency };

/**
 * What was typed is the only state; all else follows from it. There is no Suspense around it on purpose: React would
 * put what is long behind a script, and the first answer must be there without any.
 */
export function Calculator({ slug, currency }: Props) {
  const calculator = use(load(slug)).default;
  const [texts, setTexts] = useState<Texts>(() => groupedAll(calculator, beginning(calculator)));
  const unknown = useAddress(calculator, texts, setTexts);
  useToday(calculator, setTexts);
  const outcome = outcomeOf(calculator, texts);
  const settled = useDeferredValue(outcome);
  const onTexts = (changed: Texts) => setTexts((before) => ({ ...before, ...changed }));
  const further = useFurther({ calculator, currency, texts, outcome, onTexts });
  return (
    <>
      <div className="calc">
        {unknown.length > 0 && (
          <p className="notice warn">The link also had {unknown.join(", ")}, which is no input of this calculator.</p>
        )}
        <div className="split">
          <Form calculator={calculator} currency={currency} texts={texts} outcome={outcome} onTexts={onTexts} />
          <AnswerPanel calculator={calculator} outcome={outcome} currency={currency} further={further.keys} />
        </div>
      </div>
      {further.sections}
      <Working calculator={calculator} outcome={settled} currency={currency} />
      <Tables calculator={calculator} outcome={settled} currency={currency} />
    </>
  );
}
