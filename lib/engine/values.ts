// What the declared inputs and outputs are to `compute`, and to the words that are made of them.
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";
import type { Cells, Columns, ListOutput, TableOutput } from "./fields/fields.ts";
import type { Told } from "./printing/format.ts";
import type { Shown } from "./printing/shown.ts";

type Value<F> = F extends { readonly optional: true } ? Present<F> | undefined : Present<F>;
type Present<F> = F extends { readonly kind: "choice"; readonly options: infer C }
  ? keyof C & string
  : F extends { readonly kind: "toggle" }
    ? boolean
    : F extends { readonly kind: "count" }
      ? number
      : F extends { readonly kind: "date" }
        ? CivilDate
        : F extends { readonly kind: "typed" }
          ? string
          : F extends { readonly kind: "numbers" }
            ? readonly Decimal[]
            : F extends { readonly kind: "rows"; readonly cells: infer C extends Cells }
              ? readonly { readonly [K in keyof C]: C[K] extends { readonly kind: "text" } ? string : Decimal }[]
              : Decimal;

/** Inputs with `when` make a union, one member per option of the choice that decides, so that a test of the choice narrows them. */
export type InputValues<I> = Plain<I> & Merge<Decider<I>, I>;

/** All inputs, as a question reads them that knows which of them it asks for. */
export type Every<I> = { readonly [K in keyof I]: Value<I[K]> };

type Conditional = { readonly when: object };
type Decider<I> = { [K in keyof I]: I[K] extends { readonly when: infer W } ? keyof W : never }[keyof I] & keyof I;
type Plain<I> = {
  readonly [K in keyof I as I[K] extends Conditional ? never : K extends Decider<I> ? never : K]: Value<I[K]>;
};
type Merge<D, I> = (D extends keyof I ? (branches: Branches<D, I>) => void : never) extends (all: infer M) => void
  ? M
  : never;
type Branches<D extends keyof I, I> = I[D] extends { readonly options: infer C }
  ? { [Option in keyof C]: Branch<D, Option, I> }[keyof C]
  : never;
type Branch<D extends keyof I, Option, I> = { readonly [K in D]: Option } & {
  readonly [K in keyof I as I[K] extends { readonly when: { readonly [P in D]: unknown } } ? K : never]: I[K] extends {
    readonly when: { readonly [P in D]: readonly (infer Options)[] };
  }
    ? Option extends Options
      ? Value<I[K]>
      : undefined
    : never;
};

/** Outputs that are one figure: those that are always there, or all of them. */
export type ScalarName<O, Always extends boolean> = {
  [K in keyof O]: O[K] extends
    | TableOutput
    | ListOutput
    | ([Always] extends [true] ? { readonly optional: true } : never)
    ? never
    : K;
}[keyof O] &
  string;

export type OutputValues<O> = { readonly [K in keyof O]: Result<O[K]> };
type Result<F> = F extends { readonly optional: true } ? Whole<F> | null : Whole<F>;
type Whole<F> = F extends { readonly kind: "table"; readonly columns: infer C extends Columns }
  ? F extends { readonly page: true }
    ? Rows<{ readonly [K in keyof C]: Result<C[K]> }>
    : readonly { readonly [K in keyof C]: Result<C[K]> }[]
  : F extends { readonly kind: "list"; readonly of: infer E }
    ? readonly Result<E>[]
    : F extends { readonly kind: "text" }
      ? Told
      : F extends { readonly kind: "count" }
        ? number | bigint | Decimal
        : F extends { readonly kind: "date" }
          ? CivilDate
          : Decimal;

/** Rows that only the page shows may wait, as a function, until it asks. */
export type Rows<R> = readonly R[] | (() => readonly R[]);

/** What `working`, `sentence`, `alerts` and `notes` read: values that print as their field prints. Words stay words. */
export type ShownValues<V> = V extends unknown ? { readonly [K in keyof V]: ShownValue<V[K]> } : never;
type ShownValue<T> = T extends string | boolean | null | undefined ? T : T extends Told ? string : Shown<T>;
