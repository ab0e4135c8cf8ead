// The tool itself: the words and the schema of the MCP tool, answered by the page. It shows what it answers in its form.
import {
  type Calculator,
  type Currency,
  calculate,
  isRefusal,
  type ListedCalculator,
  outOfDate,
  present,
  sentenceOf,
} from "#engine";
import { dayOf } from "../form/day.ts";

type Inputs = Readonly<Record<string, unknown>>;
type Result = {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly isError?: true;
};

type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: object;
};
type Offered = Tool & { readonly execute: (inputs: Inputs) => Promise<Result> };

/** By the draft of 20 October 2026 on the document; earlier drafts had it on the navigator. */
type ModelContext = { registerTool(tool: Offered, options: { readonly signal: AbortSignal }): unknown };
declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface Navigator {
    readonly modelContext?: ModelContext;
  }
}

/** A browser may refuse the tool: a policy may forbid it, or the page may be being left. */
export async function offerTool(calculator: ListedCalculator, currency: Currency, signal: AbortSignal) {
  const context = document.modelContext ?? navigator.modelContext;
  const tool = await toolOf(calculator.slug, signal);
  if (!context || !tool || signal.aborted) return;
  const offered = { ...tool, execute: (inputs: Inputs) => execute(calculator, inputs, currency) };
  await Promise.resolve(context.registerTool(offered, { signal })).catch(() => undefined);
}

async function execute(calculator: ListedCalculator, inputs: Inputs, currency: Currency): Promise<Result> {
  await calculator.later?.load();
  return resultOf(calculator, inputs, currency);
}

/** Undefined where the owner has closed the calculator to programs, or the page is being left. */
async function toolOf(slug: string, signal: AbortSignal): Promise<Tool | undefined> {
  const response = await fetch(`/calculators/${slug}/tool.json`, { signal }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

export function resultOf(calculator: Calculator, inputs: Inputs, currency: Currency): Result {
  const answer = calculate(calculator, inputs, currency);
  if (isRefusal(answer)) {
    return { ...said(...answer.issues.map((issue) => sentenceOf(calculator, issue))), isError: true };
  }
  const { sentence, figures, alerts, notes } = present(calculator, answer, currency, "send");
  const expired = outOfDate(calculator, answer.inputs, dayOf(new Date()));
  location.hash = new URLSearchParams(answer.texts).toString();
  const lines = figures.map(({ name, label, text }) => `${label} (${name}): ${text}`);
  return said(...alerts, ...expired, sentence, ...notes, ...lines, `Source: ${location.href}`);
}

const said = (...lines: readonly string[]): Result => ({ content: [{ type: "text", text: lines.join("\n") }] });
