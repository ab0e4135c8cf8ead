// What a hand did to cells before their script was there.
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Grid } from "./grid.ts";
import { catchUp } from "./reached.ts";

/** What was typed into the cells, and pressed, before this script was there. */
export function useTypedEarly(place: { readonly current: HTMLElement | null }, grid: Grid, set: (grid: Grid) => void) {
  const first = useRef({ grid, set });
  useEffect(() => {
    const { grid, set } = first.current;
    const cells = [...(place.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [])];
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
