// Which of a calculator's figures is asked for, and whether the one that it gives is.
import type { Calculator, Texts } from "#engine";
import { FILLERS, wordsOf } from "./words.ts";

type Places = {
  readonly beside: ReadonlySet<number>;
  readonly named: ReadonlySet<number>;
  /** More is given than must be, so that the main figure is meant: "20% tip on 150 for 5 people". */
  readonly isMore: boolean;
};

/** The output whose whole name stands among words that no value took. */
export function outputSaid(
  calculator: Calculator,
  words: readonly (string | undefined)[],
  { beside, named, isMore }: Places,
) {
  const free = words.map((word, i) => (beside.has(i) ? undefined : word));
  const found = Object.entries(calculator.outputs).flatMap(([name, { kind, label }]) => {
    if (kind === "table" || kind === "list") return [];
    const places = wordsOf(label.replace(/\(.*/, "")).map((word) => free.indexOf(word));
    const isWhole = places.length > 0 && places.every((place) => place >= 0);
    return isWhole && !(isMore && places.every((place) => named.has(place))) ? [{ name, places }] : [];
  });
  const [first, second] = found.sort((a, b) => b.places.length - a.places.length);
  return second?.places.length === first?.places.length ? undefined : first;
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
