// What was kept stands beside what the form says now. Differences are in soft ink: which is better, the visitor knows.
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { compare, type Scenario, type Texts } from "#engine";
import type { MoreToolsProps } from "../calculator/more-tools.tsx";
import { Section } from "../page/section.tsx";

type Props = MoreToolsProps & { readonly kept: readonly Texts[]; readonly onRemove: (texts: Texts) => void };

const LETTERS = ["A", "B", "C"];

export default function Compare({ calculator, currency, texts, kept, onTexts, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const settled = useDeferredValue(texts);
  const [now, ...scenarios] = useMemo(
    () => compare(calculator, [settled, ...kept], currency),
    [calculator, settled, kept, currency],
  );
  const remove = (given: Texts) => {
    list.current?.focus({ preventScroll: true });
    onRemove(given);
  };
  return (
    <Section id="compare" title="Compare">
      <div className="stack">
        <p className="prose">
          Up to three sets of figures beside those in the form now. Differences are from now. What you keep is gone when
          you leave the page.
        </p>
        <ol className="scenarios kept" tabIndex={-1} ref={list}>
          {now && <Column title="Now" scenario={now} />}
          {scenarios.map((scenario, i) => {
            const [letter, given] = [LETTERS[i] ?? "", kept[i] ?? {}];
            return (
              <Column key={letter} title={letter} scenario={scenario}>
                <Keys letter={letter} onUse={() => onTexts(given)} onRemove={() => remove(given)} />
              </Column>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}

type ColumnProps = { readonly title: string; readonly scenario: Scenario; readonly children?: ReactNode };

const Column = ({ title, scenario: { name, figures }, children }: ColumnProps) => (
  <li>
    <h3>
      <i>{title}</i> {name}
    </h3>
    <dl>
      {figures.map(({ name, label, text, difference }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <b>{text}</b>
            <span>{difference}</span>
          </dd>
        </div>
      ))}
    </dl>
    {figures.length === 0 && <p className="soft">No answer</p>}
    {children}
  </li>
);

type KeysProps = { readonly letter: string; readonly onUse: () => void; readonly onRemove: () => void };

const Keys = ({ letter, onUse, onRemove }: KeysProps) => (
  <p className="row">
    <button type="button" className="button plain" onClick={onUse}>
      Use<span className="unseen"> {letter}</span>
    </button>
    <button type="button" className="button plain" onClick={onRemove}>
      Remove<span className="unseen"> {letter}</span>
    </button>
  </p>
);
