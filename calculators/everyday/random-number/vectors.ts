import type { Vectors } from "#engine";
import type randomNumber from "./random-number.ts";

const WORDS = { from: 0, to: 4294967295, seed: 42 } as const;

export default [
  {
    title: "O'Neill, Using the C Implementation (Minimal Library), pcg32-demo, round 1",
    url: "https://www.pcg-random.org/using-pcg-c-basic.html",
    read: "2026-11-27",
    always: WORDS,
    rows: [["32bit: 0xa15c02b7, which is 2707161783", {}, { result: "2,707,161,783", possible: "4294967296" }]],
  },
  {
    title: "Galli and others, Raytracer.jl, test of the PCG",
    url: "https://github.com/Paolo97Gll/Raytracer.jl/blob/master/test/test_pcg.jl",
    read: "2026-11-27",
    by: "software",
    always: WORDS,
    rows: [["six random numbers", { how_many: 6 }, { result: "2,707,161,783, 2,068,313,097, 3,122,475,824, 2,211,639,955, 3,215,226,955, 3,421,331,566" }]],
  },
  {
    title: "Mates, Math::Random::PCG32 for Perl, tests against the output of pcg32-demo",
    url: "https://metacpan.org/dist/Math-Random-PCG32",
    read: "2026-11-27",
    by: "software",
    always: { ...WORDS, order: "ascending" },
    rows: [["0xa15c02b7 and 0x7b47f409", { how_many: 2 }, { result: "2,068,313,097, 2,707,161,783" }]],
  },
  {
    title: "ts-pcg-basic, quick example",
    url: "https://www.npmjs.com/package/ts-pcg-basic",
    read: "2026-11-27",
    by: "software",
    always: { ...WORDS, order: "descending" },
    rows: [["0xa15c02b7, 0x7b47f409 and 0xba1d3330", { how_many: 3 }, { result: "3,122,475,824, 2,707,161,783, 2,068,313,097" }]],
  },
  {
    by: "hand",
    rows: [
      ["0xa15c02b7 = 2707161783 and 2707161783 mod 100 = 83, which is 1 + 83 = 84", { seed: 42 }, { result: "84", drawn_by: "42", total: "" }],
      ["2707161783 mod 6 = 3 and 2068313097 mod 6 = 3, so two fours: 4 + 4 = 8", { find: "dice", seed: 42 }, { result: "4, 4", total: "8" }],
      [
        "The first six words are odd, odd, even, odd, odd and even, and odd ones are heads: 4 + 2 = 6",
        { find: "coins", tosses: 6, seed: 42 },
        { result: "Heads, Heads, Tails, Heads, Heads, Tails", heads: "4", tails: "2" },
      ],
      ["2707161783 mod 4 = 3, the fourth name", { find: "list", items: "Ana; Ben; Chris; Dana", seed: 42 }, { result: "Dana", possible: "4" }],
      [
        "100 × 1 - 100 × 0 + 1 = 101 numbers, and 2707161783 mod 101 = 1, which is 1 ÷ 100 = 0.01",
        { find: "decimals", seed: 42 },
        { result: "0.01", possible: "101" },
      ],
      ["5 - 5 + 1 = 1 number", { from: 5, to: 5, seed: 7 }, { result: "5" }, { edge: "A range of one number" }],
      [
        "1 + 2 + 3 = 6",
        { from: 1, to: 3, how_many: 3, repeats: "no", order: "ascending", seed: 9 },
        { result: "1, 2, 3", total: "6" },
        { edge: "All that are possible, each once" },
      ],
    ],
  },
] satisfies Vectors<typeof randomNumber>;
