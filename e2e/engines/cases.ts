// What every JavaScript engine is asked, worked out once and the same on every run: each vector and worked example, and texts
// as people type them; of the calculators that are due also made-up inputs that every field accepts, and some with faults.
import * as fc from "fast-check";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { isDue } from "#calculators/due";
import { bodies, faultyBodies } from "#calculators/suite/generate";
import { start } from "#calculators/suite/start";
import {
  beginning,
  type Calculator,
  CURRENCY_CODES,
  isNumeric,
  type Raw,
  REGION_CODES,
  type Texts,
  vectorsIn,
  wireInputs,
} from "#engine";
import { Decimal } from "#numbers/decimal";

export type Asked = { readonly slug: string } & ({ readonly sent: Raw } | { readonly typed: Texts });
/** Amounts that are written in a region, in its own currency or another, and read back. */
export type Written = { readonly region: string; readonly currency?: string; readonly amounts: readonly string[] };
export type Case = Asked | Written;

/** Before a release two and a half times as many. */
const [ACCEPTED_RUNS, FAULTY_RUNS] = process.env.PROOF === "due" ? [40, 16] : [100, 40];
const ACCEPTED = { numRuns: ACCEPTED_RUNS, seed: 20_261_121 };
const FAULTY = { numRuns: FAULTY_RUNS, seed: 20_261_121 };

export default async function cases(): Promise<readonly Case[]> {
  const all = await Promise.all(Object.keys(calculators).map(casesOf));
  return [...all.flat(), ...written()];
}

/** Ten thousand made-up amounts in every region's own currency, a third of them in a run of what is due, and a few of them with
 * every other currency. */
function written(): readonly Written[] {
  const made = fc.sample(AMOUNTS, { numRuns: 10_000, seed: ACCEPTED.seed });
  const lots = Array.from({ length: 100 }, (_, i) => [...EDGES, ...made.slice(100 * i, 100 * i + 100)]);
  return REGION_CODES.flatMap((region) => [
    ...lots.filter((_, i) => isDue(`${region} ${i}`)).map((amounts) => ({ region, amounts })),
    ...CURRENCY_CODES.map((currency, i) => ({ region, currency, amounts: (lots[i % 100] ?? []).slice(0, 10) })),
  ]);
}

const EDGES = ["0", "-0.5", "999.999", "1234", "-12345678.9"];
const AMOUNTS = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: -9, max: 0 }))
  .map(([digits, power]) => new Decimal(`${digits}e${power}`).toFixed());

async function casesOf(slug: string): Promise<readonly Asked[]> {
  const [calculator, words] = await Promise.all([calculators[slug]?.(), contents[slug]?.()]);
  if (!calculator || !words) throw new Error(`${slug} is not in both lists`);
  const raws: readonly Raw[] = [
    start(calculator.default),
    words.default.example.inputs,
    ...vectorsIn(words.default.vectors).map(({ inputs }) => inputs),
    ...(isDue(slug) ? madeUp(calculator.default) : []),
  ];
  return [...raws.map((sent) => ({ slug, sent })), ...typing(calculator.default).map((typed) => ({ slug, typed }))];
}

const madeUp = (calculator: Calculator): readonly Raw[] => [
  ...fc.sample(bodies(calculator), ACCEPTED),
  ...fc.sample(faultyBodies(calculator), FAULTY),
];

/** The form as it begins, with one number after another typed as people type. */
function typing(calculator: Calculator): readonly Texts[] {
  const begun = beginning(calculator);
  const numbers = wireInputs(calculator).filter(({ part, field }) => part === "value" && isNumeric(field));
  if (numbers.length === 0) return [];
  return WAYS.map((way, i) => ({ ...begun, [numbers[i % numbers.length]?.name ?? ""]: way }));
}

const WAYS = [
  "1,234.50",
  "1 234,50",
  "1.234,50",
  "1'234.50",
  "1,23,456",
  "1,234",
  "$1.2k",
  "1 500 €",
  "US$12",
  "₹ 12",
  "12 zł",
  "(5)",
  "−5",
  "5%",
  "5 %",
  "1 3/4",
  "2½",
  "１２．５",
  "١٢",
  "5'11\"",
  "5 ft 11 in",
  "12 kg",
  "1e3",
  "\u200e7",
  "7\u00a0",
  "twelve",
  "1,2,3",
  "ﬁ5",
];
