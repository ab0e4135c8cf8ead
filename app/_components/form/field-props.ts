import type { Currency, InputField, Texts } from "#engine";
import type { switchIn } from "./control.ts";

export type FieldProps = {
  readonly name: string;
  readonly field: InputField;
  readonly currency: Currency;
  readonly texts: Texts;
  readonly fault: string | undefined;
  readonly echo: string | undefined;
  readonly onTexts: (texts: Texts) => void;
  readonly onLeave: () => void;
  readonly onStep?: (direction: 1 | -1) => void;
  readonly onUnit: (unit: string) => void;
  /** What is counted may be given in years. */
  readonly term?: Term | undefined;
  /** A choice that is drawn inside this field. */
  readonly choice?: ReturnType<typeof switchIn>;
};

/** How many are in a year, and how many were read. */
export type Term = { readonly perYear: number; readonly counted: string };
