import { describe, expect, it } from "vitest";
import { disagreementsOf, evidenceOf, knownAnswer, proofOf, sourcesOf } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";

const tip = await catalogue().find("tip");
if (!tip) throw new Error("the tip calculator is gone");
const { calculator, words } = tip;

type Vector = Entry["words"]["vectors"][number];

const BOOK = { title: "A book", url: "https://book.example/2", place: "section 2, exercise 7", read: "2026-11-22" };
const agreeing: Vector = {
  given: "A bill of $1,234.50 with a tip of 20%",
  inputs: { bill: 1234.5, tip_rate: 20 },
  expected: { tip: "246.90", total: "1,481.40" },
  by: "published",
  source: BOOK,
};
const differing: Vector = {
  ...agreeing,
  given: "The same with a slip of the printer",
  expected: { tip: "246.90", total: "1,481.04" },
  differs: "The book swaps two digits.",
};
const entryWith = (...vectors: readonly Vector[]): Entry => ({ calculator, words: { ...words, vectors } });

describe("The proof of a calculator", () => {
  it("has each figure as printed beside ours, with the reason where they differ", () => {
    const { vectors } = proofOf(entryWith(agreeing, differing));
    expect(vectors).toMatchObject([
      {
        expected: { tip: "246.90", total: "1,481.40" },
        computed: { tip: "246.90", total: "1481.40" },
        agrees: { tip: true, total: true },
        digits: { tip: 2, total: 2 },
        by: "published",
        source: BOOK,
      },
      {
        expected: { total: "1,481.04" },
        computed: { total: "1481.40" },
        agrees: { tip: true, total: false },
        differs: "The book swaps two digits.",
      },
    ]);
    expect(vectors[0]).not.toHaveProperty("differs");
  });

  it("counts each kind apart, and the cases that differ", () => {
    const kinds = (["published", "law", "law", "quoted", "software", "hand"] as const).map((by) => ({
      ...agreeing,
      by,
    }));
    const counts = { published: 2, law: 2, quoted: 1, software: 1, hand: 1, all: 7, different: 1 };
    expect(evidenceOf(entryWith(...kinds, differing))).toEqual(counts);
    expect(proofOf(entryWith(...kinds, differing))).toMatchObject({ counts });
  });

  it("lists of a case that differs only the figures that do", () => {
    const [found, ...others] = disagreementsOf(entryWith(agreeing, differing));
    expect(others).toEqual([]);
    expect(found?.checks).toMatchObject([{ name: "total", expected: "1,481.04", computed: "1481.40" }]);
  });
});

it("A calculator is ready when its first undisputed figures come out as printed", () => {
  expect(knownAnswer(entryWith(differing, agreeing))).toBe(true);
  expect(knownAnswer(entryWith({ ...agreeing, expected: { total: "1,481.04" } }, agreeing))).toBe(false);
  expect(knownAnswer(entryWith(differing))).toBe(false);
});

it("Sources that can be looked up are those with an address, each once", () => {
  const unaddressed = { ...agreeing, source: { title: "1234.5 × 0.2 = 246.9" } };
  const sources = [BOOK, { title: "A lost book" }];
  expect(sourcesOf({ calculator, words: { ...words, sources, vectors: [agreeing, unaddressed] } })).toEqual([BOOK.url]);
});
