// The keys of a pocket calculator. They are as the server wrote them until a hand reaches for the form.
import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { Currency, Texts } from "#engine";
import { later } from "../../offline/later.ts";
import { reached } from "../rows/reached.ts";

type Props = {
  readonly name: string;
  readonly keypad: { readonly angles: string };
  readonly currency: Currency;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
};
type Now = { readonly text: string; readonly angles: string | undefined; readonly currency: Currency };
export type KeypadProps = {
  readonly name: string;
  readonly now: () => Now;
  readonly onText: (text: string) => void;
};

/** What waits is given the same props each time: React takes away waiting parts whose props change. */
export function KeypadLater(props: Props) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { name } = props;
  const [steady] = useState<KeypadProps>(() => ({
    name,
    now: () => {
      const { keypad, currency, texts } = latest.current;
      return { text: texts[name] ?? "", angles: texts[keypad.angles], currency };
    },
    onText: (text) => latest.current.onTexts({ [name]: text }),
  }));
  return <Waiting {...steady} />;
}

const loadKeypad = later(() => import("./keypad.tsx"));
const Keypad = lazy(() => reached().then(loadKeypad));

const Waiting = memo((props: KeypadProps) => (
  <Suspense>
    <Keypad {...props} />
  </Suspense>
));
