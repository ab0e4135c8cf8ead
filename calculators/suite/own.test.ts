// An owner's own calculators, in site/calculators, and those of the made-up owner in e2e/owner. What would give a wrong answer fails;
// what ours must have beyond that (five known answers, laws, words of a length) is said and left to the owner.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { calculatorsIn } from "#calculators/lists";
import { sound } from "#calculators/suite/broken";
import { ANSWERS_RIGHTLY, missingIn } from "#calculators/suite/missing";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { withHistory } from "#lib/service/catalogue";

const root = join(import.meta.dirname, "..", "..");
const calculators = join(root, "calculators");
const lists = join(calculators, ".lists");

const sites = ["site", "e2e/owner/site"].map((site) => join(root, site, "calculators")).filter(existsSync);
const all = (await Promise.all(sites.map((site) => calculatorsIn(calculators, site)))).flat();
const known = all.map(({ slug }) => slug);
const own = all.filter(({ at }) => !/^\.\.\/[a-z]/.test(at));

describe.each(own.map((one) => [one.slug, one] as const))(
  "%s, an owner's own",
  async (slug, { at, category, version }) => {
    const folder = join(lists, at);
    const { default: definition } = await import(join(folder, `${slug}.ts`));
    const { default: content } = await import(join(folder, "content.ts"));
    const subject: Subject = {
      folder: slug,
      files: readdirSync(folder),
      calculator: { ...definition, slug, category, version },
      words: withHistory(content),
      laws: noLaws("its owner states none"),
      published: known,
    };

    it.each(Object.entries(ANSWERS_RIGHTLY))("%s", (_, check) => {
      expect(check(subject)).toEqual([]);
    });

    it("says what ours have beyond it", () => {
      const { lacking } = missingIn(subject);
      if (lacking.length > 0) console.log(`${relative(root, folder)} could also have:\n  ${lacking.join("\n  ")}`);
    });
  },
);

it("what a draft lacks is said where a check can't be tried, too", () => {
  const words = { ...sound.words, vectors: [], related: undefined };
  const { wrong, lacking } = missingIn({ ...sound, words: Object.assign(words, { questions: undefined }) });
  expect(wrong).toEqual([]);
  expect(lacking).toContainEqual(
    expect.stringContaining("vectors.ts has no vectors; a calculator needs at least five"),
  );
  expect(lacking).toContainEqual(expect.stringMatching(/^“is described in words, completely” can't be tried: /));
});
