// What callers of the library see. The package ships this file as it is, so it imports nothing.

export type Value = string | number | boolean;

export interface Options {
  /** A region such as "de-DE": other texts, the same values. */
  readonly region?: string;
  /** A currency by its ISO 4217 code, such as "EUR". */
  readonly currency?: string;
  /** The time of the calculation; now, if you leave it out. */
  readonly now?: Date;
}

export interface Issue {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
}

/** Why there is no answer. Nothing is thrown for it: ask `"error" in answer`. */
export interface Refused {
  readonly error: Issue & { readonly issues?: readonly Issue[] };
}

export interface FactUsed {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly source: { readonly title: string; readonly url: string; readonly place?: string; readonly read: string };
  readonly until: string;
}

export interface Table {
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly rows: readonly (readonly string[])[];
}

/** `Values` are the figures by name: plain decimals in `values`, texts to show in `result`. */
export interface Calculation<Values> {
  readonly tool: string;
  readonly tool_slug: string;
  readonly tool_version: string;
  readonly calculation_timestamp: string;
  readonly result: Values & { readonly primary: string };
  readonly primary: {
    readonly name: string;
    readonly label: string;
    readonly value?: string;
    readonly text: string;
    readonly unit?: string;
    readonly sentence: string;
  };
  readonly values: Partial<Values>;
  readonly calculation: {
    readonly formula: string;
    readonly assumptions: readonly string[];
    /** All inputs that were used, as texts that you can send again. */
    readonly inputs: Readonly<Record<string, string>>;
    readonly steps: readonly string[];
    readonly rounding: string;
    readonly facts?: readonly FactUsed[];
  };
  readonly tables: Readonly<Record<string, Table>>;
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
  readonly disclaimer: string;
  readonly source_url: string;
  readonly share_url: string;
  readonly attribution: string;
}

export interface Steps {
  readonly from: number | string;
  readonly to: number | string;
  readonly step: number | string;
}

export interface TableRequest<Inputs, Values> {
  /** The inputs that stay. */
  readonly inputs?: Partial<Inputs>;
  /** One input or two, each with a list of values or with steps. */
  readonly vary: { readonly [Name in keyof Inputs]?: Steps | readonly Value[] };
  /** The figures that you want; all of them, if you leave it out. */
  readonly outputs?: readonly (keyof Values | "primary")[];
}

interface RowFound<Values> {
  readonly result: Partial<Values> & { readonly primary?: string };
  readonly values: Partial<Values>;
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
}

export interface TableAnswer<Values> {
  readonly tool: string;
  readonly tool_slug: string;
  readonly tool_version: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly rows: readonly ({ readonly inputs: Readonly<Record<string, Value>> } & (RowFound<Values> | Refused))[];
  readonly disclaimer: string;
  readonly source_url: string;
  readonly attribution: string;
}

export interface SolveRequest<Inputs, Values> {
  /** The inputs that stay. */
  readonly inputs?: Partial<Inputs>;
  /** One figure with the value that it should have. */
  readonly want: { readonly [Name in keyof Values]?: number | string };
  /** The input that may change. */
  readonly by: keyof Inputs & string;
}

export type Solution<Values> = Calculation<Values> & {
  readonly solved: {
    readonly input: string;
    readonly value: string;
    readonly text: string;
    readonly result: string;
    readonly exact: boolean;
    readonly missed?: string;
    readonly reach?: { readonly from: string; readonly to: string };
  };
};

export interface SolveAnswer<Values> {
  readonly tool: string;
  readonly tool_slug: string;
  readonly tool_version: string;
  readonly want: { readonly name: string; readonly text: string };
  readonly by: string;
  /** What was found, in a sentence. */
  readonly answer: string;
  readonly searched: { readonly from: string; readonly to: string; readonly every: boolean };
  readonly solutions: readonly Solution<Values>[];
  readonly more: boolean;
  readonly nearest?: Solution<Values>;
  readonly disclaimer: string;
  readonly source_url: string;
  readonly attribution: string;
}

