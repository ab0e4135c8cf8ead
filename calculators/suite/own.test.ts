// An owner's own calculators, in site/calculators, and those of the made-up owner in e2e/owner. What would give a wrong answer fails;
// what ours must have beyond that (five known answers, laws, words of a length) is said and left to the owner.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { calculatorsIn } from "#calculators/lists";
import { CHECKS } from "#calculators/suite/checks";
import type { Check, Subject } from "#calculators/suite/subject";
import { agreesWithItsVectors } from "#calculators/suite/vectors";
import { noLaws } from "#engine";
import { withHistory } from "#lib/service/catalogue";

const root = join(import.meta.dirname, "..", "..");
const calculators = join(root, "calculators");
const lists = join(calculators, ".lists");

const NEEDED = [
  "asks for inputs that make sense",
  "declares outputs that make sense",
  "begins with an answer",
  "answers at every bound, option and unit",
  "answers made-up inputs",
  "keeps its answer in any unit",
  "works its equations out again",
  "minds no order",
  "agrees with its JSON Schema",
];

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

    it.each([...NEEDED, "agrees with its known answers"])("%s", (name) => {
      const check = CHECKS[name] ?? agreesWithItsVectors;
      expect(check(subject)).toEqual([]);
    });

    it("says what ours have beyond it", () => {
      const missing = Object.entries(CHECKS).flatMap(([name, check]) =>
        NEEDED.includes(name) ? [] : said(check, subject),
      );
      if (missing.length > 0) console.log(`${relative(root, folder)} could also have:\n  ${missing.join("\n  ")}`);
      expect(Object.keys(CHECKS)).toEqual(expect.arrayContaining(NEEDED));
    });
  },
);

/** A check that expects what an owner left out may fail in its own way. */
function said(check: Check, subject: Subject): readonly string[] {
  try {
    return check(subject);
  } catch {
    return [];
  }
}
