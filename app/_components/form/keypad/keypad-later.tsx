// The keys of a pocket calculator. They are as the server wrote them until a hand reaches for the form.
import { lazy, memo, Suspense } from "react";
import type { Currency, Texts } from "#engine";
import { later } from "../../offline/later.ts";
import { reached } from "../rows/reached.ts";
import { useSteady } from "../rows/rows-field.tsx";

type Props = {
  readonly name: string;
  readonly keypad: { readonly angles: string };
  readonly currency: Currency;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
};
export type KeypadProps = {
  readonly name: string;
  readonly text: string;
  readonly angles: string | undefined;
  readonly currency: Currency;
  readonly onText: (text: string) => void;
};

const ignore = () => {};

export function KeypadLater({ name, keypad, currency, texts, onTexts }: Props) {
  const [onText] = useSteady({ name, onTexts, onLeave: ignore });
  return (
    <Waiting name={name} text={texts[name] ?? ""} angles={texts[keypad.angles]} currency={currency} onText={onText} />
  );
}

const loadKeypad = later(() => import("./keypad.tsx"));
const Keypad = lazy(() => reached().then(loadKeypad));

const Waiting = memo((props: KeypadProps) => (
  <Suspense>
    <Keypad {...props} />
  </Suspense>
));
