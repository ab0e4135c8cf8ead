// The words around a calculator and the figures it is checked against, typed by its definition.
import type { Calculator } from "../calculator.ts";

type WireNames<C extends Calculator> =
  | (keyof C["inputs"] & string)
  | {
      [K in keyof C["inputs"]]: C["inputs"][K] extends { readonly kind: "quantity" } ? `${K & string}_unit` : never;
    }[keyof C["inputs"]];
export type Sent<C extends Calculator> = { readonly [K in WireNames<C>]?: string | number | boolean };
export type FigureName<C extends Calculator> = {
  [K in keyof C["outputs"]]: C["outputs"][K] extends { readonly kind: "table" } ? never : K;
}[keyof C["outputs"]] &
  string;
/** A cell of a table: "schedule.5.balance" is the fifth row's balance. */
type CellName<C extends Calculator> = {
  [K in keyof C["outputs"] & string]: C["outputs"][K] extends {
    readonly kind: "table";
    readonly columns: infer Columns;
  }
    ? `${K}.${number}.${keyof Columns & string}`
    : never;
}[keyof C["outputs"] & string];

/** Something that can be looked up. */
export type Source = {
  readonly title: string;
  readonly url?: string;
  /** Where in it: a section, table, page or exercise. */
  readonly place?: string;
  /** The day it was read, such as 2026-11-22. */
  readonly read?: string;
};

/** A new version. Without `what`, its words are clearer and its figures the same. */
export type Change = { readonly version: string; readonly date: string; readonly what?: string };

/** A drawing beside the method: lines and letters on a field of its own units. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who see it and those who do not. */
  readonly caption: string;
  readonly lines: readonly { readonly d: string; readonly look?: "main" | "thin" | "filled" }[];
  readonly letters: readonly { readonly x: number; readonly y: number; readonly text: string }[];
};

export type Content<C extends Calculator> = {
  /** What a list of search results says of its page: the name, and why to open it. At most 60 characters. */
  readonly title: string;
  readonly purpose: string;
  /** Who needs the figure and when, a paragraph each. */
  readonly about?: readonly string[];
  /** What to do with the answer, a paragraph each. */
  readonly howToUse?: readonly string[];
  /** How it is worked out, with every symbol of the formula, a paragraph each. */
  readonly methodology: readonly string[];
  readonly drawing?: Drawing;
  readonly assumptions: readonly string[];
  /** Those of them that name a published fact, as `facts` calls it. A short answer has only the facts that it rests on. */
  readonly factLines?: readonly { readonly what: string; readonly line: string }[];
  readonly limitations: readonly string[];
  /** A worked example: the words tell the story and how it ends, the engine fills in the figures between. */
  readonly example: { readonly story: string; readonly inputs: Sent<C>; readonly outcome?: string };
  /** What many people ask, as inputs: the page lists each answer, and a press fills in the form. */
  readonly common?: readonly Sent<C>[];
  /** What people get wrong, one each. */
  readonly mistakes?: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Where people go from here, and why. */
  readonly next?: readonly { readonly slug: string; readonly why: string }[];
  /** Slugs, the nearest first. */
  readonly related: readonly string[];
  /** Calculators whose inputs take figures of this one as they stand: by slug, each input with the figure's name. */
  readonly feeds?: Readonly<Record<string, Readonly<Record<string, FigureName<C>>>>>;
  readonly sources: readonly Source[];
  /** Other words that people search for. */
  readonly synonyms: readonly string[];
  /** Words of the questions people ask, where neither the name nor the summary has them: programs choose a tool by words. */
  readonly everydayWords?: readonly string[];
  /** What an input is, in two to five words, where neither its name nor its unit says so; words people use for it count twice. */
  readonly inputWords?: { readonly [K in keyof C["inputs"]]?: string };
  readonly vectors: Vectors<C>;
  /** What has changed in its answers or inputs since its first version, the newest first. */
  readonly changes?: readonly Change[];
  /** The day of its first version, where that is not the day on which the service opened. */
  readonly released?: string;
  /** Where a person has checked the calculator. */
  readonly review?: { readonly date: string; readonly source: string };
};

/** Who says so: a figure printed by a book, an authority or a manual; a figure in a law or standard; either of them as
 * someone else quotes it, which is all we could read; another program's documented output or tests; our own arithmetic, shown. */
export type Evidence = "published" | "law" | "quoted" | "software" | "hand";

/** Known figures from one source, which is named once: where the source is our own arithmetic, each row shows its own. */
export type VectorTable<C extends Calculator> = Partial<Source> & {
  readonly by?: Evidence;
  /** Inputs that all rows share. */
  readonly always?: Sent<C>;
  readonly rows: readonly VectorRow<C>[];
};
export type Vectors<C extends Calculator> = readonly VectorTable<C>[];

/** `place` is where in the source, after the table's own `place`; under no source it is the arithmetic. */
export type VectorRow<C extends Calculator> = readonly [
  place: string,
  inputs: Sent<C>,
  expected: Expected<C>,
  more?: {
    /** What is tried, where the inputs alone don't say it. */
    readonly given?: string;
    /** What is tried at a limit, a tie or a zero. */
    readonly edge?: string;
    readonly differs?: string;
    readonly rounding?: "up" | "down";
  },
];

/** Each figure exactly as its source prints it, every digit: "65,430.46". Its digits are the precision that is checked. */
type Expected<C extends Calculator> = { readonly [K in FigureName<C> | CellName<C>]?: string };

/** A row with its source. */
export type Vector<C extends Calculator> = {
  /** What is tried, in a few words. Without it, the inputs say so. */
  readonly given?: string;
  readonly inputs: Sent<C>;
  readonly expected: Expected<C>;
  readonly by: Evidence;
  readonly source: Source;
  /** How the source writes its last digit, where it does not round half away from zero. */
  readonly rounding?: "up" | "down";
  /** Why our figure is not the printed one. Both are shown, with this reason. */
  readonly differs?: string;
  readonly edge?: true;
};

export type AnyContent = Content<Calculator>;
