// The tip calculator, sound and broken on purpose: how the suite shows that it can fail.
import content from "#calculators/everyday/tip/content";
import laws from "#calculators/everyday/tip/laws";
import tip from "#calculators/everyday/tip/tip";
import type { Calculator } from "#engine";
import { withHistory } from "#lib/service/catalogue";
import type { Subject } from "./subject.ts";

export const sound: Subject = {
  folder: "tip",
  files: ["content.ts", "laws.ts", "tip.ts", "vectors.ts"],
  calculator: { ...tip, slug: "tip", category: "everyday", version: "1.0.0" },
  words: withHistory(content),
  laws,
  published: ["tip", ...content.related, ...content.next.map(({ slug }) => slug)],
};

type Words = Subject["words"];
type Vector = Words["vectors"][number];

export const withCalculator = (change: Partial<Calculator>): Subject => ({
  ...sound,
  calculator: Object.assign({}, sound.calculator, change),
});
export const withWords = (change: Partial<Words>): Subject => ({ ...sound, words: { ...sound.words, ...change } });

/** The number of people, changed, and asked for after the choice. */
export function withPeople(change: object): Subject {
  const { people, ...others } = tip.inputs;
  return withCalculator({ inputs: { ...others, people: Object.assign({}, people, change) } });
}

/** One more vector, by hand. */
export const withVector = (change: Partial<Vector>): Subject => {
  const mine: Vector = {
    given: "Mine",
    inputs: { bill: 12.5 },
    expected: { tip: "2.25" },
    by: "hand",
    source: { title: "12.5 × 18 ÷ 100 = 2.25" },
  };
  return withWords({ vectors: [...sound.words.vectors, { ...mine, ...change }] });
};
