// The texts of a form with the notation they are in: both change together, so that none is ever read in another one's.
import { useCallback, useEffect, useState } from "react";
import { type Calculator, type Currency, type Texts, toOurs, toTheirs } from "#engine";
import { isUntouched, startingTexts } from "../form/starting-texts.ts";
import { chosenCurrency, useChoice } from "./chosen.ts";

/** Texts that change, or how they follow from what stands there. The other texts stay. */
export type Change = (changed: Texts | ((before: Texts, currency: Currency) => Texts)) => void;

export type FormTexts = { readonly texts: Texts; readonly currency: Currency };

export function useFormTexts(calculator: Calculator, usual: Currency) {
  const [first] = useState<FormTexts>(() => ({ texts: startingTexts(calculator, usual), currency: usual }));
  const [form, setForm] = useState(first);
  const choice = useChoice();
  const [applied, setApplied] = useState("");

  useEffect(() => {
    let isOver = false;
    if (choice === applied) return;
    chosenCurrency(usual).then((currency) => {
      if (isOver) return;
      setForm((before) => rewritten(calculator, before, currency));
      setApplied(choice);
    });
    return () => {
      isOver = true;
    };
  }, [calculator, usual, choice, applied]);

  const change: Change = useCallback((changed) => {
    setForm((before) => {
      const texts = typeof changed === "function" ? changed(before.texts, before.currency) : changed;
      return Object.keys(texts).length > 0 ? { ...before, texts: { ...before.texts, ...texts } } : before;
    });
  }, []);
  return { first, form, change, isInChosen: choice === applied };
}

/** A form that neither a hand nor a link has touched begins anew, in the units of the region. */
function rewritten(calculator: Calculator, { texts, currency }: FormTexts, next: Currency): FormTexts {
  if (!isLinked(calculator) && isUntouched(calculator, texts, currency))
    return { texts: startingTexts(calculator, next), currency: next };
  return { texts: toTheirs(calculator, toOurs(calculator, texts, currency), next), currency: next };
}

function isLinked({ inputs }: Calculator): boolean {
  const linked = new URLSearchParams(location.hash.slice(1) || location.search);
  return Object.keys(inputs).some((name) => linked.has(name));
}
