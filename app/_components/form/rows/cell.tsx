// A cell of a list: what it holds, and where its keys and what is pasted into it go.
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from "react";
import { type Options, optionIn } from "#engine";
import { controlId, describing } from "../control.ts";
import { after, blankOf, columnsOf, type Grid, hasMinus, isNumber, isTable, menuOf, pasted } from "./grid.ts";
import type { EditorProps } from "./rows-field.tsx";
import type { Acts } from "./use-grid.ts";

export type RowProps = EditorProps & {
  readonly grid: Grid;
  readonly cells: readonly string[];
  readonly row: number;
  readonly act: Acts;
  readonly wrong: readonly (readonly boolean[])[];
};
type CellProps = RowProps & { readonly cell: string; readonly column: number };

export function Cell(props: CellProps) {
  const { field, cell, row, column, act } = props;
  const { type, paste, move } = handlersFor(props);
  const options = menuOf(field, column);
  if (options) return <Menu {...props} options={options} />;
  return (
    <input
      {...named(props)}
      type="text"
      value={cell}
      inputMode={isNumber(field, column) && !hasMinus(field, column) ? "decimal" : undefined}
      enterKeyHint="next"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
      onPaste={paste}
      onKeyDown={move}
      onBlur={() => act.leave({ row, column })}
    />
  );
}

/** A word that is no option stays, so that it can be seen and mended. */
function Menu({ options, ...props }: CellProps & { readonly options: Options }) {
  const { type } = handlersFor(props);
  const { field, column, cell } = props;
  const chosen = cell.trim() === "" ? blankOf(field, column) : (optionIn(options, cell) ?? cell);
  return (
    <select {...named(props)} value={chosen} onChange={({ target }) => type(target.value)}>
      {Object.entries({ ...(chosen in options ? {} : { [chosen]: chosen }), ...options }).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

function named({ name, field, row, column, wrong, line }: CellProps) {
  const isWrong = wrong[row]?.[column] === true;
  return {
    id: isWrong && isFirst(wrong, row, column) ? controlId(name) : undefined,
    "data-at": `${row} ${column}`,
    "aria-label": `${columnsOf(field)[column]} ${row + 1}`,
    "aria-invalid": isWrong ? true : undefined,
    "aria-describedby": describing(name, { sign: undefined, line }),
  };
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
  return { type: put, paste, move };
}
