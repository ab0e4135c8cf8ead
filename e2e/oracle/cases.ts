// What the oracle is asked, a line of JSON per answer: inputs aimed at ties, zeros and bounds, and beside each figure how
// its field prints it. The arithmetic is checked in check.py, which has nothing of ours.
import * as fc from "fast-check";
import { calculators } from "#calculators";
import { cornersTogether } from "#calculators/suite/corners";
import { bodies } from "#calculators/suite/generate";
import { onlyAsked } from "#calculators/suite/start";
import { type Calculator, calculate, type InputField, isRefusal, parseInputs, present, type Raw, USD } from "#engine";

const SEED = 20_261_122;

export default async function lines(slugs: readonly string[], cases: number): Promise<readonly string[]> {
  const said: string[] = [];
  for (const slug of slugs) {
    const { default: calculator } = (await calculators[slug]?.()) ?? {};
    if (!calculator) throw new Error(`There is no calculator ${slug}.`);
    for (const raw of rawsFor(calculator, cases)) said.push(JSON.stringify({ slug, ...answered(calculator, raw) }));
  }
  return said;
}

function rawsFor(calculator: Calculator, cases: number): readonly Raw[] {
  const aimed = fc.tuple(bodies(calculator), fc.array(fc.nat(), { minLength: 30, maxLength: 30 }));
  const made = fc.sample(aimed, { numRuns: cases, seed: SEED }).map(([raw, chances]) => aim(calculator, raw, chances));
  return [...cornersTogether(calculator), ...made];
}

/** Some of the numbers of a body moved to where a rounding or a bound decides. */
function aim(calculator: Calculator, raw: Raw, chances: readonly number[]): Raw {
  const aimed = Object.entries(raw).map(([name, value], i) => {
    const field = calculator.inputs[name];
    return [name, field ? moved(field, value, chances[2 * i] ?? 0, chances[2 * i + 1] ?? 0) : value] as const;
  });
  return onlyAsked(calculator, Object.fromEntries(aimed));
}

function moved(field: InputField, value: unknown, way: number, chance: number): unknown {
  if (field.kind !== "money" && field.kind !== "percent" && field.kind !== "number") return value;
  const size = field.kind === "percent" ? 30 : 100_000;
  const usual = `${chance % size}.${String(chance % 997).padStart(3, "0")}`;
  const long = `${usual}${String(chance).padStart(10, "7").repeat(2)}`;
  const ways = [
    value,
    value,
    `${chance % size}`,
    `${usual}5`,
    `${usual.slice(0, -1)}5`,
    long,
    "0",
    "0.0001",
    field.max,
  ];
  const chosen = ways[way % ways.length];
  const number = Number(chosen);
  return number < field.min || number > field.max ? value : chosen;
}

function answered(calculator: Calculator, raw: Raw) {
  const [parsed, answer] = [parseInputs(calculator, raw), calculate(calculator, raw)];
  if (isRefusal(parsed)) return { unread: raw };
  if (isRefusal(answer)) return { inputs: parsed.texts };
  const figures = present(calculator, answer, USD).figures.map(({ name, text, value }) => {
    const { kind, digits, upTo, significant } = { ...NO_PLACES, ...calculator.outputs[name] };
    return { name, text, value, kind, digits, upTo, significant };
  });
  return { inputs: answer.texts, figures };
}

const NO_PLACES = { kind: "", digits: undefined, upTo: undefined, significant: undefined };
