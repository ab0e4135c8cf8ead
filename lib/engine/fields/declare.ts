// The words a definition is written in: each makes a field of its kind, and a misspelt option does not compile.
import type { Dimension } from "#numbers/dimension";
import type {
  BeginsIn,
  Chart,
  Clock,
  Columns,
  Grammar,
  Measured,
  MoneyPlaces,
  Options,
  PerYear,
  Places,
  Range,
  ScalarOutput,
  TypedInput,
  When,
} from "./fields.ts";

export type Field<K extends string> = { readonly kind: K; readonly label: string };
/** A misspelt option does not compile. */
export type Exact<O, Allowed> = O & { readonly [K in Exclude<keyof O, keyof Allowed>]: never };

type AnyPresence<V> = {
  readonly default?: V;
  readonly begins?: V;
  readonly beginsIn?: BeginsIn<V>;
  readonly example?: V;
  readonly optional?: true;
};
export type InputOptions<V> = AnyPresence<V> & {
  readonly help?: string;
  readonly means?: string;
  readonly when?: When;
  readonly more?: true;
};
type Numeric = InputOptions<number> & Partial<Range> & { readonly usual?: readonly number[] };

type MoneyOptions = Numeric & MoneyPlaces;
export function money(label: string): Field<"money">;
export function money<const O extends MoneyOptions>(label: string, options: Exact<O, MoneyOptions>): Field<"money"> & O;
export function money(label: string, options = {}) {
  return { kind: "money", label, ...options };
}

type PercentOptions = Numeric & Places & { readonly typical?: number };
export function percent(label: string): Field<"percent">;
export function percent<const O extends PercentOptions>(
  label: string,
  options: Exact<O, PercentOptions>,
): Field<"percent"> & O;
export function percent(label: string, options = {}) {
  return { kind: "percent", label, ...options };
}

type NumberOptions = Numeric & Places & { readonly unit?: string; readonly measured?: Measured };
export function number(label: string): Field<"number">;
export function number<const O extends NumberOptions>(
  label: string,
  options: Exact<O, NumberOptions>,
): Field<"number"> & O;
export function number(label: string, options = {}) {
  return { kind: "number", label, ...options };
}

/** `drawn: true`: a page begins with a number of its own, drawn by chance, and has a button for another. `isYear: true`: 1952 is not
 * written as 1,952. */
type CountOptions = Numeric & {
  readonly unit?: string;
  readonly perYear?: PerYear;
  readonly drawn?: true;
  readonly isYear?: true;
};
export function count(label: string): Field<"count">;
export function count<const O extends CountOptions>(label: string, options: Exact<O, CountOptions>): Field<"count"> & O;
export function count(label: string, options = {}) {
  return { kind: "count", label, ...options };
}

/** A value and its unit. As an input it is asked for in one of `units`; as an output it takes the unit of the input `as`. */
type QuantityOptions<D> = InputOptions<number> &
  Places & {
    readonly units?: { readonly [U in keyof D]?: readonly [min: number, max: number] };
    readonly unit?: keyof D & string;
    readonly as?: string;
    readonly body?: true;
  };
/** Units of the dimension, and the usual one is among those that are offered. */
type Offered<D, O> = O extends { readonly units: infer U }
  ? { readonly units: { readonly [K in keyof U]: K extends keyof D ? U[K] : never }; readonly unit: keyof U }
  : unknown;
export function quantity<const D extends Dimension, const O extends QuantityOptions<D>>(
  label: string,
  dimension: D,
  options: Exact<O, QuantityOptions<D>> & Offered<D, O>,
): Field<"quantity"> & { readonly dimension: D } & O {
  return { kind: "quantity", label, dimension, ...options };
}

/**
 * `inside: true`: a page draws it as a switch inside the field that it decides about, such as $ and %. `today: true` lets the page
 * begin with the visitor's year, where the options are years and it is one of those up to the default.
 */
type ChoiceOptions<V> = InputOptions<V> & { readonly inside?: true; readonly today?: true };
export function choice<const C extends Options, const O extends ChoiceOptions<keyof C & string>>(
  label: string,
  options: C,
  rest: Exact<O, ChoiceOptions<string>>,
): Field<"choice"> & { readonly options: C } & O {
  return { kind: "choice", label, options, ...rest };
}

export function toggle<const O extends InputOptions<boolean>>(
  label: string,
  options: Exact<O, InputOptions<boolean>>,
): Field<"toggle"> & O {
  return { kind: "toggle", label, ...options };
}

/** A civil day, no clock and no zone. `today: true` lets the page begin with the visitor's day; with `month: true` a page asks for
 * the month alone. */
type DateOptions = InputOptions<string> & { readonly today?: boolean; readonly month?: true };
export function date(label: string): Field<"date">;
export function date<const O extends DateOptions>(label: string, options: Exact<O, DateOptions>): Field<"date"> & O;
export function date(label: string, options = {}) {
  return { kind: "date", label, ...options };
}

/** A length of time in seconds, written as a clock writes it. As an input its bounds are seconds too. */
type DurationOptions = InputOptions<string> & Partial<Range> & { readonly clock?: Clock };
export function duration(label: string): Field<"duration">;
export function duration<const O extends DurationOptions>(
  label: string,
  options: Exact<O, DurationOptions>,
): Field<"duration"> & O;
export function duration(label: string, options = {}) {
  return { kind: "duration", label, ...options };
}

type TypedOptions = InputOptions<string> & Grammar & Pick<TypedInput, "reads" | "keypad">;
export function typed<const O extends TypedOptions>(
  label: string,
  options: Exact<O, TypedOptions>,
): Field<"typed"> & O {
  return { kind: "typed", label, ...options };
}

type GivenOptions = { readonly help?: string; readonly optional?: true };
export function text(label: string): Field<"text">;
export function text<const O extends GivenOptions>(label: string, options: Exact<O, GivenOptions>): Field<"text"> & O;
export function text(label: string, options = {}) {
  return { kind: "text", label, ...options };
}

export function list<const F extends ScalarOutput>(label: string, of: F): Field<"list"> & { readonly of: F } {
  return { kind: "list", label, of };
}

type TableOptions<C> = GivenOptions & { readonly chart?: Chart<keyof C & string>; readonly page?: true };
export function table<const C extends Columns>(label: string, columns: C): Field<"table"> & { readonly columns: C };
export function table<const C extends Columns, const O extends TableOptions<C>>(
  label: string,
  columns: C,
  options: Exact<O, TableOptions<C>>,
): Field<"table"> & { readonly columns: C } & O;
export function table(label: string, columns: Columns, options = {}) {
  return { kind: "table", label, columns, ...options };
}
