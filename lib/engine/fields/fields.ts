// The vocabulary. A field says once what a value is: its label, unit, bounds, options, digits.
// The form control, the check, the API's descriptor, the JSON Schema, the MCP tool, the table header
// and the printed value all come from it.
import type { Decimal } from "#math/decimal";
import type { Dimension } from "#math/dimension";
import type { TypedRow } from "../calculator.ts";
import type { Read } from "../reading/numeral.ts";

/** Asked for only while that choice stands at one of those options. */
export type When = Readonly<Record<string, readonly string[]>>;

/** An input has exactly one of the three: what is meant when it is left out, where the form begins, or neither. Where the
 * form should begin with something more useful than the default, `begins` says so. */
type Presence<V> =
  | { readonly default: V; readonly begins?: V; readonly example?: undefined; readonly optional?: undefined }
  | { readonly example: V; readonly begins?: undefined; readonly default?: undefined; readonly optional?: undefined }
  | {
      readonly optional: true;
      readonly begins?: undefined;
      readonly default?: undefined;
      readonly example?: undefined;
    };

type Named = { readonly label: string; readonly help?: string };
/** What pages alone make use of. `usual`: numbers that many people want, as keys under the field. `more`: few people need
 * it, so it waits under "More options"; never of an input that has to be given. */
type OnPages = { readonly usual?: readonly number[]; readonly more?: true };
type Asked<V> = Named & Presence<V> & OnPages & { readonly when?: When };
export type Range = { readonly min: number; readonly max: number };

/** How many decimals are printed: exactly, at most, or as many as that many significant digits need. */
export type Places = { readonly digits?: number; readonly upTo?: number; readonly significant?: number };

export type InputField =
  | ({ readonly kind: "money" } & Asked<number> & Range)
  | ({ readonly kind: "percent" } & Asked<number> & Range)
  | ({ readonly kind: "number"; readonly unit?: string; readonly measured?: Measured } & Asked<number> & Range)
  | ({ readonly kind: "count"; readonly unit?: string } & Asked<number> & Range)
  | QuantityInput
  | ({ readonly kind: "choice"; readonly options: Options; readonly inside?: true } & Asked<string>)
  | ({ readonly kind: "toggle" } & Asked<boolean>)
  | ({ readonly kind: "date"; readonly today?: boolean } & Asked<string>)
  | ({ readonly kind: "duration"; readonly clock?: Clock } & Asked<string> & Range)
  | NumbersInput
  | RowsInput
  | TypedInput;

/** A number whose unit is the option of a choice: pages then read 5'7" where that is inches. */
export type Measured = { readonly by: string; readonly dimension: Dimension };

export type Options = Readonly<Record<string, string>>;

/** What two parts mean: "7:45" is hours and minutes, or with "m:ss" minutes and seconds. Three are always h:mm:ss. */
export type Clock = "h:mm" | "m:ss";

/** A cell of a typed row: a short text, of any kind or in a grammar, or a number within its bounds. */
export type Cell =
  | (CellNamed & { readonly kind: "text" } & (Grammar | { readonly pattern?: undefined }))
  | (CellNamed & { readonly kind: "number" } & Range);
/** `blank`: what a form takes a cell for that was left blank. Programs send every cell. */
type CellNamed = { readonly label: string; readonly blank?: string };
export type Cells = Readonly<Record<string, Cell>>;
/** A list of numbers or rows in one text brings its reader along, so that pages without lists need not load it. */
type Listed = { readonly least: number; readonly most: number } & Asked<string>;
export type NumbersInput = { readonly kind: "numbers"; readonly read: ReadList<NumbersInput, Decimal> } & Listed &
  Range;
export type RowsInput = {
  readonly kind: "rows";
  readonly read: ReadList<RowsInput, TypedRow>;
  readonly cells: Cells;
  /** What stands between the cells of a row; a colon unless said otherwise. */
  readonly between?: string;
} & Listed;
export type ReadList<F, Entry> = (sent: unknown, field: F) => Read<readonly Entry[]>;

/** A text in a small grammar of its own: "1 3/4". */
export type TypedInput = {
  readonly kind: "typed";
  /** A list of dates: in a form they may be written in any usual way. */
  readonly reads?: "dates";
  readonly keypad?: Keypad;
} & Grammar &
  Asked<string>;
