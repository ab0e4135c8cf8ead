// What a calculator answers, for words that name its figures: they are then never those of a year that is over.
import { type Calculator, calculate, isRefusal, present, type Raw, USD } from "#engine";

/** By the names of outputs. Cents are left out where there are none: "$10,970". */
export function printed(calculator: Calculator, inputs: Raw): (output: string) => string {
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) throw new TypeError(`${calculator.name} refuses ${JSON.stringify(inputs)}`);
  const figures = new Map(present(calculator, answer, USD).figures.map(({ name, text }) => [name, text]));
  return (output) => {
    const text = figures.get(output);
    if (text === undefined) throw new TypeError(`${calculator.name} has no ${output}`);
    return text.replace(/\.00$/, "");
  };
}
