// Points as people type or paste them: two columns, x and y.
import { rows } from "#engine";

const bounds = { min: -1e12, max: 1e12 } as const;

export const pointRows = (least: number, example: string) =>
  rows(
    "Points",
    { x: { kind: "number", label: "x", ...bounds }, y: { kind: "number", label: "y", ...bounds } },
    { least, most: 500, example, help: "Two columns of a spreadsheet can be pasted." },
  );
