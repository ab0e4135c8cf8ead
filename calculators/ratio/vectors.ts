import type { Vectors } from "#engine";
import type ratio from "./ratio.ts";

const RATIOS = {
  title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
};
const PROPORTIONS = {
  title: "OpenStax, Prealgebra 2e, section 6.5, Solve Proportions and their Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-5-solve-proportions-and-their-applications",
};

export default [
  { given: "15 to 27", inputs: { ratio: "15:27" }, expected: { simplest: "5:9" }, by: "published", source: RATIOS },
  {
    given: "Decimals: 4.8 to 11.2",
    inputs: { ratio: "4.8:11.2" },
    expected: { simplest: "3:7" },
    by: "published",
    source: RATIOS,
  },
  {
    given: "Decimals of different length: 2.7 to 0.54",
    inputs: { ratio: "2.7:0.54" },
    expected: { simplest: "5:1", quotient: "5" },
    by: "published",
    source: RATIOS,
    edge: true,
  },
  {
    given: "Mixed numbers: 1 1/4 to 2 3/8",
    inputs: { ratio: "1 1/4:2 3/8" },
    expected: { simplest: "10:19" },
    by: "published",
    source: RATIOS,
  },
  {
    given: "n is to 84 as 11 is to 12",
    inputs: { find: "a", b: 84, c: 11, d: 12 },
    expected: { missing: "77" },
    by: "published",
    source: PROPORTIONS,
  },
  {
    given: "91 is to b as 7 is to 5",
    inputs: { find: "b", a: 91, c: 7, d: 5 },
    expected: { missing: "65" },
    by: "published",
    source: PROPORTIONS,
  },
  {
    given: "84 is to 98 as -6 is to x",
    inputs: { find: "d", a: 84, b: 98, c: -6 },
    expected: { missing: "-7" },
    by: "published",
    source: PROPORTIONS,
    edge: true,
  },
  {
    given: "5 ml for 25 lb, so how much for 80 lb",
    inputs: { find: "c", a: 5, b: 25, d: 80 },
    expected: { missing: "16" },
    by: "published",
    source: PROPORTIONS,
  },
  {
    given: "The picture of high-definition television, 1,920 by 1,080",
    inputs: { ratio: "1920:1080" },
    expected: { simplest: "16:9" },
    by: "standard",
    source: {
      title: "ITU-R Recommendation BT.709, parameter values for the HDTV standards: 1920 × 1080, aspect ratio 16:9",
      url: "https://www.itu.int/rec/R-REC-BT.709/en",
    },
  },
  {
    given: "A total that does not divide evenly: 100 in the ratio 1:2",
    inputs: { find: "shares", ratio: "1:2", total: 100 },
    expected: { "parts.1.amount": "33.3333333333", "parts.2.amount": "66.6666666667", "parts.2.share": "66.67" },
    by: "hand",
    source: { title: "100 × 1 ÷ 3 = 33.333… and 100 × 2 ÷ 3 = 66.666…" },
    edge: true,
  },
  {
    given: "Three shares of 120 in the ratio 1/2:1/3:1/6",
    inputs: { find: "shares", ratio: "1/2:1/3:1/6", total: 120 },
    expected: { shares: "60, 40 and 20" },
    by: "hand",
    source: { title: "Times 6 the terms are 3:2:1; 120 × 3 ÷ 6 = 60, 120 × 2 ÷ 6 = 40, 120 × 1 ÷ 6 = 20" },
  },
  {
    given: "A missing term that does not end: 3:2 = 5:d",
    inputs: { find: "d", a: 3, b: 2, c: 5 },
    expected: { fraction: "10/3", missing: "3.3333333333" },
    by: "hand",
    source: { title: "2 × 5 ÷ 3 = 10/3 = 3.333…" },
    edge: true,
  },
] satisfies Vectors<typeof ratio>;
