// Types of the package, from what each calculator says of itself: its inputs with their options, and its figures by name.

/** calculator/<slug>.d.ts */
export const typesOf = ({ name, description, inputs, output_schema }) => `// ${name}: ${description}
import type { Calculation, Description, Options, Refused, SolveAnswer, SolveRequest, TableAnswer, TableRequest } from "../types.js";

export interface Inputs {
${inputs.map(inputOf).join("\n")}
}

/** The figures by name. */
export interface Values {
${figuresOf(output_schema).join("\n")}
}

export declare function calculate(inputs: Inputs, options?: Options): Calculation<Values> | Refused;
export declare function table(request: TableRequest<Inputs, Values>, options?: Options): TableAnswer<Values> | Refused;
export declare function solve(request: SolveRequest<Inputs, Values>, options?: Options): SolveAnswer<Values> | Refused;
export declare function describe(options?: Options): Description | Refused;
export default calculate;
`;

const inputOf = ({ name, required, description, ...input }) =>
  `  /** ${said(description)} */\n  readonly ${name}${required ? "" : "?"}: ${typeOf(input)};`;

/** Numbers may be texts, which keep every digit, and lists may be arrays. */
function typeOf({ type, options, format, pattern, unit }) {
  if (options) return options.map((option) => JSON.stringify(option)).join(" | ");
  if (type !== "string") return type === "number" ? "number | string" : "boolean";
  return format || pattern || unit
    ? "string | readonly (string | number)[]"
    : "string | readonly (string | readonly (string | number)[])[]";
}

const figuresOf = ({ properties, required }) =>
  Object.entries(properties)
    .filter(([name]) => name !== "primary")
    .map(
      ([name, { description }]) =>
        `  /** ${said(description)} */\n  readonly ${name}${required.includes(name) ? "" : "?"}: string;`,
    );

const said = (text) => text.replaceAll("*/", "*\\/");

/** index.d.ts */
export const typesOfAll = (
  slugs,
) => `import type { Asked, Calculation, Description, Listed, Options, Refused, SolveAnswer, SolveRequest, TableAnswer, TableRequest } from "./types.js";
${slugs.map((slug, i) => `import type * as c${i} from "./calculator/${slug}.js";`).join("\n")}

export type * from "./types.js";

/** The inputs and figures of each calculator. */
export interface Calculators {
${slugs.map((slug, i) => `  readonly ${JSON.stringify(slug)}: { readonly inputs: c${i}.Inputs; readonly values: c${i}.Values };`).join("\n")}
}
export type Slug = keyof Calculators;
type InputsOf<S extends Slug> = Calculators[S]["inputs"];
type ValuesOf<S extends Slug> = Calculators[S]["values"];

export declare function calculate<S extends Slug>(slug: S, inputs: InputsOf<S>, options?: Options): Promise<Calculation<ValuesOf<S>> | Refused>;
export declare function table<S extends Slug>(slug: S, request: TableRequest<InputsOf<S>, ValuesOf<S>>, options?: Options): Promise<TableAnswer<ValuesOf<S>> | Refused>;
export declare function solve<S extends Slug>(slug: S, request: SolveRequest<InputsOf<S>, ValuesOf<S>>, options?: Options): Promise<SolveAnswer<ValuesOf<S>> | Refused>;
export declare function describe(slug: Slug, options?: Options): Promise<Description | Refused>;
export declare function list(): Promise<readonly Listed[]>;
/** A question in words, such as "15% of 240". */
export declare function ask(question: string, options?: Options): Promise<Asked | Refused>;
`;
