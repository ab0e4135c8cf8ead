// The cells of a list. Enter goes to the next one and begins a row after the last; a table from a spreadsheet goes in whole.
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { controlId, describing } from "../control.ts";
import { workedOut } from "../leave.ts";
import { faultsIn, writtenOut } from "./cells.ts";
import {
  after,
  blankRow,
  columnsOf,
  type Grid,
  gridOf,
  isTable,
  likeLast,
  type Place,
  pasted,
  textOf,
} from "./grid.ts";
import { catchUp } from "./reached.ts";
import type { EditorProps } from "./rows-field.tsx";

/** More are easier to handle as a text. */
const MOST_ROWS = 120;

export function RowEditor(props: EditorProps) {
  const { field, currency, fault, onLeave } = props;
  const { grid, place, said, act } = useGrid(props);
  const wrong = fault ? faultsIn(field, grid, currency, fault) : [];
  if (grid.length > MOST_ROWS) return <p className="note">{grid.length} rows: change them as text.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left all cells
    <div
      className={field.kind === "rows" ? "rows" : "rows loose"}
      ref={place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {field.kind === "rows" && <Heads labels={columnsOf(field)} />}
      {grid.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Row key={row} {...props} grid={grid} cells={cells} row={row} act={act} wrong={wrong} />
      ))}
      <div className="row">
        <button type="button" className="button plain" onClick={() => act.add()}>
          {field.kind === "rows" ? "Add a row" : "Add a value"}
        </button>
        {field.kind === "rows" && columnsOf(field).length > 1 && (
          <button type="button" className="button plain" onClick={() => act.add(likeLast(field, grid))}>
            Copy the last row
          </button>
        )}
      </div>
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}

const Heads = ({ labels }: { readonly labels: readonly string[] }) => (
  <div className="row-of heads" aria-hidden="true">
    {labels.map((label) => (
      <b key={label}>{label}</b>
    ))}
    <i />
  </div>
);

type Acts = {
  readonly set: (grid: Grid, at?: Place) => void;
  readonly add: (cells?: readonly string[]) => void;
  readonly leave: (at: Place) => void;
  readonly remove: (row: number) => void;
  readonly go: (at: Place) => void;
};
type RowProps = EditorProps & {
  readonly grid: Grid;
  readonly cells: readonly string[];
  readonly row: number;
  readonly act: Acts;
  readonly wrong: ReturnType<typeof faultsIn>;
};

const Row = (props: RowProps) => (
  <div className="row-of">
    {props.cells.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
      <Cell key={column} {...props} column={column} cell={cell} />
    ))}
    {props.field.kind === "rows" && (
      <button
        type="button"
        aria-label={`Remove row ${props.row + 1}`}
        disabled={props.grid.length === 1}
        onClick={() => props.act.remove(props.row)}
      >
        ×
      </button>
    )}
  </div>
);

type CellProps = RowProps & { readonly cell: string; readonly column: number };

function Cell(props: CellProps) {
  const { name, field, cell, row, column, wrong, act } = props;
  const { type, paste, move } = handlersFor(props);
  const isWrong = wrong[row]?.[column] === true;
  return (
    <input
      type="text"
      value={cell}
      id={isWrong && isFirst(wrong, row, column) ? controlId(name) : undefined}
      data-at={`${row} ${column}`}
      aria-label={`${columnsOf(field)[column]} ${row + 1}`}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={describing(name, { sign: undefined, line: props.line })}
      inputMode={isNumber(field, column) && !hasMinus(field, column) ? "decimal" : undefined}
      enterKeyHint="next"
      autoComplete="off"
      spellCheck={false}
      onChange={type}
      onPaste={paste}
      onKeyDown={move}
      onBlur={() => act.leave({ row, column })}
    />
  );
}

/** What the answer's own message links to. */
const isFirst = (wrong: CellProps["wrong"], row: number, column: number): boolean =>
  wrong
    .slice(0, row)
    .flat()
    .concat(wrong[row]?.slice(0, column) ?? [])
    .every((isWrong) => !isWrong);

