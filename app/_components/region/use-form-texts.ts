// The texts of a form with the notation they are in: both change together, so that none is ever read in another one's.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Calculator, type Currency, type Texts, toOurs, toTheirs } from "#engine";
import { linkedTexts } from "../form/linked.ts";
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
  // As the visitor came: the form itself writes the address later.
  const isLinked = useRef(false);
  useEffect(() => {
    isLinked.current = hasInputs(linkedTexts(), calculator);
  }, [calculator]);

  useEffect(() => {
    let isOver = false;
    if (choice === applied) return;
    chosenCurrency(usual).then((currency) => {
      if (isOver) return;
      setForm((before) => rewritten(calculator, before, currency, isLinked.current));
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
function rewritten(
  calculator: Calculator,
  { texts, currency }: FormTexts,
  next: Currency,
  isLinked: boolean,
): FormTexts {
  const begins = !isLinked && isUntouched(calculator, texts, currency);
  if (begins) return { texts: startingTexts(calculator, next), currency: next };
  return { texts: toTheirs(calculator, toOurs(calculator, texts, currency), next), currency: next };
}

const hasInputs = (linked: URLSearchParams, { inputs }: Calculator): boolean =>
  Object.keys(inputs).some((name) => linked.has(name));
