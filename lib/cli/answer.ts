// Answers as lines of text, and one as a row of CSV.
import { csvOf } from "#engine";
import type { Asked, Calculation, Output, SolveAnswer, TableAnswer } from "#lib/library";
import { inColumns, type Paint } from "./paper.ts";

type Texts = Readonly<Record<string, string>>;

export function answerLines(answer: Calculation<Texts>, outputs: readonly Output[], paint: Paint, hasSteps: boolean) {
  const { primary, result, calculation, warnings = [], notes = [] } = answer;
  const figures = outputs.flatMap(({ name, label }) => {
    const text = name === primary.name ? undefined : result[name];
    return text === undefined ? [] : [[`  ${label}`, text]];
  });
  const steps = hasSteps ? ["", paint.bold("Steps"), ...calculation.steps.map((step) => `  ${step}`)] : [];
  return [
    paint.bold(`${primary.label}: ${primary.text}`),
    primary.sentence,
    ...(figures.length > 0 ? ["", ...inColumns(figures)] : []),
    ...steps,
    ...["", ...warned(warnings, paint), ...notes].slice(warnings.length + notes.length > 0 ? 0 : 1),
    "",
    paint.dim(answer.share_url),
  ];
}

const warned = (warnings: readonly string[], paint: Paint) => warnings.map((one) => paint.yellow(`Warning: ${one}`));

/** The figures by name, as in a table of one row. */
export function answerCsv({ values, result }: Calculation<Texts>): string {
  const names = Object.keys(result).filter((name) => name !== "primary");
  return csvOf(names, [names.map((name) => values[name] ?? result[name] ?? "")]);
}

/** The inputs that vary, then the figures: the main one where none is named. */
export function tableLines({ rows }: TableAnswer<Texts>, outputs: readonly Output[], paint: Paint): readonly string[] {
  const varied = Object.keys(rows[0]?.inputs ?? {});
  const names = [...new Set(rows.flatMap((row) => ("error" in row ? [] : Object.keys(row.result))))];
  const label = (name: string) => outputs.find((output) => output.name === name)?.label ?? "Answer";
  const cells = rows.map((row) => [
    ...varied.map((name) => String(row.inputs[name])),
    ...("error" in row ? [row.error.message] : names.map((name) => row.result[name] ?? "")),
  ]);
  const [head = "", ...body] = inColumns([[...varied, ...names.map(label)], ...cells]);
  return [paint.bold(head), ...body];
}

export const solveLines = ({ answer, solutions, nearest }: SolveAnswer<Texts>, paint: Paint): readonly string[] => [
  paint.bold(answer),
  ...[...solutions, ...(nearest ? [nearest] : [])].map(({ share_url }) => paint.dim(share_url)),
];

export function askedLines({ answer, form, calculators }: Asked, paint: Paint): readonly string[] {
  if (answer) {
    const { sentence, warnings = [], assumed, page } = answer;
    return [paint.bold(sentence), ...warned(warnings, paint), ...assumed, paint.dim(page)];
  }
  const near = calculators.map(({ slug, name }) => `  ${slug}  ${paint.dim(name)}`);
  const needs = form ? [`${form.name} also needs: ${form.needed.join(", ")}.`] : [];
  return ["There is no sure answer to this question.", ...needs, ...(near.length > 0 ? ["Calculators:", ...near] : [])];
}