/** A page has the keys of a pocket calculator for it, which know degrees or radians from that choice. */
export type Keypad = { readonly angles: string };
export type Grammar = {
  /** The source of a regular expression that the whole text must match. */
  readonly pattern: string;
  /** The end of "must be …": "a fraction such as 3/4 or 1 1/2". */
  readonly like: string;
  /** At most 200 characters unless fewer are allowed here. */
  readonly maxLength?: number;
};

/** Least and most in each unit that is offered: bounds are checked in the unit that was given. */
export type UnitRanges = Readonly<Record<string, readonly [min: number, max: number]>>;
export type QuantityInput = {
  readonly kind: "quantity";
  readonly dimension: Dimension;
  readonly units: UnitRanges;
  readonly unit: string;
  /** The height or weight of a person: pages take feet and inches, stones and pounds. */
  readonly body?: true;
} & Asked<number>;

export type NumericField = InputField & { readonly kind: "money" | "percent" | "number" | "count" | "quantity" };
export const isNumeric = (field: InputField): field is NumericField =>
  ["money", "percent", "number", "count", "quantity"].includes(field.kind);

type Given = Named & { readonly optional?: boolean };

export type ScalarOutput =
  | ({ readonly kind: "money" } & Given)
  | ({ readonly kind: "percent" } & Given & Places)
  | ({ readonly kind: "number"; readonly unit?: string } & Given & Places)
  | ({ readonly kind: "count"; readonly unit?: string } & Given)
  | ({ readonly kind: "quantity"; readonly dimension: Dimension; readonly as: string } & Given & Places)
  | ({ readonly kind: "date" } & Given)
  | ({ readonly kind: "duration"; readonly clock?: Clock } & Given)
  | ({ readonly kind: "text" } & Given);
export type ListOutput = { readonly kind: "list"; readonly of: ScalarOutput } & Given;
export type Columns = Readonly<Record<string, ScalarOutput>>;
export type TableOutput = {
  readonly kind: "table";
  readonly columns: Columns;
  readonly chart?: Chart;
  /** Too long for the API: the page alone shows it. */
  readonly page?: boolean;
} & Given;
export type OutputField = ScalarOutput | ListOutput | TableOutput;

export type Chart<Column extends string = string> = Curves<Column> | Bars<Column> | Scale<Column>;
/** Areas on top of one another, or lines, over rows that follow on each other. */
export type Curves<Column extends string = string> = {
  readonly kind: "areas" | "lines";
  readonly x: Column;
  readonly y: readonly Column[];
  /** Lines begin at 0 with these: for each, the inputs and outputs of which the first that there is counts. */
  readonly opening?: readonly (readonly string[])[];
};
/** A bar for each row, under its name. */
export type Bars<Column extends string = string> = { readonly kind: "bars"; readonly x: Column; readonly y: Column };
/** Where the output `of` stands among bands: each row is one, has a `name`, and begins at `x`. */
export type Scale<Column extends string = string> = {
  readonly kind: "scale";
  readonly x: Column;
  readonly name: Column;
  readonly of: string;
};

// ── the words a definition is written in ──

export type Field<K extends string> = { readonly kind: K; readonly label: string };
/** A misspelt option does not compile. */
export type Exact<O, Allowed> = O & { readonly [K in Exclude<keyof O, keyof Allowed>]: never };

type AnyPresence<V> = {
  readonly default?: V;
  readonly begins?: V;
  readonly example?: V;
  readonly optional?: true;
};
export type InputOptions<V> = AnyPresence<V> & { readonly help?: string; readonly when?: When; readonly more?: true };
type Numeric = InputOptions<number> & Partial<Range> & { readonly usual?: readonly number[] };

export function money(label: string): Field<"money">;
export function money<const O extends Numeric>(label: string, options: Exact<O, Numeric>): Field<"money"> & O;
export function money(label: string, options = {}) {
  return { kind: "money", label, ...options };
}

type PercentOptions = Numeric & Places;
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

type CountOptions = Numeric & { readonly unit?: string };
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

/** `inside: true`: a page draws it as a switch inside the field that it decides about, such as $ and %. */
type ChoiceOptions<V> = InputOptions<V> & { readonly inside?: true };
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

/** A civil day, no clock and no zone. `today: true` lets the page begin with the visitor's day. */
type DateOptions = InputOptions<string> & { readonly today?: boolean };
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
