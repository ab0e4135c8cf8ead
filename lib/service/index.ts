export { percentInWords } from "#engine";
export { pageOf, shareAddress } from "./addresses.ts";
export { answerQuestion, type QuestionAnswer, questionAsked } from "./ask.ts";
export { siteAsked } from "./asked-region.ts";
export { type Calculation, calculation } from "./calculation.ts";
export { dayOf } from "./day.ts";
export { describeCalculator } from "./describe-calculator.ts";
export { describeService } from "./describe-service.ts";
export {
  CATALOGUE_UNAVAILABLE,
  type ErrorCode,
  refused,
  type ServiceError,
  type ServiceIssue,
  TOOL_NOT_FOUND,
  toolNotFound,
} from "./errors.ts";
export { commonAnswers, workedExample } from "./example.ts";
export { factMarkdown, factsNamed } from "./fact-words.ts";
export { type FactOn, factList, factOn } from "./facts.ts";
export { withGranted } from "./granted.ts";
export { describeTool, type ToolCatalogue, toolCatalogue } from "./list.ts";
export { inShort, type ListQuery, listAsked } from "./list-query.ts";
export { markdownOf, siteInWords } from "./markdown.ts";
export { meantSlug, meantTool } from "./meant-tool.ts";
export { isObject } from "./members.ts";
export { oembed, oembedAddress, oembedAsked } from "./oembed.ts";
export type { Answer, Content, Examples, Header, OpenApi, Operation, Parameter, PathItem, Schema } from "./openapi.ts";
export { type Preview, previewOf } from "./preview.ts";
export { disagreementsOf, evidenceOf, knownAnswer, type Proof, proofOf, sourcesOf } from "./proof.ts";
export { type ProofCase, type ProofData, proofData } from "./proof-data.ts";
export { proofSchema } from "./proof-schema.ts";
export { type Form, formAsked, oneFigure, RESERVED, readQuery } from "./query.ts";
export { resultOf, valuesOf } from "./result.ts";
export { securityText } from "./security-text.ts";
export { serviceIndex } from "./service-index.ts";
export { SKILL, skillOf } from "./skill.ts";
export { readSolve, type SolveRequest } from "./solve/read-solve.ts";
export { answerSolve, type SolveAnswer } from "./solve/solve.ts";
export { readTable, type TableRequest } from "./table/read-table.ts";
export { answerTable, type TableAnswer } from "./table/table.ts";
export { tableCsv } from "./table/table-csv.ts";
export { type Tool, type ToolEntry, tool } from "./tool.ts";
export { versionRefused } from "./version.ts";
