// What the cells of a list hold, and what can be done to them.
import { useLayoutEffect, useRef, useState } from "react";
import { workedOut } from "../leave.ts";
import { writtenOut } from "./cells.ts";
import { blankRow, type Grid, gridOf, isNumber, type Place, textOf } from "./grid.ts";
import type { EditorProps } from "./rows-field.tsx";
import { useTypedEarly } from "./typed-early.ts";

export type Acts = {
  readonly set: (grid: Grid, at?: Place) => void;
  readonly add: (cells?: readonly string[]) => void;
  readonly leave: (at: Place) => void;
  readonly remove: (row: number) => void;
  readonly go: (at: Place) => void;
};
/** What is typed is the text; only blank rows, which the text leaves out, are kept here. */
export function useGrid({ field, currency, text, onText }: EditorProps) {
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
    set(
      grid.filter((_, r) => r !== row),
      { row: Math.min(row, grid.length - 2), column: 0 },
    );
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