export interface Input {
  readonly name: string;
  readonly label: string;
  readonly type: "number" | "string" | "boolean";
  readonly required: boolean;
  readonly description: string;
  readonly unit?: string;
  readonly dimension?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly string[];
  readonly default?: string;
  readonly example?: string;
  readonly format?: "date";
  readonly pattern?: string;
}

export interface Output {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly unit?: string;
  readonly unit_input?: string;
  readonly dimension?: string;
  readonly description?: string;
  readonly primary?: true;
}

interface Cited {
  readonly title: string;
  readonly url?: string;
  readonly place?: string;
  readonly read?: string;
}

/** A calculator in full: its inputs and figures, JSON Schemas, its method and limits, and a worked example. */
export interface Description {
  readonly name: string;
  readonly slug: string;
  readonly category: string;
  readonly description: string;
  readonly url: string;
  readonly calculate_endpoint: string;
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
  readonly formula: string;
  readonly tool_version: string;
  readonly purpose: string;
  readonly input_schema: object;
  readonly output_schema: object;
  readonly methodology: readonly string[];
  readonly assumptions: string;
  readonly limitations: readonly string[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  readonly example: {
    readonly inputs: Readonly<Record<string, Value | undefined>>;
    readonly result: Readonly<Record<string, string>>;
    readonly steps: readonly string[];
  };
  readonly related_tools: readonly string[];
  readonly feeds: readonly { readonly tool: string; readonly inputs: Readonly<Record<string, string>> }[];
  readonly sources: readonly Cited[];
  readonly review?: { readonly date: string; readonly source: string };
  readonly updated_at: string;
  readonly disclaimer: string;
}

/** A calculator in the list. */
export interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly version: string;
}

export interface Understood {
  readonly calculator: string;
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly figure: string;
  readonly value?: string;
  readonly text: string;
  readonly sentence: string;
  readonly warnings?: readonly string[];
  readonly assumed: readonly string[];
  readonly without: readonly string[];
  readonly currency?: string;
  readonly page: string;
}

/** What a question in words means. `answer` is null where nothing is sure. */
export interface Asked {
  readonly question: string;
  readonly answer: Understood | null;
  readonly other_readings: readonly Understood[];
  readonly form?: {
    readonly calculator: string;
    readonly name: string;
    readonly inputs: Readonly<Record<string, string>>;
    readonly without: readonly string[];
    readonly needed: readonly string[];
    readonly page: string;
  };
  readonly calculators: readonly { readonly slug: string; readonly name: string; readonly page: string }[];
}

/** A printed figure beside ours. */
export interface ProofFigure {
  /** The case's id and the figure's name. */
  readonly id: string;
  /** The figure's name in an answer, or a cell: "schedule.5.balance" is the fifth row's balance. */
  readonly name: string;
  /** Exactly as its source prints it. */
  readonly expected: string;
  readonly ours: string;
  /** Decimals that the source prints. Absent for words. */
  readonly digits?: number;
  readonly agrees: boolean;
}

export interface ProofCase {
  /** Stays the same as long as the inputs, the source and the printed figures do. */
  readonly id: string;
  readonly calculator: string;
  readonly version: string;
  /** What is tried, in words. */
  readonly given: string;
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly figures: readonly ProofFigure[];
  readonly kind: "published" | "law" | "quoted" | "software" | "hand";
  readonly source: { readonly title: string; readonly url?: string; readonly place?: string; readonly read?: string };
  /** How the source writes its last digit, where it doesn't round half away from zero. */
  readonly rounding?: "up" | "down";
  /** Why our figure isn't the printed one. */
  readonly differs?: string;
}

/** Every known figure, as at /proof.json. */
export interface Proof {
  readonly $schema: string;
  readonly site: string;
  readonly generated_at: string;
  readonly license: string;
  readonly count: { readonly cases: number; readonly figures: number };
  readonly cases: readonly ProofCase[];
}
