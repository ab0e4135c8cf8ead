// A calculator is data and a few pure functions. Types run from `inputs` to `compute` to `outputs` to `working`,
// so that a definition needs no cast and a mistake does not compile.
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";
import type { Units } from "#numbers/dimension";
import type { Equations } from "./equations/equations.ts";
import type { NoAnswer } from "./equations/no-answer.ts";
import type { InputField, OutputField, TypedRow } from "./fields/fields.ts";
import type { Picture } from "./fields/pictures.ts";
import type { Currency, Told } from "./printing/format.ts";
import type { Show, Shown } from "./printing/shown.ts";
import type { Every, InputValues, OutputValues, Rows, ScalarName, ShownValues } from "./values.ts";

/** Ours. An owner has further ones, so the category of a calculator is any name. */
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

/** What a definition says. `B` are figures between the inputs and the outputs, which steps may name and no output shows. */
export type Definition<I, O, R = OutputValues<O> | NoAnswer, B = unknown> = {
  readonly name: string;
  readonly summary: string;
  readonly formerly?: FormerNames;
  readonly status?: "draft" | "published";
  readonly ai?: "open" | "closed";
  readonly inputs: I;
  readonly outputs: O;
  readonly between?: B;
  /** Outputs that follow from other figures. What no equation gives, `compute` does; else it is the input of that name. */
  readonly by?: Equations<keyof (O & B) & string>;
  /** Units that equations and their steps count quantities in, such as "ft" and "ft2", where it is not those of the SI. */
  readonly equationsIn?: readonly string[];
  /** A choice that decides what is asked for and what is found: for each of its options, what belongs to that question. */
  readonly questions?: {
    readonly [D in ChoiceName<I>]?: { readonly [Q in OptionsOf<I[D]>[number]]: Question<I, O, B> };
  };
  /** The main figure. A function may name an optional one: it knows when that one is there,
   * and from the texts in which unit a measure was sent. */
  readonly primary?: ScalarName<O, true> | Method<InputValues<I>, ScalarName<O, boolean>>;
  /** Headings for the figures of a page, and the outputs under each. What is under none is for programs alone. */
  readonly groups?: { readonly [heading: string]: readonly FigureName<O>[] };
  /** Needed only where no equation says it. */
  readonly formula?: string;
  /** The currency by an option of one of its choices, such as a country. It holds where none was chosen. */
  readonly currency?: CurrencyBy<keyof I & string>;
  /** What people in a region call things here, where they call them that nowhere else: `{ "en-IN": { payment: "EMI" } }`. */
  readonly wordsIn?: WordsIn;
  /** What a page loads only once its form asks for it, such as a country's law. Everywhere else it is there from the start. */
  readonly later?: LoadedLater;
  /** Money that adds up to a whole: inputs and outputs that are its parts. Of several, the first with three parts is drawn. */
  readonly parts?: Parts<MoneyName<I> | MoneyName<O>> | readonly Parts<MoneyName<I> | MoneyName<O>>[];
  /** What a page draws of the answer beside its figures. */
  readonly picture?: Picture<(keyof I | keyof O) & string>;
  /** The same numbers put as other questions. A page shows their answers beside this one. */
  otherQuestions?(inputs: InputValues<I>): readonly { readonly [K in keyof I]?: string }[];
  /** The unit of the main figure where an input decides it, for the headline of a page. */
  unit?(inputs: InputValues<I>): string;
  /** How inputs must stand to one another: complaints by input. What a single field can say stands in the field. */
  check?(inputs: InputValues<I>): { readonly [K in keyof I]?: Line | Told };
  /** `digits` are the decimals of the currency, for what is divided into its smallest unit. */
  compute?(inputs: InputValues<I>, digits: number): R;
  /** Why there is no answer, where that is known before anything is worked out. */
  refuses?(inputs: InputValues<I>): Line | Told;
  /** What is worked out of the figures that equations gave: tables and lists, or that there is no answer. */
  after?(found: OutputValues<O & B>, inputs: InputValues<I>): Partial<OutputValues<O>> | NoAnswer;
  /** What the answer rests on that others set and change. */
  facts?(inputs: InputValues<I>): readonly FactUsed[];
  /** What a page shows large, where people came for more than a figure: a label and words, or nothing. */
  headline?: Words<InputValues<I>, O & B, Headline>;
  /** The answer as one says it aloud. */
  sentence?: Words<InputValues<I>, O & B, string>;
  /** The steps, where equations alone do not say them. */
  working?: Working<InputValues<I>, O & B>;
  /** Warnings, to be read before the answer is explained: where acting on the answer as it is could harm or mislead. */
  alerts?: Words<InputValues<I>, O & B, readonly Line[]>;
  /** What else explains the answer: "This result is exact." */
  notes?: Words<InputValues<I>, O & B, readonly Line[]>;
};

