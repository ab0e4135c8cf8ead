import { useEffect } from "react";
import { catchUp } from "../rows/reached.ts";
import type { Answered } from "./answered.ts";
import type { KeypadProps } from "./keypad-later.tsx";
import { type Key, keysIn, type Shift } from "./keys.ts";
import { useKeys } from "./use-keys.ts";

/** Keys type into the field itself. */
export default function Keypad(props: KeypadProps) {
  const { past, memory, shift, press } = useKeys(props);
  // React draws nothing anew inside an effect.
  useEffect(() => queueMicrotask(catchUp), []);
  const off: Readonly<Record<string, boolean>> = { Ans: past.length === 0, MR: !memory, MC: !memory };
  return (
    <fieldset className="keypad" aria-label="Keypad">
      <Past past={past} memory={memory} onChoose={props.onText} />
      {/* The field keeps its focus and its caret while keys are pressed. */}
      <div className="keys" onPointerDown={(event) => event.preventDefault()}>
        {keysIn(shift).map((key, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a key keeps its place, and its meaning changes
            key={place}
            type="button"
            className={classOf(key)}
            aria-label={key[2]}
            aria-pressed={isShift(key) ? isDown(key, shift) : undefined}
            aria-disabled={off[key[0]] || undefined}
            onClick={() => press(key)}
          >
            {key[0]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const isShift = ([sign]: Key): boolean => sign === "2nd" || sign === "hyp";
const isDown = ([sign]: Key, { isSecond, isHyperbolic }: Shift): boolean => (sign === "2nd" ? isSecond : isHyperbolic);

function classOf([sign]: Key): string {
  if (sign === "=") return "button main";
  return /^[\d.]$/.test(sign) ? "button digit" : "button";
}

type PastProps = {
  readonly past: readonly Answered[];
  readonly memory: Answered | undefined;
  readonly onChoose: (expression: string) => void;
};

/** Its line is there from the start, so that the first answer moves no key. */
const Past = ({ past, memory, onChoose }: PastProps) => (
  <div className="past">
    {memory && <span>M = {memory.result}</span>}
    {past.length === 0 && !memory && <span>Answers you keep appear here.</span>}
    {past.length > 0 && (
      <ul aria-label="Answers so far">
        {past.map(({ expression, result }) => (
          <li key={expression}>
            <button type="button" className="button" onClick={() => onChoose(expression)}>
              {expression} = <b>{result}</b>
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
