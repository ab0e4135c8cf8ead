// Which of a calculator's figures is asked for, and whether the one that it gives is.
import type { Calculator, Texts } from "#engine";
import { FILLERS, placesOf, wordsOf } from "./words.ts";

type Places = {
  /** Other words for a figure. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly beside: ReadonlySet<number>;
  readonly named: ReadonlySet<number>;
  /** More is given than must be, so that the main figure is meant: "20% tip on 150 for 5 people". */
  readonly isMore: boolean;
};

/** The output whose whole name stands among words that no value took. */
export function outputSaid(
  calculator: Calculator,
  words: readonly (string | undefined)[],
  { answers, beside, named, isMore }: Places,
) {
  const free = words.map((word, i) => (beside.has(i) ? undefined : word));
  const found = Object.entries(calculator.outputs).flatMap(([name, { kind, label }]) => {
    if (kind === "table" || (kind === "list" && !answers[name])) return [];
    const hinted = answers[name] ?? [];
    return [...hinted, label.replace(/\(.*/, "")].flatMap((said, i) => {
      const places = placesIn(wordsOf(said), free);
      const isWhole = places.length > 0 && places.every((place) => place >= 0);
      const isHinted = i < hinted.length;
      if (!isHinted && name in calculator.inputs && isGiven(words, places.at(-1) ?? 0)) return [];
      return isWhole && !(isMore && places.every((place) => named.has(place))) ? [{ name, places, isHinted }] : [];
    });
  });
  const [first, second] = found.sort(
    (a, b) => b.places.length - a.places.length || Number(b.isHinted) - Number(a.isHinted),
  );
  return second?.places.length === first?.places.length &&
    second?.isHinted === first?.isHinted &&
    second?.name !== first?.name
    ? undefined
    : first;
}

/** In any order; "side a" is one name. */
const placesIn = (phrase: readonly string[], words: readonly (string | undefined)[]): readonly number[] =>
  phrase.some((word) => word.length === 1)
    ? (placesOf(phrase, words) ?? [])
    : phrase.map((word) => words.indexOf(word));

/** "Base 4" and "radius of 4" are given, not asked for. */
export function isGiven(words: readonly (string | undefined)[], place: number): boolean {
  const [next, second] = [place + 1, place + 2];
  if (next >= words.length) return false;
  const isFiller = ["of", "is"].includes(words[next] ?? "");
  return isFiller ? second < words.length && words[second] === undefined : words[next] === undefined;
}

type Meaning = { readonly texts: Texts; readonly said: readonly string[] };

/** Whether the words that tell a calculator's options and figures apart are those of what was answered. */
export function isMeant(calculator: Calculator, { texts, said }: Meaning, answering: string): boolean {
  const { name, inputs, outputs } = calculator;
  const options = Object.values(inputs).flatMap((field) =>
    field.kind === "choice" ? Object.values(field.options) : [],
  );
  const telling = new Set([...options, ...Object.values(outputs).map(({ label }) => label)].flatMap(wordsOf));
  const taken = Object.entries(inputs).map(([input, field]) => {
    if (field.kind !== "choice") return input in texts ? field.label : "";
    return field.options[texts[input] ?? String(field.default ?? field.example)] ?? "";
  });
  const one = / and /.test(name) ? "" : name;
  const meant = new Set([one, ...taken, outputs[answering]?.label ?? ""].flatMap(wordsOf));
  return said.every((word) => !telling.has(word) || FILLERS.has(word) || meant.has(word));
}
