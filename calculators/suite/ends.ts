// The ends of what an input accepts, in canonical form: least and most, every option, shortest and longest list.
import type { InputField } from "#engine";

export type Single = Exclude<InputField, { kind: "quantity" }>;

export function endsOf(field: Single): readonly unknown[] {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
    case "count":
      return [field.min, field.max];
    case "choice":
      return Object.keys(field.options);
    case "toggle":
      return [false, true];
    case "date":
      return DAYS;
    case "duration":
      return [clock(field.min), clock(field.max)];
    case "numbers":
      return [...lists([String(field.min), String(field.max)], ",", field), countingUp(field)];
    case "rows":
      return lists(rows(field), ";", field);
    case "typed":
      return [field.default ?? field.example].filter((text) => text !== undefined);
    default:
      return field satisfies never;
  }
}

export const DAYS = ["0001-01-01", "2024-02-29", "9999-12-31"];

/** 3,725 → "1:02:05". */
export function clock(seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  return [String(hours), two(minutes % 60), two(Math.floor(seconds) % 60)].join(":");
}

export const two = (number: number): string => String(number).padStart(2, "0");

const LONGEST_LIST = 4000;

function lists(elements: readonly string[], between: string, { least, most }: { least: number; most: number }) {
  return elements.flatMap((element) => {
    const room = Math.floor(LONGEST_LIST / (element.length + between.length));
    return [least, Math.min(most, room)].map((count) => Array<string>(count).fill(element).join(between));
  });
}

/** As many different numbers as fit. */
function countingUp({ min, max, most }: Single & { kind: "numbers" }): string {
  const first = Math.min(max, Math.max(min, 0));
  const numbers = Array.from({ length: most }, (_, i) => String(Math.min(max, first + i))).join(",");
  return numbers.length <= LONGEST_LIST ? numbers : numbers.slice(0, numbers.lastIndexOf(",", LONGEST_LIST));
}

/** Where a cell has a grammar, the row that the form begins with. */
function rows({ cells, between = ":", default: usual, example }: Single & { kind: "rows" }): readonly string[] {
  const [begun] = (usual ?? example ?? "").split(/[;\n]/);
  if (begun && Object.values(cells).some((cell) => cell.kind === "text" && cell.pattern)) return [begun];
  const row = (end: "min" | "max") =>
    Object.values(cells).map((cell) => (cell.kind === "number" ? String(cell[end]) : "Any"));
  return [row("min").join(between), row("max").join(between)];
}
