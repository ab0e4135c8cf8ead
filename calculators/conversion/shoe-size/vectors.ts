import type { Vectors } from "#engine";
import type shoeSize from "./shoe-size.ts";

export default [
  {
    title: "shoe-size-converter, tests of its ISO systems",
    url: "https://github.com/alisonmonteiro/shoe-size-converter/blob/master/test/core.js",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "size 230 (Adult)",
        { from: "mondo", size: 230 },
        { uk: "4", us_men: "5", us_women: "6", eu: "36.5", mondopoint: "230", japan: "23" },
        { given: "A foot of 230 mm" },
      ],
      ["size 36.5 EU (Adult)", { from: "eu", size: "36.5" }, { uk: "4", us_men: "5", mondopoint: "230" }],
      ["size 6 US (Adult - women)", { group: "women", from: "us", size: 6 }, { eu: "36.5", mondopoint: "230", uk: "4" }],
      ["size 5 1/2 UK (Adult)", { from: "uk", size: "5.5" }, { eu: "38", us_men: "6.5", us_women: "7.5", mondopoint: "240" }],
      [
        "size 135 (Children)",
        { group: "kids", from: "mondo", size: 135 },
        { uk: "5", us_kids: "5.5", eu: "22", japan: "13.5" },
        { given: "A child's foot of 135 mm" },
      ],
      [
        "size 5 UK (Children)",
        { group: "kids", from: "uk", size: 5 },
        { eu: "21.5", us_kids: "5.5", mondopoint: "135" },
        { edge: "The same foot to 5 mm, and half an EU size less" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "9 + 22 = 31; 31 ÷ 3 = 10.333… inches; 10.333… × 2.54 = 26.2467 cm; 26.2467 × 1.5 + 2 = 41.37",
        { size: 9 },
        { inches: "10.33", eu: "41.5", foot_length: "26.2467" },
      ],
      ["3 × 10 - 22 = 8, and 8 + 1.5 = 9.5", { from: "foot", foot: 10, foot_unit: "in", women: "shops" }, { us_men: "8", us_women: "9.5", uk: "7" }],
      [
        "26.5 × 1.5 + 2 = 41.75, halfway between two halves",
        { from: "foot", foot: "26.5" },
        { eu: "42", "chart.4.mondopoint": "265" },
        { edge: "A tie between two half sizes goes up" },
      ],
      ["3.24 × 20 ÷ 2.54 - 12 = 13.51", { group: "kids", from: "foot", foot: 20 }, { uk: "13.5" }, { edge: "The longest foot of the kids' scale" }],
    ],
  },
] satisfies Vectors<typeof shoeSize>;
