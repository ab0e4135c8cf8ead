// One body at both doors of one calculator, and everything that is wrong with what they say, in the sense of design.md §5:
// no 5xx, every answer as published, nothing invalid accepted, nothing valid refused, the same through every door.
import type { ValidateFunction } from "ajv";
import type { Raw } from "#engine";
import { CALCULATION, REFUSED } from "./bodies.ts";
import { askRest, callTool, type Said } from "./doors.ts";
import { unlike } from "./part-of.ts";
import { canonical, excuse } from "./schema-says.ts";
import { ajv, type Subject } from "./subjects.ts";

const isCalculation = ajv.compile(CALCULATION);
const isRefused = ajv.compile(REFUSED);

export async function complaintsAbout(subject: Subject, raw: Raw): Promise<string[]> {
  const text = JSON.stringify(raw);
  const [rest, mcp] = [await askRest(subject.slug, text), await callTool(subject.slug, text)];
  const found = rest.status === 200 ? await accepted(subject, rest, mcp) : refused(subject, raw, rest, mcp);
  return found.map((fault) => `${subject.slug} ${fault}, given ${text}`);
}

/** The schema is strict and the reader is kind: what it understood is what the schema must accept. */
async function accepted(subject: Subject, { body }: Said, mcp: Said): Promise<string[]> {
  const said = canonical(subject, { ...body.calculation?.inputs });
  const { structuredContent, text } = resultOf(mcp);
  return [
    ...unless(isCalculation(body), () => `answers with no Calculation: ${errors(isCalculation)}`),
    ...unless(subject.output(body.result), () => `answers otherwise than published: ${errors(subject.output)}`),
    ...unless(subject.input(said), () => `understands what its schema refuses: ${errors(subject.input)}`),
    ...unless(await isTheSameAgain(subject, body), () => "answers otherwise when its inputs are sent again"),
    ...unless(
      subject.tool.input(said),
      () => `understands what its tool's schema refuses: ${errors(subject.tool.input)}`,
    ),
    ...unless(
      subject.tool.output(structuredContent),
      () => `answers MCP otherwise than published: ${errors(subject.tool.output)}`,
    ),
    ...unlike(structuredContent, body).map((place) => `answers MCP otherwise than REST: ${place}`),
    ...unless(text.includes(body.source_url ?? "no source"), () => "leaves its source out of the text"),
  ];
}

function refused(subject: Subject, raw: Raw, { status, body }: Said, mcp: Said): string[] {
  if (status !== 400 || !isRefused(body)) return [`answers with ${status} ${JSON.stringify(body).slice(0, 200)}`];
  const issues = body.error?.issues ?? [];
  const { isError, text } = resultOf(mcp);
  const unsaid = issues.filter(({ message }) => !text.includes(message));
  const unexcused = subject.input(raw) ? issues.filter((issue) => !excuse(subject, raw, issue)) : [];
  return [
    ...unless(isError === true, () => "refuses at REST what it answers at MCP"),
    ...unsaid.map(({ message }) => `tells MCP nothing of “${message}”`),
    ...unexcused.map(({ message }) => `refuses what its schema accepts: ${message}`),
  ];
}

async function isTheSameAgain({ slug }: Subject, { calculation, values }: Said["body"]): Promise<boolean> {
  const again = await askRest(slug, JSON.stringify(calculation?.inputs));
  return JSON.stringify(again.body.values) === JSON.stringify(values);
}

/** What a tool says, with its text. */
const resultOf = ({ body: { result } }: Said) => ({ ...result, text: result?.content?.[0]?.text ?? "" });

const unless = (holds: boolean, fault: () => string) => (holds ? [] : [fault()]);
const errors = ({ errors }: ValidateFunction) => ajv.errorsText(errors);
