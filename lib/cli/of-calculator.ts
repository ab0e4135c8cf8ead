// One calculator: its answer, a table of answers, or the input that gives a figure.
import { describeOutputs, USD } from "#engine";
import { calculateNamed, findNamed, solveNamed, tableCsv, tableNamed } from "#lib/library";
import { answerCsv, answerLines, solveLines, tableLines } from "./answer.ts";
import { type Options, varied, wanted } from "./arguments.ts";
import { type Code, type Desk, jsonOf, notation, printed, refused, wrong } from "./desk.ts";
import { helpLines } from "./help.ts";

export async function ofCalculator(name: string, options: Options, desk: Desk): Promise<Code> {
  const entry = await findNamed(desk.shelf, name);
  if ("error" in entry) return refused(entry, options, desk);
  if (options.flags.has("help")) return printed(helpLines(entry.calculator, desk.paint), desk);
  const { table, solve } = options.values;
  if (table && solve) return wrong({ usage: "Use --table or --solve, not both." }, desk);
  const outputs = describeOutputs(entry.calculator, USD);
  if (table) return tabled(name, table, options, { ...desk, outputs });
  if (solve) return solved(name, solve, options, desk);
  const answer = await calculateNamed(desk.shelf)(name, options.inputs, notation(options, desk));
  if ("error" in answer) return refused(answer, options, desk);
  if (options.flags.has("json")) return printed([jsonOf(answer, desk)], desk);
  if (options.flags.has("csv")) return printed([answerCsv(answer).trimEnd()], desk);
  return printed(answerLines(answer, outputs, desk.paint, options.flags.has("show-steps")), desk);
}

type WithOutputs = Desk & { readonly outputs: ReturnType<typeof describeOutputs> };

async function tabled(name: string, table: readonly string[], options: Options, desk: WithOutputs): Promise<Code> {
  const axes = varied(table);
  if ("usage" in axes) return wrong(axes, desk);
  const isText = !options.flags.has("json") && !options.flags.has("csv");
  const named = options.values.outputs?.flatMap((names) => names.split(","));
  const outputs = named ?? (isText ? ["primary"] : undefined);
  const answer = await tableNamed(desk.shelf)(
    name,
    { inputs: options.inputs, ...axes, outputs },
    notation(options, desk),
  );
  if ("error" in answer) return refused(answer, options, desk);
  if (options.flags.has("json")) return printed([jsonOf(answer, desk)], desk);
  return printed(isText ? tableLines(answer, desk.outputs, desk.paint) : [tableCsv(answer).trimEnd()], desk);
}

async function solved(
  name: string,
  [one = "", ...more]: readonly string[],
  options: Options,
  desk: Desk,
): Promise<Code> {
  const goal = wanted(one);
  const by = options.values.changing?.[0]?.replaceAll("-", "_");
  if ("usage" in goal) return wrong(goal, desk);
  if (more.length > 0) return wrong({ usage: "--solve is given more than once." }, desk);
  if (options.flags.has("csv")) return wrong({ usage: "Use --json with --solve; it has no CSV." }, desk);
  const answer = await solveNamed(desk.shelf)(name, { inputs: options.inputs, ...goal, by }, notation(options, desk));
  if ("error" in answer) return refused(answer, options, desk);
  printed(options.flags.has("json") ? [jsonOf(answer, desk)] : solveLines(answer, desk.paint), desk);
  return answer.solutions.length > 0 ? 0 : 1;
}
