// Help: of the command, and of each calculator from its definition.
import { type Calculator, describeInputs, describeOutputs, type InputDescriptor, USD } from "#engine";
import type { Listed } from "#lib/library";
import { inColumns, type Paint } from "./paper.ts";

export const USAGE = `Usage
  ready-reckoner CALCULATOR --INPUT VALUE ...   ready-reckoner mortgage --price 400000 --annual-rate 6.5
  ready-reckoner "QUESTION"                     ready-reckoner "15% of 240"
  ready-reckoner < FILE                         a question or a calculator with its inputs on each line

Options
  --json, --csv              the answer for programs
  --show-steps               how it was calculated
  --table INPUT=5..8:0.5     an answer for each value; also INPUT=15,20,30; twice for two inputs
  --outputs NAME,NAME        the figures of a table
  --solve FIGURE=VALUE --changing INPUT
                             the value of the input that gives this figure
  --region de-DE
  --currency EUR             how figures are written
  --list                     all calculators
  --help                     this, or the inputs of a calculator: ready-reckoner mortgage --help
  completion bash|zsh|fish   a script that completes names; see docs
  mcp                        a server of the Model Context Protocol over stdin and stdout

It ends with 0 for an answer, 1 where the inputs have none, and 2 where the command is wrong.`;

export const listLines = (all: readonly Listed[], paint: Paint): readonly string[] =>
  inColumns(all.map(({ slug, summary }) => [slug, paint.dim(summary)]));

export function helpLines(calculator: Calculator & { readonly slug: string }, paint: Paint): readonly string[] {
  const inputs = describeInputs(calculator, USD);
  const outputs = describeOutputs(calculator, USD).map(({ name, label }) => [`  ${name}`, paint.dim(label)]);
  const example = inputs
    .filter(({ required }) => required)
    .map(({ name, example }) => `${optionOf(name)} ${quoted(example)}`);
  return [
    paint.bold(calculator.name),
    calculator.summary,
    "",
    ...["ready-reckoner", calculator.slug, ...example].join(" ").split("\n"),
    "",
    paint.bold("Inputs"),
    ...inColumns(inputs.map((input) => [`  ${optionOf(input.name)}`, said(input)])),
    "",
    paint.bold("Figures"),
    ...inColumns(outputs),
  ];
}

export const optionOf = (name: string): string => `--${name.replaceAll("_", "-")}`;

const said = ({ description, required, default: usual }: InputDescriptor): string =>
  [description, required && "Required.", usual !== undefined && `Default: ${usual}.`].filter(Boolean).join(" ");

const quoted = (text = ""): string => (/^[\w.-]+$/.test(text) ? text : `'${text}'`);
