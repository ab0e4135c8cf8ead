// What went wrong, in the error body that REST and MCP share.
import { type Calculator, type IssueCode, type Refusal, sentenceOf } from "#engine";

export type ErrorCode =
  | IssueCode
  | "INVALID_JSON"
  | "TOOL_NOT_FOUND"
  | "PAYLOAD_TOO_LARGE"
  | "RATE_LIMITED"
  | "API_DISABLED"
  | "CATALOGUE_UNAVAILABLE"
  | "METHOD_NOT_ALLOWED"
  | "NOT_FOUND"
  | "REQUEST_TIMEOUT"
  | "INTERNAL_ERROR"
  | "NOT_IMPLEMENTED";

export type ServiceIssue = { readonly code: IssueCode; readonly field?: string; readonly message: string };
export type ServiceError = {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly message: string;
  readonly issues?: readonly ServiceIssue[];
};

/** A refusal as whole sentences: the first fault, then all of them. */
export function refused(calculator: Calculator, { issues }: Refusal): ServiceError {
  const worded = issues.map((issue) => ({ ...issue, message: sentenceOf(calculator, issue) }));
  const [first = issues[0]] = worded;
  return { ...first, issues: worded };
}

export const TOOL_NOT_FOUND: ServiceError = {
  code: "TOOL_NOT_FOUND",
  message: "There is no such calculator. GET /api/ai/tools lists all of them.",
};

/** With the slug that was probably meant; nothing of what was asked comes back. */
export const toolNotFound = (meant: string | undefined): ServiceError =>
  meant
    ? {
        ...TOOL_NOT_FOUND,
        message: `There is no such calculator; did you mean ${meant}? GET /api/ai/tools lists all of them.`,
      }
    : TOOL_NOT_FOUND;

export const CATALOGUE_UNAVAILABLE: ServiceError = {
  code: "CATALOGUE_UNAVAILABLE",
  message: "This calculator is unavailable right now. Try again later.",
};
