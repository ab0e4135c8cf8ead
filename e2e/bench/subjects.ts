// Every calculator that is listed, with its words.
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { type Entry, withHistory } from "#lib/service/catalogue";

export type Listed = Entry;

export const listed = await Promise.all(
  Object.entries(calculators).map(async ([slug, load]): Promise<Listed> => {
    const [calculator, words] = await Promise.all([load(), contents[slug]?.()]);
    if (!words) throw new Error(`${slug} has no words in calculators/content.ts`);
    return { calculator: calculator.default, words: withHistory(words.default) };
  }),
);
