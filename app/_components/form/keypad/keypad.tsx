import { useEffect, useState } from "react";
import { catchUp } from "../rows/reached.ts";
import { type Answered, answered, namesIn } from "./answered.ts";
import { useCaret, useEnter } from "./caret.ts";
import type { KeypadProps } from "./keypad-later.tsx";
import { erasedFrom, goesOn, typedInto } from "./pressed.ts";

/** What stands on a key, what it types if that is more, and what it is called if the sign does not say so. */
type Key = readonly [sign: string, types?: string, called?: string];

const KEYS: readonly Key[] = [
  ...["sin", "cos", "tan"].map((name) => [name, `${name}(`] as const),
  ["(", "(", "Open parenthesis"],
  [")", ")", "Close parenthesis"],
  ...["asin", "acos", "atan"].map((name) => [name, `${name}(`] as const),
  ["√", "√", "Square root"],
  ["^", "^", "To the power of"],
  ...["ln", "log"].map((name) => [name, `${name}(`] as const),
  ["!", "!", "Factorial"],
  ["π", "π", "Pi"],
  ["e"],
  ...["cbrt", "exp"].map((name) => [name, `${name}(`] as const),
  ["mod", " mod ", "Remainder"],
  ["x"],
  ["x =", "x = ", "Give x a value"],
  ...["7", "8", "9"].map((digit) => [digit] as const),
  ["⌫", "", "Delete"],
  ["AC", "", "Clear all"],
  ...["4", "5", "6"].map((digit) => [digit] as const),
  ["×", " × ", "Times"],
  ["÷", " ÷ ", "Divided by"],
  ...["1", "2", "3"].map((digit) => [digit] as const),
  ["+", " + ", "Plus"],
  ["−", " - ", "Minus"],
  ["0"],
  [".", ".", "Decimal point"],
  ["%", "%", "Percent"],
  ["Ans", "", "Last answer"],
  ["=", "", "Equals"],
];

const MOST_KEPT = 10;

/** Keys type into the field itself. The answers so far last as long as the page does. */
export default function Keypad({ onText, ...field }: KeypadProps) {
  const { past, press } = useKeys({ onText, ...field });
  // React draws nothing anew inside an effect.
  useEffect(() => queueMicrotask(catchUp), []);
  return (
    <fieldset className="keypad" aria-label="Keypad">
      {/* The field keeps its focus and its caret while keys are pressed. */}
      <div onPointerDown={(event) => event.preventDefault()}>
        {KEYS.map((key) => (
          <button
            key={key[0]}
            type="button"
            className={key[0] === "=" ? "button main" : "button"}
            aria-label={key[2]}
            aria-disabled={key[0] === "Ans" && past.length === 0 ? true : undefined}
            onClick={() => press(key)}
          >
            {key[0]}
          </button>
        ))}
      </div>
      {past.length > 0 && <Past past={past} onChoose={onText} />}
    </fieldset>
  );
}

function useKeys({ name, now, onText }: KeypadProps) {
  const [past, setPast] = useState<readonly Answered[]>([]);
  const [done, setDone] = useState<Answered>();
  const [selected, write] = useCaret(name, onText);
  const finish = () => {
    const { text, angles, currency } = now();
    /** "x × 2" goes on from "x = 5". */
    const withNames = past.map(({ expression }) => `${namesIn(expression)}${text}`);
    const [found] = [text, ...withNames].flatMap((one) => answered(one, angles, currency) ?? []);
    if (!found) return;
    setPast([found, ...past.filter(({ expression }) => expression !== found.expression)].slice(0, MOST_KEPT));
    setDone(found);
    if (found.expression !== text) write({ text: found.expression, caret: found.expression.length });
  };
  const type = (key: string) => {
    const { text } = now();
    if (done?.expression !== text) return write(typedInto(text, selected(text), key));
    const begun = goesOn(key) ? done.again : "";
    write(typedInto(begun, [begun.length, begun.length], key));
  };
  const press = ([sign, types = sign]: Key) => {
    const { text, currency } = now();
    if (sign === "=") return finish();
    if (sign === "AC") return write({ text: "", caret: 0 });
    if (sign === "⌫") return write(erasedFrom(text, selected(text)));
    if (sign === "Ans") return type(past[0]?.again ?? "");
    type(sign === "." ? (currency.notation?.decimal ?? ".") : types);
  };
  useEnter(name, finish);
  return { past, press };
}

type PastProps = { readonly past: readonly Answered[]; readonly onChoose: (expression: string) => void };

const Past = ({ past, onChoose }: PastProps) => (
  <ul aria-label="Answers so far">
    {past.map(({ expression, result }) => (
      <li key={expression}>
        <button type="button" className="button" onClick={() => onChoose(expression)}>
          {expression} = <b>{result}</b>
        </button>
      </li>
    ))}
  </ul>
);
