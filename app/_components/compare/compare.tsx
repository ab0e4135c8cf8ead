// What was kept stands beside what the form says now, in one table. Differences are in soft ink: which is better, the
// visitor knows.
import { useDeferredValue, useMemo, useRef } from "react";
import { compare, type Scenario, type Texts } from "#engine";
import type { MoreToolsProps } from "../calculator/more-tools.tsx";
import { Section } from "../page/section.tsx";

type Props = MoreToolsProps & { readonly kept: readonly Texts[]; readonly onRemove: (texts: Texts) => void };

const NAMES = ["Now", "A", "B", "C"];

export default function Compare({ calculator, currency, texts, kept, onTexts, onRemove }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const settled = useDeferredValue(texts);
  const columns = useMemo(
    () => compare(calculator, [settled, ...kept], currency),
    [calculator, settled, kept, currency],
  );
  const remove = (given: Texts) => {
    place.current?.focus({ preventScroll: true });
    onRemove(given);
  };
  return (
    <Section id="compare" title="Compare">
      <div className="stack">
        <p className="prose">
          Compares up to three saved answers with the one in the form now, and shows how much each differs from it.
          Saved answers are gone when you leave the page.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div className="scroll" role="group" aria-label="Compared" tabIndex={-1} ref={place}>
          <table className="table lines compared">
            <Head count={columns.length} />
            <Rows columns={columns} of="given" />
            <Rows columns={columns} of="figures" />
            <Foot kept={kept} onUse={onTexts} onRemove={remove} />
          </table>
        </div>
      </div>
    </Section>
  );
}

const Head = ({ count }: { readonly count: number }) => (
  <thead>
    <tr>
      <td />
      {NAMES.slice(0, count).map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

type RowsProps = { readonly columns: readonly Scenario[]; readonly of: "given" | "figures" };
type Cell = { readonly name: string; readonly label: string; readonly text: string; readonly difference?: string };

/** The same rows in every column, with a dash where one of them has no such figure. */
function Rows({ columns, of }: RowsProps) {
  const all = columns.map((column): readonly Cell[] => column[of]);
  const labels = new Map(all.flat().map(({ name, label }) => [name, label]));
  if (labels.size === 0) return null;
  return (
    <tbody className={of}>
      {[...labels].map(([name, label]) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          {all.map((cells, i) => (
            <Figure key={NAMES[i]} cell={cells.find((cell) => cell.name === name)} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Figure = ({ cell }: { readonly cell: Cell | undefined }) => (
  <td>
    <span>{cell?.text || "–"}</span>
    {cell?.difference && <small>{cell.difference}</small>}
  </td>
);

type FootProps = {
  readonly kept: readonly Texts[];
  readonly onUse: (texts: Texts) => void;
  readonly onRemove: (texts: Texts) => void;
};

const Foot = ({ kept, onUse, onRemove }: FootProps) => (
  <tfoot>
    <tr>
      <td colSpan={2} />
      {kept.map((given, i) => (
        <td key={NAMES[i + 1]}>
          <Keys letter={NAMES[i + 1] ?? ""} onUse={() => onUse(given)} onRemove={() => onRemove(given)} />
        </td>
      ))}
    </tr>
  </tfoot>
);

type KeysProps = { readonly letter: string; readonly onUse: () => void; readonly onRemove: () => void };

const Keys = ({ letter, onUse, onRemove }: KeysProps) => (
  <>
    <button type="button" className="button plain" onClick={onUse}>
      Use<span className="unseen"> {letter}</span>
    </button>{" "}
    <button type="button" className="button plain" onClick={onRemove}>
      Remove<span className="unseen"> {letter}</span>
    </button>
  </>
);
