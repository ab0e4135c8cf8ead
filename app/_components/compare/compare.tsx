// The form in two or three columns, filled in side by side, and every figure of the answer with how far it is from the first column's.
// It takes the form's place, so that all of it is on one screen.
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Compared, sideBySide } from "#engine";
import { Announcement } from "../answer/announcement.tsx";
import { ShareKey } from "../answer/share-key.tsx";
import { useCopy } from "../page/use-copy.ts";
import type { Column } from "./column.ts";
import { inputRows } from "./input-rows.ts";
import { Group, Head, Inputs, Warnings } from "./rows.tsx";
import { type Props, useColumns } from "./use-columns.ts";
import { LETTERS } from "./written.ts";
import { yearBefore } from "./year-before.ts";

export default function Compare(props: Props) {
  const { calculator } = props;
  const { columns, acts } = useColumns(props);
  const { main, alerts, groups } = sideBySide(
    calculator,
    columns.map(({ outcome, currency }) => ({ answer: outcome.answer, currency })),
  );
  const [hasMore, setMore] = useState(false);
  const place = useFocusOfKey();
  const { done, copy } = useCopy();
  const close = () => {
    flushSync(() => props.begin(""));
    document.getElementById("compare-key")?.focus();
  };
  const rows = inputRows(calculator, columns);
  const before = columns[0] && yearBefore({ calculator, ...columns[0] });
  const of = { calculator, columns, acts };
  return (
    <section className="compare" aria-labelledby="compare-h" tabIndex={-1} ref={place}>
      <h2 id="compare-h">Compare side by side</h2>
      <p className="note">
        Fill in each column. Differences are from the first one. The steps and tables below are about the first one.
      </p>
      <form className="entry" aria-label="Figures to compare" noValidate onSubmit={(event) => event.preventDefault()}>
        <table className={columns.length > 2 ? "compared three" : "compared"}>
          <Head {...of} main={main} />
          <tbody>{rows.map((row) => (hasMore || !row.isFolded) && <Inputs key={row.key} {...of} row={row} />)}</tbody>
          {alerts.some(({ length }) => length > 0) && <Warnings alerts={alerts} />}
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </table>
      </form>
      <div className="row actions">
        {columns.length < LETTERS.length && (
          <button type="button" className="button" onClick={acts.add}>
            Add a column
          </button>
        )}
        {rows.some(({ isFolded }) => isFolded) && (
          <button type="button" className="button" aria-pressed={hasMore} onClick={() => setMore(!hasMore)}>
            More options
          </button>
        )}
        {before && (
          <button type="button" className="button" onClick={() => props.begin(before.columns)}>
            Compare with {before.year}
          </button>
        )}
        <ShareKey addressNow={() => location.href} onCopy={(address) => copy(address, "Link copied.")} />
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
      <p className="note" role="status">
        {done}
      </p>
      <Announcement text={inWords(main, columns)} />
    </section>
  );
}

/** Whoever pressed the key that opened this goes on here. */
function useFocusOfKey() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(".calc")) place.current?.focus();
  }, []);
  return place;
}

/** "Monthly payment. A: $2,528.27. B: $2,398.20, $130.07 less." */
const inWords = ({ label, cells }: Compared["main"], columns: readonly Column[]): string =>
  [
    label,
    ...columns.map(
      ({ name }, i) => `${name}: ${[cells[i]?.text ?? "no answer", cells[i]?.difference].filter(Boolean).join(", ")}`,
    ),
  ].join(". ");
