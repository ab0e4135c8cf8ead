export { pageOf, shareAddress } from "./addresses.ts";
export { type Calculation, calculation } from "./calculation.ts";
export { CATALOGUE_UNAVAILABLE, type ErrorCode, refused, type ServiceError, TOOL_NOT_FOUND } from "./errors.ts";
export { workedExample } from "./example.ts";
export { describeTool, type ToolCatalogue, toolCatalogue } from "./list.ts";
export { markdownOf, siteInWords } from "./markdown.ts";
export { knownAnswer, type Proof, proofOf } from "./proof.ts";
export { resultOf } from "./result.ts";
export { type Tool, type ToolEntry, tool } from "./tool.ts";
