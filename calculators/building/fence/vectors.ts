import type { Vectors } from "#engine";
import type fence from "./fence.ts";

const PAGE = { read: "2026-11-27" } as const;

export default [
  {
    ...PAGE,
    title: "Stuart Benjamin, Fence posts, The Volokh Conspiracy",
    url: "https://volokh.com/2005/09/13/fence-posts",
    always: { build: "rails", length_unit: "yd", spacing: 1, spacing_unit: "yd" },
    rows: [
      ["a fence of 10 yards, with a post every yard: 11", { length: 10 }, { posts: "11" }, { edge: "A line has one more post than sections" }],
      ["a square pen, 10 yards on a side: 40", { length: 40, layout: "closed" }, { posts: "40" }, { edge: "A closed fence has as many posts as sections" }],
    ],
  },
  {
    ...PAGE,
    title: "RLS Blue Devils, Exploring Computer Science, Fence post problem",
    url: "https://rlsbluedevils.org/Documents/Classes/ECS/Unit2_Process/ProblemSolvingProcess/FencePost_Solution.html",
    rows: [["12 yards, 1 yard between posts: 13", { build: "rails", length: 12, length_unit: "yd", spacing: 1, spacing_unit: "yd" }, { posts: "13" }]],
  },
  {
    ...PAGE,
    title: "Hammerzone, Calculating picket spacing",
    url: "http://hammerzone.com/archives/landscape/fence/basic1/section8.htm",
    rows: [
      [
        "5.5-inch pickets with spaces of 2.5 inches on 96 inches: 12 pickets and 12 spaces",
        { length: 8, gap: 2.5, waste: 0 },
        { pickets: "12", even_gap: "2.5" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Single Family Home Remodeling, The right wood fence",
    url: "http://www.single-family-home-remodeling.com/wood-fence.html",
    rows: [
      [
        "17.45 fence boards of 5 1/2 inches for every 8-foot section, two rails",
        { length: 800, rails: 2, waste: 0 },
        { pickets: "1746", sections: "100", rails_needed: "200" },
        { given: "100 sections of 8 feet: 96 ÷ 5.5 = 17.4545 boards each, 1,745.45 together, rounded up" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 - 4 = 96 ft; ÷ 8 = 12 sections; 12 + 1 + 1 = 14 posts; 12 × 3 × 1.05 = 37.8; 96 × 12 × 1.05 ÷ 5.5 = 219.93",
        { length: 100, gates: 1 },
        { posts: "14", sections: "12", rails_needed: "38", pickets: "220" },
      ],
      [
        "(3.14159265 × 10² ÷ 4 - 3.5²) × 24 = 1590.96 cubic inches; ÷ 1728 = 0.92069 ft³; × 14 = 12.8897; ÷ 0.375 = 34.37",
        { length: 104 },
        { posts: "14", concrete: "12.890", bags: "35", post_length: "8" },
      ],
      [
        "10 panels of 6 ft and 5% make 10.5, so 11; 66.2898 × 18 ÷ 1728 × 11 ÷ 0.375 = 20.3, so 21 bags; 11 × 20 + 11 × 60 + 21 × 8 = 1048",
        { build: "panels", length: 60, spacing: 6, depth: 18, post_price: 20, board_price: 60, bag_price: 8 },
        { panels: "11", posts: "11", bags: "21", cost: "1048" },
        { given: "60 feet of panels 6 feet wide, holes 18 inches deep" },
      ],
      [
        "30 ÷ 2.4 = 12.5, so 13 sections of 2.3077 m; 30 ÷ (0.1 + 0.02) = 250 pickets",
        {
          length: 30,
          length_unit: "m",
          spacing: 2.4,
          spacing_unit: "m",
          picket: 10,
          picket_unit: "cm",
          gap: 2,
          gap_unit: "cm",
          waste: 0,
        },
        { sections: "13", section_width: "2.3077", pickets: "250", even_gap: "2" },
      ],
    ],
  },
] satisfies Vectors<typeof fence>;
