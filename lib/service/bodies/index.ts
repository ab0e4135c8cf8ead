// The shapes of all bodies, for the OpenAPI document and for tests. What serves requests does not import them.
export { AskAnswer, AskQuery } from "./ask.ts";
export { Calculation } from "./calculation.ts";
export { ErrorBody, ErrorCode } from "./error.ts";
export { FactOnDay, FactsList } from "./facts.ts";
export { Oembed, OembedQuery } from "./oembed.ts";
export { SolveAnswer, SolveRequest } from "./solve.ts";
export { TableAnswer, TableRequest } from "./table.ts";
export { Tool, ToolCatalogue } from "./tool.ts";
