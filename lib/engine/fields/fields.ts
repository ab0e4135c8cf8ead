// The vocabulary. A field says once what a value is: its label, unit, bounds, options, digits.
// The form control, the check, the API's descriptor, the JSON Schema, the MCP tool, the table header
// and the printed value all come from it.
import type { Decimal } from "#numbers/decimal";
import type { Dimension } from "#numbers/dimension";
import type { Notation } from "../printing/notation.ts";
import type { Read } from "./read.ts";

/** Asked for only while that choice stands at one of those options. */
export type When = Readonly<Record<string, readonly string[]>>;

/** Where the form begins in a region, or in all others that are not the usual one: "" is a field that begins empty. */
export type BeginsIn<V> = Readonly<Record<string, V | "">>;

/** An input has exactly one of the three: what is meant when it is left out, where the form begins, or neither. Where the
 * form should begin with something more useful than the default or the example, `begins` says so. */
type Presence<V> =
  | {
      readonly default: V;
      readonly begins?: V;
      readonly beginsIn?: BeginsIn<V>;
      readonly example?: undefined;
      readonly optional?: undefined;
    }
  | {
      readonly example: V;
      readonly begins?: V;
      readonly beginsIn?: BeginsIn<V>;
      readonly default?: undefined;
      readonly optional?: undefined;
    }
  | {
      readonly optional: true;
      readonly beginsIn?: undefined;
      readonly begins?: undefined;
      readonly default?: undefined;
      readonly example?: undefined;
    };

type Named = { readonly label: string; readonly help?: string };
/** `means`: what programs must know, because a value in another meaning would be taken without a word. */
type ForPrograms = { readonly means?: string };
/** What pages alone make use of. `usual`: numbers that many people want, as keys under the field. `more`: few people need
 * it, so it waits under "More options"; never of an input that has to be given. */
type OnPages = { readonly usual?: readonly number[]; readonly more?: true };
type Asked<V> = Named & ForPrograms & Presence<V> & OnPages & { readonly when?: When };
export type Range = { readonly min: number; readonly max: number };

/** How many decimals are printed: exactly, at most, or as many as that many significant digits need. A field's figure that
 * does not end within its significant digits is shown with six of them, unless it asks for it `inFull`. */
export type Places = {
  readonly digits?: number;
  readonly upTo?: number;
  readonly significant?: number;
  readonly inFull?: boolean;
};

/** Money has the decimals of its currency, and up to that many where a price is a small one. */
export type MoneyPlaces = { readonly upTo?: number };

export type InputField =
  | ({ readonly kind: "money" } & Asked<number> & Range)
  | PercentInput
  | ({ readonly kind: "number"; readonly unit?: string; readonly measured?: Measured } & Asked<number> & Range)
  | ({
      readonly kind: "count";
      readonly unit?: string;
      readonly perYear?: PerYear;
      readonly drawn?: true;
      readonly isYear?: true;
    } & Asked<number> &
      Range)
  | QuantityInput
  | ({
      readonly kind: "choice";
      readonly options: Options;
      readonly inside?: true;
      readonly today?: true;
    } & Asked<string>)
  | ({ readonly kind: "toggle" } & Asked<boolean>)
  | ({ readonly kind: "date"; readonly today?: boolean; readonly month?: true } & Asked<string>)
  | ({ readonly kind: "duration"; readonly clock?: Clock } & Asked<string> & Range)
  | NumbersInput
  | RowsInput
  | TypedInput;

/** `typical`: a usual figure, where neither example, default nor `usual` is one. */
export type PercentInput = { readonly kind: "percent"; readonly typical?: number } & Asked<number> & Range;

/** How many of what is counted are in a year, which a choice may decide: then it may be given in years or months, too. */
export type PerYear = number | { readonly by: string; readonly of: Readonly<Record<string, number>> };

/** A number whose unit is the option of a choice: pages then read 5'7" where that is inches. */
export type Measured = { readonly by: string; readonly dimension: Dimension };

export type Options = Readonly<Record<string, string>>;

/**
 * What two parts mean: "7:45" is hours and minutes, or with "m:ss" minutes and seconds. Three are always h:mm:ss, and an
 * output in which seconds matter always has three.
 */
export type Clock = "h:mm" | "m:ss" | "h:mm:ss";

/** A cell of a typed row: a short text, of any kind or in a grammar, or a number within its bounds. A text that is one of
 * `options` is a menu on a page. */
export type Cell =
  | (CellNamed & { readonly kind: "text" } & (
        | (Grammar & { readonly reads?: CellReads; readonly options?: Options })
        | { readonly pattern?: undefined; readonly reads?: undefined; readonly options?: undefined }
      ))
  | (CellNamed & { readonly kind: "number" } & Range);
/** What people may write in any usual way, and is read before its grammar is asked: a time of day, a short length of time
 * in which a bare number is minutes, a day. */
export type CellReads = "time" | "span" | "day";
/** `blank`: what a cell is taken for that was left blank, or left out of its row. */
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
export type TypedRow = Readonly<Record<string, Decimal | string>>;
export type ReadList<F, Entry> = (sent: unknown, field: F, notation?: Notation) => Read<readonly Entry[]>;

/** A text in a small grammar of its own: "1 3/4". */
export type TypedInput = {
  readonly kind: "typed";
  /** A list of dates, or a time of day: they may be written in any usual way. */
  readonly reads?: "dates" | "time";
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

/** Whether its digits are written in groups. */
export const isInGroups = (field: InputField): field is NumericField =>
  isNumeric(field) && !(field.kind === "count" && field.isYear);

/** Whether someone's own words may be in it: names in a list, a text. */
export const takesWords = (field: InputField): boolean => field.kind === "rows" || field.kind === "typed";

/** Lists and a keypad need more room than a column beside others has. */
export const isWide = (field: InputField): boolean =>
  field.kind === "rows" || field.kind === "numbers" || (field.kind === "typed" && field.keypad !== undefined);

/** Whether columns side by side make sense: what is wide is the same in all of them, and more than choices must be left. */
export const isComparable = (inputs: Readonly<Record<string, InputField>>): boolean =>
  Object.values(inputs).some((field) => !isWide(field) && field.kind !== "choice" && field.kind !== "toggle");

type Given = Named & { readonly optional?: boolean };

export type ScalarOutput =
  | ({ readonly kind: "money" } & Given & MoneyPlaces)
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
export type Bars<Column extends string = string> = {
  readonly kind: "bars";
  readonly x: Column;
  readonly y: Column;
};
/** Where the output `of` stands among bands: each row is one, has a `name`, and begins at `x`. */
export type Scale<Column extends string = string> = {
  readonly kind: "scale";
  readonly x: Column;
  readonly name: Column;
  readonly of: string;
  /** The band that people aim for, counted from 0; the second where nothing is said. */
  readonly good?: number;
};
