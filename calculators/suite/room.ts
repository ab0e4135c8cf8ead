// Whether an input's bounds leave room between them.
import type { InputField } from "#engine";
import { unless } from "./subject.ts";

/** Complaints about an input, each the end of a sentence that begins with its name. */
export function roomless(field: InputField): readonly string[] {
  switch (field.kind) {
    case "money":
    case "percent":
    case "number":
    case "duration":
      return range(field);
    case "count":
      return [...range(field), ...uncountable(field)];
    case "numbers":
      return [...range(field), ...amount(field)];
    case "rows":
      return [
        ...amount(field),
        ...Object.values(field.cells).flatMap((cell) => (cell.kind === "number" ? range(cell) : [])),
      ];
    case "quantity":
      return Object.entries(field.units).flatMap(([unit, [min, max]]) => range({ min, max }, ` in ${unit}`));
    case "choice":
      return unless(
        // Facts add a year each year, so there may be one only.
        Object.keys(field.options).length > 1 || field.today === true,
        "has fewer than two options; drop a choice that leaves none.",
      );
    case "toggle":
    case "date":
    case "typed":
      return [];
    default:
      return field satisfies never;
  }
}

type Range = { readonly min: number; readonly max: number };

const range = ({ min, max }: Range, where = "") =>
  unless(min < max, `has no room${where}: its min ${min} must be less than its max ${max}.`);

const uncountable = ({ min, max }: Range) =>
  unless(
    Number.isSafeInteger(min) && Number.isSafeInteger(max),
    `counts from ${min} to ${max}; a count needs whole bounds of at most ${Number.MAX_SAFE_INTEGER}.`,
  );

const amount = ({ least, most }: { readonly least: number; readonly most: number }) =>
  unless(
    Number.isSafeInteger(least) && Number.isSafeInteger(most) && 1 <= least && least <= most,
    `takes from ${least} to ${most} of them; let least be 1 or more, and most no less than that.`,
  );
