// The large figure of an answer is the one that people came for, and the sentence under it says it in words.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, present, USD } from "#engine";

type Headline = readonly [slug: string, inputs: Readonly<Record<string, unknown>>, figure: string, sentence: string];

const HEADLINES: readonly Headline[] = [
  [
    "income-tax",
    { income: 90000 },
    "after_tax $72,145.00",
    "On $90,000.00 in the United States in 2026, you keep $72,145.00 a year after tax, or $6,012.08 a month. The tax is $17,855.00, about 19.84% of the income. More income would be taxed at 29.65%.",
  ],
  [
    "income-tax",
    { income: 35000, country: "scotland" },
    "after_tax £28,704.53",
    "On £35,000.00 in Scotland in 2026-27, you keep £28,704.53 a year after tax, or £2,392.04 a month. The tax is £6,295.47",
  ],
  [
    "income-tax",
    { income: 50000, country: "own", bands: "0:20" },
    "tax $10,000.00",
    "The tax on $50,000.00 is $10,000.00, 20% of the income.",
  ],
];

it.each(HEADLINES)("%s %j", async (slug, inputs, figure, sentence) => {
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator) throw new Error(slug);
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.issues));
  const { primary, sentence: said } = present(calculator, answer, USD);
  expect(`${primary.name} ${primary.text}`).toBe(figure);
  expect(said).toContain(sentence);
});
