// The curve of y = f(x) with its roots and a table of values. It begins with what the form says, where that has an x.
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type Currency, formatNumber, group, type Texts } from "#engine";
import { decimal } from "#numbers/decimal";
import type { AngleUnit } from "#numbers/without";
import { roundTicks } from "../charts/round-ticks.ts";
import { Section } from "../page/section.tsx";
import { Drawn } from "./drawn.tsx";
import { moved, planeOf, type View, zoomed } from "./graph-view.ts";
import { inFloats, readFunction } from "./real-function.ts";
import { type Graphed, type Root, rootsIn, valueAt } from "./roots.ts";

type Props = {
  readonly currency: Currency;
  readonly texts: Texts;
  /** The names of the expression and of the choice of its angles. */
  readonly name: string;
  readonly angles: string;
  readonly asked: number;
};

const USUAL = "x^2 - 2";
const MANY = 8;

export default function Graph({ currency, texts, name, angles, asked }: Props) {
  const ours = (text: string) => currency.notation?.read("typed", text) ?? text;
  const typed = texts[name] ?? "";
  const [text, setText] = useState(() => (hasX(ours(typed)) ? typed : USUAL));
  const [view, setView] = useState<View>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const read = useMemo(() => readFunction(currency.notation?.read("typed", text) ?? text), [text, currency]);
  const unit = texts[angles] === "radians" ? "radians" : "degrees";
  const fault = "fault" in read ? `The expression ${read.fault}.` : undefined;
  const seen = view ?? usualView(text, unit);
  return (
    <Section id="graph" title="Graph">
      <div className="stack tight">
        <div className="field">
          <label htmlFor="graph-of">y =</label>
          <div className="box">
            <input
              id="graph-of"
              ref={field}
              value={text}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={fault ? true : undefined}
              aria-describedby="graph-of-line"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <p className={fault ? "note wrong" : "note"} id="graph-of-line">
            {fault ?? `An expression with x. Angles are in ${unit}.`}
          </p>
        </div>
        <Keys onView={(change) => setView(change?.(seen))} />
        {"fault" in read ? null : (
          <Shown read={read} angles={unit} view={seen} write={(figure) => group(figure, currency.notation)} />
        )}
      </div>
    </Section>
  );
}

function hasX(text: string): boolean {
  const read = readFunction(text);
  return !("fault" in read) && JSON.stringify(read).includes('"kind":"name"');
}

/** A turn to either side, where angles are in degrees. */
const usualView = (text: string, unit: AngleUnit): View =>
  unit === "degrees" && /(?:sin|cos|tan)(?!h)/i.test(text) ? { left: -360, right: 360 } : { left: -10, right: 10 };

type KeysProps = { readonly onView: (change?: (view: View) => View) => void };

const CHANGES: Readonly<Record<string, (view: View) => View>> = {
  "Zoom in": (view) => zoomed(view, 0.5),
  "Zoom out": (view) => zoomed(view, 2),
  Left: (view) => moved(view, -0.25),
  Right: (view) => moved(view, 0.25),
};

const Keys = ({ onView }: KeysProps) => (
  <div className="row">
    {Object.entries(CHANGES).map(([name, change]) => (
      <button key={name} type="button" className="button" onClick={() => onView(change)}>
        {name}
      </button>
    ))}
    <button type="button" className="button plain" onClick={() => onView()}>
      Reset view
    </button>
  </div>
);

type ShownProps = Pick<Graphed, "read" | "angles"> & {
  readonly view: View;
  readonly write: (figure: string) => string;
};

/** Typing goes first: the curve follows a frame later. */
function Shown(props: ShownProps) {
  const { read, angles, view, write } = useDeferredValue(props);
  const { left, right } = view;
  const graphed = useMemo(() => ({ read, angles, curve: inFloats(read, angles) }), [read, angles]);
  const roots = useMemo(() => rootsIn(graphed, left, right), [graphed, left, right]);
  const plane = planeOf(graphed.curve, { left, right });
  return (
    <div className="graphed">
      <figure className="chart sketch">
        <figcaption>{rootsInWords(roots, view, write)}</figcaption>
        <Drawn curve={graphed.curve} plane={plane} roots={roots.map(({ x }) => x.toNumber())} write={write} />
      </figure>
      <Values graphed={graphed} view={view} write={write} />
    </div>
  );
}

function rootsInWords(roots: readonly Root[], { left, right }: View, write: ShownProps["write"]): string {
  const range = `from ${write(short(left))} to ${write(short(right))}`;
  if (roots.length === 0) return `We found no root ${range}.`;
  const all = roots.map(({ x, isExact }) => (isExact ? write(x.toFixed()) : `about ${write(short(x.toNumber()))}`));
  return `${roots.length === 1 ? "Root" : "Roots"} ${range}: x = ${all.join("; ")}`;
}

const short = (x: number): string => decimal(x.toPrecision(6)).toFixed();

type ValuesProps = { readonly graphed: Graphed; readonly view: View; readonly write: ShownProps["write"] };

function Values({ graphed, view, write }: ValuesProps) {
  const rows = useMemo(
    () => roundTicks(view.left, view.right, MANY).map((x) => [x, valueAt(graphed, decimal(x))] as const),
    [graphed, view.left, view.right],
  );
  return (
    <table className="table lines">
      <caption>Values</caption>
      <thead>
        <tr>
          <th scope="col">x</th>
          <th scope="col">y</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([x, y]) => (
          <tr key={x}>
            <td>{write(short(x))}</td>
            <td>{y ? write(formatNumber(y, { significant: 6 }).replaceAll(",", "")) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