/** One question of several. `asks` names the inputs that only some questions need; the others are always asked for. */
export type Question<I, O, B = unknown> = {
  readonly asks?: readonly (keyof I & string)[];
  readonly by?: Equations<keyof (O & B) & string>;
  readonly primary?: ScalarName<O, boolean>;
  /** How its inputs must stand to one another. */
  check?(inputs: Every<I>): { readonly [K in keyof I]?: Line | Told };
  compute?(inputs: Every<I>, digits: number): Partial<OutputValues<O & B>> | NoAnswer;
  /** Why there is no answer, where that is known before anything is worked out. */
  refuses?(inputs: Every<I>): Line | Told;
  sentence?: Words<Every<I>, O & B, string>;
  working?: Working<Every<I>, O & B>;
};

/** What the texts of a form need, or without them all there is. */
export type LoadedLater = {
  readonly isHere: (texts?: Readonly<Record<string, string>>) => boolean;
  readonly load: (texts?: Readonly<Record<string, string>>) => Promise<void>;
};

/** By region: its words, by the American ones. */
export type WordsIn = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words, or nothing where their condition fails: `isLate && "The payment is late."` */
export type Line = string | false | null | undefined;

/** Words of several lines are a list. */
export type Headline = readonly [label: string, text: string] | null | undefined;

/** The day on which a slug became a former one, and what a question under that name takes for granted. */
export type FormerName = { readonly since: string; readonly granted: Readonly<Record<string, string>> };
export type FormerNames = Readonly<Record<string, FormerName>>;

/** A tax table, a price index or the like, with its first and last day and the source where it was read. */
export type FactUsed = {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly source: { readonly title: string; readonly url: string; readonly place?: string; readonly read: string };
  /** The last day on which it may be shown without saying that newer figures may exist. 9999-12-31 where the
   * answer needs none: it is about days before then. */
  readonly until: string;
};

export type CurrencyBy<Name extends string = string> = {
  readonly by: Name;
  readonly of: Readonly<Record<string, Currency | undefined>>;
};

export type Parts<Name extends string = string> = { readonly of: readonly Name[]; readonly whole: Name };
type MoneyName<F> = { [K in keyof F]: F[K] extends { readonly kind: "money" } ? K : never }[keyof F] & string;

/** `values` are the inputs as `compute` gets them, for what has to be worked out again. */
type Words<Values, O, Said> = {
  of(inputs: ShownValues<Values>, outputs: ShownValues<OutputValues<O>>, show: Show, values: Values): Said;
}["of"];
/** `stepOf` is the step of an equation. */
type Working<Values, O> = {
  of(
    inputs: ShownValues<Values>,
    outputs: ShownValues<OutputValues<O>>,
    show: Show,
    values: Values,
    stepOf: (name: keyof O & string) => Line,
  ): readonly Line[];
}["of"];

/** What is one text in an answer. */
type FigureName<O> = { [K in keyof O]: O[K] extends { readonly kind: "table" } ? never : K }[keyof O] & string;

type ChoiceName<I> = { [K in keyof I]: I[K] extends { readonly kind: "choice" } ? K : never }[keyof I] & string;

