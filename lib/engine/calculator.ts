// A calculator is data and a few pure functions. Types run from `inputs` to `compute` to `outputs` to `working`,
// so that a definition needs no cast and a mistake does not compile.
import type { CivilDate } from "#math/civil-date";
import type { Decimal } from "#math/decimal";
import type { InputField, OutputField } from "./fields/fields.ts";
import type { Picture } from "./fields/pictures.ts";
import type { Show, Shown } from "./printing/shown.ts";
import type { InputValues, OutputValues, Rows, ScalarName, ShownValues } from "./values.ts";

export type Category =
  | "finance"
  | "everyday"
  | "health"
  | "dates"
  | "conversion"
  | "mathematics"
  | "building"
  | "science"
  | "study";

export type Inputs = Readonly<Record<string, InputField>>;
export type Outputs = Readonly<Record<string, OutputField>>;

/** What `compute` returns where accepted inputs have no answer. */
export type NoAnswer = { readonly noAnswer: string };
export const noAnswer = (sentence: string): NoAnswer => ({ noAnswer: sentence });

export type Definition<I, O, R = OutputValues<O> | NoAnswer> = {
  readonly name: string;
  readonly summary: string;
  readonly formerly?: FormerNames;
  readonly status?: "draft" | "published";
  readonly ai?: "open" | "closed";
  readonly inputs: I;
  readonly outputs: O;
  /** The main figure. A function may name an optional one: it knows when that one is there. */
  readonly primary: ScalarName<O, true> | Method<InputValues<I>, ScalarName<O, boolean>>;
  readonly formula: string;
  /** Money that adds up to a whole: inputs and outputs that are its parts. Of several, the first with two parts is drawn. */
  readonly parts?: Parts<MoneyName<I> | MoneyName<O>> | readonly Parts<MoneyName<I> | MoneyName<O>>[];
  /** What a page draws of the answer beside its figures. */
  readonly picture?: Picture<(keyof I | keyof O) & string>;
  /** The same numbers put as other questions. A page shows their answers beside this one. */
  otherQuestions?(inputs: InputValues<I>): readonly { readonly [K in keyof I]?: string }[];
  /** The unit of the main figure where an input decides it, for the headline of a page. */
  unit?(inputs: InputValues<I>): string;
  /** How inputs must stand to one another: complaints by input. What a single field can say stands in the field. */
  check?(inputs: InputValues<I>): { readonly [K in keyof I]?: Line };
  /** `digits` are the decimals of the currency, for what is divided into its smallest unit. */
  compute(inputs: InputValues<I>, digits: number): R;
  /** What the answer rests on that others set and change. */
  facts?(inputs: InputValues<I>): readonly FactUsed[];
  /** The answer as one says it aloud. */
  sentence: Worded<I, O, string>;
  working: Worded<I, O, readonly Line[]>;
  /** What someone should read before the answer is explained: "Please see a doctor today." */
  alerts?: Worded<I, O, readonly Line[]>;
  /** Other warnings in words. */
  notes?: Worded<I, O, readonly Line[]>;
};

/** Words, or nothing where their condition fails: `isLate && "The payment is late."` */
export type Line = string | false | null | undefined;

/** The day on which a slug became a former one, and what a question under that name takes for granted. */
export type FormerName = { readonly since: string; readonly granted: Readonly<Record<string, string>> };
export type FormerNames = Readonly<Record<string, FormerName>>;

/** A tax table, a price index or the like, with its first and last day and the source where it was read. */
export type FactUsed = {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly source: { readonly title: string; readonly url: string; readonly place?: string; readonly read: string };
  /** The last day on which the page may show it without saying that it may be out of date. */
  readonly until: string;
};

export type Parts<Name extends string = string> = { readonly of: readonly Name[]; readonly whole: Name };
type MoneyName<F> = { [K in keyof F]: F[K] extends { readonly kind: "money" } ? K : never }[keyof F] & string;

/** `values` are the inputs as `compute` gets them, for what has to be worked out again. */
type Worded<I, O, Words> = {
  of(
    inputs: ShownValues<InputValues<I>>,
    outputs: ShownValues<OutputValues<O>>,
    show: Show,
    values: InputValues<I>,
  ): Words;
}["of"];

/** A function whose parameter is compared as a method's is. */
type Method<In, Out> = { of(inputs: In): Out }["of"];

export function defineCalculator<const I extends Inputs, const O extends Outputs, R extends OutputValues<O> | NoAnswer>(
  definition: Definition<I, O, R & Declared<R, O>> & { readonly inputs: Decided<I> },
): Definition<I, O> {
  return definition;
}

/** Nothing but the declared outputs. */
type Declared<R, O> = R extends NoAnswer ? R : R & { readonly [K in Exclude<keyof R, keyof O>]: never };

/** `when` names one choice, which is always asked for, and options of it. */
type Decided<I> = {
  readonly [K in keyof I]: I[K] extends { readonly when: infer W }
    ? {
        readonly when: {
          readonly [D in keyof W]: [D, keyof W] extends [keyof I, D] ? OptionsOf<I[D & keyof I]> : never;
        };
      }
    : unknown;
};
type OptionsOf<F> = F extends { readonly when: object } | { readonly optional: true }
  ? never
  : F extends { readonly kind: "choice"; readonly options: infer C }
    ? readonly (keyof C)[]
    : never;

// A calculator whose fields are no longer known by name.

export type TypedRow = Readonly<Record<string, Decimal | string>>;
export type AnyInput =
  | Decimal
  | CivilDate
  | readonly Decimal[]
  | readonly TypedRow[]
  | string
  | number
  | boolean
  | undefined;
export type Scalar = Decimal | CivilDate | string | number | bigint | null;
export type Row = Readonly<Record<string, Scalar>>;
export type AnyOutput = Scalar | readonly Scalar[] | Rows<Row>;

type AnyInputs = Readonly<Record<string, AnyInput>>;
type AnyShown = Readonly<Record<string, Shown<unknown> | string | boolean | null | undefined>>;

/** Methods, not properties: their parameters are compared both ways, so every `Definition` is one of these. */
export interface Calculator {
  readonly name: string;
  readonly summary: string;
  readonly formerly?: FormerNames;
  readonly status?: "draft" | "published";
  readonly ai?: "open" | "closed";
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly primary: string | Method<AnyInputs, string>;
  readonly formula: string;
  readonly parts?: Parts | readonly Parts[];
  readonly picture?: Picture;
  otherQuestions?(inputs: AnyInputs): readonly Readonly<Record<string, string | undefined>>[];
  unit?(inputs: AnyInputs): string;
  check?(inputs: AnyInputs): Readonly<Record<string, Line>>;
  compute(inputs: AnyInputs, digits: number): Readonly<Record<string, AnyOutput>> | NoAnswer;
  facts?(inputs: AnyInputs): readonly FactUsed[];
  sentence(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): string;
  working(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
  alerts?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
  notes?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
}

/** A calculator with what its folder says of it: its slug, its category, and the version of its newest change. */
export interface ListedCalculator extends Calculator {
  readonly slug: string;
  readonly category: Category;
  readonly version: string;
}
