import { type Dispatch, type SetStateAction, useEffect } from "react";
import { type Calculator, type Texts, wireInputs } from "#engine";

/** Inputs that the address brings along, in its fragment or its query, once the page runs. */
export function useLinkedTexts(calculator: Calculator, setTexts: Dispatch<SetStateAction<Texts>>) {
  useEffect(() => {
    const sent = new URLSearchParams(location.hash.slice(1) || location.search);
    const known = wireInputs(calculator).filter(({ name }) => sent.has(name));
    if (known.length === 0) return;
    const linked = known.map(({ name }) => [name, sent.get(name) ?? ""]);
    setTexts((before) => ({ ...before, ...Object.fromEntries(linked) }));
  }, [calculator, setTexts]);
}