/** A function whose parameter is compared as a method's is. */
type Method<In, Out> = { of(inputs: In, texts: Readonly<Record<string, string>>): Out }["of"];

/** With what equations and questions stand for filled in: nothing after it knows that there are any. */
export type Completed<I, O> = Omit<Calculator, "inputs" | "outputs"> & { readonly inputs: I; readonly outputs: O };

export type OptionsOf<F> = F extends { readonly when: object } | { readonly optional: true }
  ? never
  : F extends { readonly kind: "choice"; readonly options: infer C }
    ? readonly (keyof C)[]
    : never;

// A calculator whose fields are no longer known by name.

export type AnyInput =
  | Decimal
  | CivilDate
  | readonly Decimal[]
  | readonly TypedRow[]
  | string
  | number
  | boolean
  | undefined;
export type Scalar = Decimal | CivilDate | Told | number | bigint | null;
export type Row = Readonly<Record<string, Scalar>>;
export type AnyOutput = Scalar | readonly Scalar[] | Rows<Row>;

export type AnyInputs = Readonly<Record<string, AnyInput>>;
export type AnyShown = Readonly<Record<string, Shown<unknown> | string | boolean | null | undefined>>;

/** Methods, not properties: their parameters are compared both ways, so every `Definition` is one of these. */
export interface Calculator extends Omit<Incomplete, "primary" | "formula" | "compute" | "sentence" | "working"> {
  readonly primary: string | Method<AnyInputs, string>;
  readonly formula: string;
  compute(inputs: AnyInputs, digits: number): AnyFound | NoAnswer;
  sentence(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): string;
  working(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
}

export type AnyFound = Readonly<Record<string, AnyOutput>>;
export type AnyAsked = Readonly<Record<string, AnyQuestion>>;

/** As it is written, before equations and questions are filled in. */
export interface Incomplete extends Worded {
  readonly name: string;
  readonly summary: string;
  readonly formerly?: FormerNames;
  readonly status?: "draft" | "published";
  readonly ai?: "open" | "closed";
  /** What a converter turns into one another. The suite works it out again, and its laws follow. */
  readonly converts?: Units;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly between?: Outputs;
  readonly equationsIn?: readonly string[];
  readonly questions?: Readonly<Record<string, AnyAsked | undefined>>;
  readonly primary?: string | Method<AnyInputs, string>;
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly formula?: string;
  readonly currency?: CurrencyBy;
  readonly wordsIn?: WordsIn;
  readonly later?: LoadedLater;
  readonly parts?: Parts | readonly Parts[];
  readonly picture?: Picture;
  otherQuestions?(inputs: AnyInputs): readonly Readonly<Record<string, string | undefined>>[];
  unit?(inputs: AnyInputs): string;
  after?(found: AnyFound, inputs: AnyInputs): Readonly<Record<string, AnyOutput | undefined>> | NoAnswer;
  facts?(inputs: AnyInputs): readonly FactUsed[];
  headline?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): Headline;
  alerts?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
  notes?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): readonly Line[];
}

export interface AnyQuestion extends Worded {
  readonly asks?: readonly string[];
  readonly primary?: string;
}

interface Worded {
  readonly by?: Equations;
  refuses?(inputs: AnyInputs): Line | Told;
  check?(inputs: AnyInputs): Readonly<Record<string, Line | Told>>;
  compute?(inputs: AnyInputs, digits: number): Readonly<Record<string, AnyOutput | undefined>> | NoAnswer;
  sentence?(inputs: AnyShown, outputs: AnyShown, show: Show, values: AnyInputs): string;
  working?(
    inputs: AnyShown,
    outputs: AnyShown,
    show: Show,
    values: AnyInputs,
    stepOf: (name: string) => Line,
  ): readonly Line[];
}

/** A calculator with what its folder says of it: its slug, its category, and the version of its newest change. */
export interface ListedCalculator extends Calculator {
  readonly slug: string;
  readonly category: string;
  readonly version: string;
}
