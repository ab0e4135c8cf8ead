// What the keys do: type, keep answers, and add to the memory.
import { useState } from "react";
import { type Answered, answered, namesIn } from "./answered.ts";
import { useCaret, useEnter } from "./caret.ts";
import type { KeypadProps } from "./keypad-later.tsx";
import type { Key, Shift } from "./keys.ts";
import { erasedFrom, goesOn, typedInto } from "./pressed.ts";

const MOST_KEPT = 10;
const UNSHIFTED: Shift = { isSecond: false, isHyperbolic: false };

/** The answers so far and the memory last as long as the page does. */
export function useKeys({ name, now, onText }: KeypadProps) {
  const [past, setPast] = useState<readonly Answered[]>([]);
  const [done, setDone] = useState<Answered>();
  const [shift, setShift] = useState(UNSHIFTED);
  const [selected, write] = useCaret(name, onText);
  const [memory, remember] = useMemory(now);
  /** "x × 2" goes on from "x = 5". */
  const answerNow = (): Answered | undefined => {
    const { text, angles, currency } = now();
    const withNames = past.map(({ expression }) => `${namesIn(expression)}${text}`);
    return [text, ...withNames].flatMap((one) => answered(one, angles, currency) ?? [])[0];
  };
  const finish = () => {
    const found = answerNow();
    if (!found) return;
    setPast([found, ...past.filter(({ expression }) => expression !== found.expression)].slice(0, MOST_KEPT));
    setDone(found);
    if (found.expression !== now().text) write({ text: found.expression, caret: found.expression.length });
  };
  const type = (key: string) => {
    const { text } = now();
    if (done?.expression !== text) return write(typedInto(text, selected(text), key));
    const begun = goesOn(key) ? done.again : "";
    write(typedInto(begun, [begun.length, begun.length], key));
  };
  const erase = () => write(erasedFrom(now().text, selected(now().text)));
  const acts: Readonly<Record<string, () => void>> = {
    "=": finish,
    AC: () => write({ text: "", caret: 0 }),
    "⌫": erase,
    Ans: () => type(past[0]?.again ?? ""),
    MR: () => type(memory?.again ?? ""),
    MC: () => remember(),
    "M+": () => remember("+", answerNow()),
    "M−": () => remember("-", answerNow()),
    ".": () => type(now().currency.notation?.decimal ?? "."),
    hyp: () => setShift({ ...shift, isHyperbolic: !shift.isHyperbolic }),
  };
  const press = ([sign, types = sign]: Key) => {
    const act = acts[sign];
    if (sign === "2nd") return setShift({ ...shift, isSecond: !shift.isSecond });
    if (act) act();
    else type(types);
    // A shift holds for one key, as on a pocket calculator.
    if (sign !== "hyp") setShift(UNSHIFTED);
  };
  useEnter(name, finish);
  return { past, memory, shift, press };
}

function useMemory(now: KeypadProps["now"]) {
  const [memory, setMemory] = useState<Answered>();
  const remember = (sign?: "+" | "-", by?: Answered) => {
    if (!sign) return setMemory(undefined);
    if (!by) return;
    const { angles, currency } = now();
    setMemory(answered(`${memory?.again ?? "0"} ${sign} (${by.again})`, angles, currency) ?? memory);
  };
  return [memory, remember] as const;
}