function handlersFor({ field, grid, row, column, act }: CellProps) {
  const at = { row, column };
  const put = (text: string) => {
    if (!isTable(field, text)) return act.set(grid.map((old, r) => (r === row ? old.with(column, text) : old)));
    const next = pasted(field, grid, at, text);
    act.set(next, after(next, at) ?? at);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (!isTable(field, text)) return;
    event.preventDefault();
    put(text);
  };
  const move = (event: KeyboardEvent) => {
    const step = { Enter: 0, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = step === 0 ? after(grid, at) : { row: row + step, column };
    return to ? act.go(to) : act.add();
  };
  return { type: (event: ChangeEvent<HTMLInputElement>) => put(event.target.value), paste, move };
}

const isNumber = (field: EditorProps["field"], column: number): boolean =>
  field.kind === "numbers" || Object.values(field.cells)[column]?.kind === "number";

/** The decimal pad of some phones has no minus. */
const hasMinus = (field: EditorProps["field"], column: number): boolean => {
  const range = field.kind === "numbers" ? field : Object.values(field.cells)[column];
  return range?.kind !== "text" && (range?.min ?? 0) < 0;
};

/** What is typed is the text; only blank rows, which the text leaves out, are kept here. */
function useGrid({ field, currency, text, onText }: EditorProps) {
  const [draft, setDraft] = useState(() => gridOf(field, text));
  const [said, setSaid] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<Place>(undefined);
  const known = textOf(field, draft) === text ? draft : gridOf(field, text);
  const grid = known.length > 0 ? known : [blankRow(field)];

  const set = (changed: Grid, at?: Place) => {
    next.current = at;
    setDraft(changed);
    onText(textOf(field, changed));
  };
  const cellAt = ({ row, column }: Place) => place.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`);
  const go = (at: Place) => cellAt(at)?.focus();
  const add = (cells = blankRow(field)) => set([...grid, cells], { row: grid.length, column: 0 });
  const leave = async ({ row, column }: Place) => {
    const cells = grid[row] ?? [];
    const sum = isNumber(field, column) ? await workedOut(cells[column] ?? "") : undefined;
    const summed = sum === undefined ? cells : cells.with(column, sum);
    const written = field.kind === "rows" ? writtenOut(field, summed, row, currency) : summed;
    const changed = written.some((cell, i) => cell !== cells[i]);
    if (changed) latest.current.set(latest.current.grid.map((old) => (old === cells ? written : old)));
  };
  const remove = (row: number) => {
    setSaid(`Row ${row + 1} removed.`);
    set(grid.toSpliced(row, 1), { row: Math.min(row, grid.length - 2), column: 0 });
  };

  useLayoutEffect(() => {
    const cell = next.current && cellAt(next.current);
    if (!cell) return;
    cell.focus();
    next.current = undefined;
  });
  const latest = useRef({ grid, set });
  useLayoutEffect(() => {
    latest.current = { grid, set };
  });
  useTypedEarly(place, grid, set);
  return { grid, place, said, act: { set, add, leave, remove, go } };
}

/** What was typed into the cells, and pressed, before this script was there. */
function useTypedEarly(place: { readonly current: HTMLElement | null }, grid: Grid, set: (grid: Grid) => void) {
  const first = useRef({ grid, set });
  useEffect(() => {
    const { grid, set } = first.current;
    const cells = [...(place.current?.querySelectorAll("input") ?? [])];
    const typed = grid.map((row, r) =>
      row.map((cell, c) => cells.find(({ dataset }) => dataset.at === `${r} ${c}`)?.value ?? cell),
    );
    const isTyped = JSON.stringify(typed) !== JSON.stringify(grid);
    // React draws nothing anew inside an effect.
    queueMicrotask(() => {
      if (isTyped) flushSync(() => set(typed));
      catchUp();
    });
  }, [place]);
}
