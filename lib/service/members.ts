// What the bodies of a table and of solving share: members with fixed names, and the inputs among them.
import { type Calculator, type IssueCode, isRefusal, nearest, parseInputs, type Raw, type Refusal } from "#engine";
import { refused, type ServiceError, type ServiceIssue } from "./errors.ts";

export const issue = (code: IssueCode, field: string, message: string): ServiceIssue => ({ code, field, message });

export function refusedFor([first, ...others]: readonly ServiceIssue[]): ServiceError | undefined {
  return first && { ...first, issues: [first, ...others] };
}

export const isObject = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MOST_LISTED = 20;
const LONGEST = 100;

export function unknownMembers(body: Raw, members: readonly string[]): readonly ServiceIssue[] {
  const unknown = Object.keys(body).filter((name) => !members.includes(name));
  return unknown.slice(0, MOST_LISTED).map((name) => {
    const field = name.slice(0, LONGEST).toWellFormed();
    return issue("UNKNOWN_FIELD", field, `${field} is not part of this request, which has ${listed(members)}.`);
  });
}

/** A name that should be one of these, in a sentence that offers the nearest. */
export function unknownName(field: string, name: string, kind: string, known: readonly string[]): ServiceIssue {
  const said = name.slice(0, LONGEST).toWellFormed();
  const near = nearest(said, known);
  const advice = near ? `did you mean ${near}?` : `take one of: ${known.join(", ")}.`;
  return issue("UNKNOWN_FIELD", field, `${said} is not ${kind} of this calculator; ${advice}`);
}

/** Inputs that no calculation would take, whatever the others are. */
export function unknownInputs(calculator: Calculator, inputs: Raw): ServiceError | undefined {
  const parsed = parseInputs({ inputs: calculator.inputs }, inputs);
  if (!isRefusal(parsed)) return undefined;
  const [first, ...others] = parsed.issues.filter(({ code }) => code === "UNKNOWN_FIELD");
  return first && refused(calculator, { issues: [first, ...others] } satisfies Refusal);
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
