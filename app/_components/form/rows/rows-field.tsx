// A list waits for its script until a hand reaches for it; till then it is as the server wrote it.
import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { Currency, Texts } from "#engine";
import { later } from "../../offline/later.ts";
import type { ListField } from "../control.ts";
import { reached } from "./reached.ts";

type Shown = {
  readonly name: string;
  readonly field: ListField;
  readonly currency: Currency;
  readonly fault: string | undefined;
  readonly line: string | undefined;
};
type Props = Shown & {
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
  readonly onLeave: () => void;
};
export type EditorProps = Shown & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
};

export function RowsField(props: Props) {
  const { name, field, currency, texts, fault, line } = props;
  const [onText, onLeave] = useSteady(props);
  return (
    <Waiting
      name={name}
      field={field}
      currency={currency}
      fault={fault}
      line={line}
      text={texts[name] ?? ""}
      onText={onText}
      onLeave={onLeave}
    />
  );
}

/** The same two functions each time, so that what waits is left alone until its own text changes. */
export function useSteady(props: Pick<Props, "name" | "onTexts" | "onLeave">) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [steady] = useState(
    () =>
      [
        (text: string) => latest.current.onTexts({ [latest.current.name]: text }),
        () => latest.current.onLeave(),
      ] as const,
  );
  return steady;
}

const loadEditor = later(() => import("./list-editor.tsx"));
const ListEditor = lazy(() => reached().then(loadEditor));

const Waiting = memo((props: EditorProps) => (
  <Suspense>
    <ListEditor {...props} />
  </Suspense>
));
