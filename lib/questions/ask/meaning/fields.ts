// The inputs of a calculator that a question may fill, each with the words that say it.
import type { Calculator, Hint, InputField, Texts } from "#engine";
import type { Field } from "./fit.ts";
import { wordsOf } from "./words.ts";

export type Told = {
  readonly hint: Hint;
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** Words by which the calculator is called here. */
  readonly named: readonly string[];
  /** Where several such words stand together. */
  readonly phrases: ReadonlySet<number>;
};

/** A word that several inputs share, or that names the calculator, tells none of them apart. */
export function fieldsOf(
  { name: calculator, inputs }: Calculator,
  isOpen: (name: string) => boolean,
  { hint, said, named, phrases }: Told,
): readonly Field[] {
  const subject = new Set([...wordsOf(calculator), ...named]);
  const all = Object.entries(inputs)
    .filter(([name, { kind }]) => kind !== "choice" && isOpen(name))
    .map(([name, field]) => {
      const words = [...ownWords(name, field), ...unitsOf(name, said)].filter((word) => !subject.has(word));
      return { name, field, words: new Set(words), hinted: hint.words?.[name] ?? [] };
    });
  return all.map(({ name, field, words, hinted }) => {
    const others = all.filter((other) => other.name !== name);
    return {
      name,
      field,
      hinted: new Set(hinted),
      label: new Set(wordsOf(field.label)),
      subject: new Set(named),
      phrases,
      own: new Set([...hinted, ...[...words].filter((word) => !others.some((other) => other.words.has(word)))]),
      isMonths: hint.months?.includes(name) ?? false,
      isMonthly: hint.monthly?.includes(name) ?? false,
      isYears: hint.years?.includes(name) ?? false,
      isKnown: name in (hint.inputs ?? {}),
    };
  });
}

/** Other words for inputs that many calculators have. */
const TOO: Readonly<Record<string, readonly string[]>> = { annual_rate: ["apr"] };

const ownWords = (name: string, { label }: InputField): readonly string[] => [
  ...(TOO[name] ?? []),
  ...wordsOf(label),
  ...wordsOf(name.replaceAll("_", " ")),
];

/** The unit in which an input is meant names it: "30 mpg" is the economy, of which `economy_as` is the unit. */
const unitsOf = (name: string, said: Told["said"]): readonly string[] =>
  Object.entries(said).flatMap(([choice, words]) => (choice.startsWith(`${name}_`) ? words : []));

export const isAsked = (
  { when = {} }: Pick<InputField, "when"> = {},
  { inputs }: Calculator,
  options: Texts,
): boolean =>
  Object.entries(when).every(([name, among]) => {
    const field = inputs[name];
    return among.includes(options[name] ?? String(field?.default ?? field?.example ?? ""));
  });
