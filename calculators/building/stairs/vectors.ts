import type { Vectors } from "#engine";
import type stairs from "./stairs.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;
const OSHA = { find: "count", chosen: 10, code: "osha" } as const;

export default [
  {
    by: "law",
    title: "Washington Administrative Code 296-24-76511, table D-1, angle of stairway rise",
    url: "https://apps.leg.wa.gov/wac/default.aspx?cite=296-24-76511",
    read: "2026-11-27",
    always: OSHA,
    rows: [
      ["6 1/2 and 11: 30°35′", { rise: 65, tread: 11 }, { angle: "30.58" }],
      ["7 1/2 and 10: 36°52′", { rise: 75, tread: 10 }, { angle: "36.87" }],
      ["8 3/4 and 8 3/4: 45°00′", { rise: 87.5, tread: 8.75 }, { angle: "45.00", "checks.3.verdict": "Fits" }, { edge: "45 degrees exactly" }],
      ["9 1/4 and 8 1/4: 48°16′", { rise: 92.5, tread: 8.25 }, { angle: "48.27" }],
    ],
  },
  {
    by: "law",
    title: "US OSHA, letter of June 17, 2025 on 29 CFR 1910.25(c)",
    url: "https://www.osha.gov/laws-regs/standardinterpretations/2025-06-17",
    read: "2026-11-27",
    always: OSHA,
    rows: [
      [
        "riser of 9.5 and tread of 9.5 inches: 45 degrees",
        { rise: 95, tread: 9.5 },
        { angle: "45", "checks.1.verdict": "Fits", "checks.2.verdict": "Fits" },
        { edge: "The highest riser and the shortest tread that are allowed" },
      ],
      ["a run of 8 inches is not in compliance", { rise: 95, tread: 8 }, { "checks.2.verdict": "Does not fit", "checks.3.verdict": "Fits" }],
    ],
  },
  {
    ...PAGE,
    title: "US Navy, Builder (NAVEDTRA 14044), stairway layout",
    url: "http://constructionmanuals.tpub.com/14044/css/Stairway-Layout-196.htm",
    rows: [["8 feet 11 inches, 107/7 or 15 risers", { rise: 107 }, { risers: "15" }]],
  },
  {
    ...PAGE,
    title: "US Army, carpentry subcourse EN5156, stair run",
    url: "http://armyengineer.tpub.com/EN5156/Figure-2-38-Stair-Run-60.htm",
    rows: [
      [
        "13 risers of 7 1/4, 12 treads of 10 1/2 inches, 126 inches",
        { find: "count", chosen: 13, rise: 94.25, tread: 10.5 },
        { riser: "7.25", treads: "12", run: "126" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Modern Carpentry (2008), section 18.5, Stair calculations",
    url: "https://www.g-wonlinetextbooks.com/modern-carpentry-2008/604",
    rows: [["7′-10″, 94 ÷ 7 = 13.43, round to 13", { rise: 94 }, { risers: "13" }]],
  },
  {
    ...PAGE,
    title: "Chest of Books, Carpenter's Guide, Stairs",
    url: "https://chestofbooks.com/home-improvement/woodworking/Carpenters-Guide/Stairs.html",
    rows: [["9′ 4″, 112 divided by 16 = 7″ rise", { rise: 112 }, { risers: "16", riser: "7" }]],
  },
  {
    ...PAGE,
    title: "Building Regulations 2010, Approved Document K (2013), table 1.1, as printed by StairPlan",
    url: "https://stairplan.com/stair-plan-catalogues/BUILDING-REGULATIONS-DOCUMENT-K-2013-STAIRS/WebSearch/page0015.html",
    always: { find: "count", code: "uk_private", chosen: 13, rise: 2860, rise_unit: "mm", tread_unit: "mm" },
    rows: [
      [
        "rise 150 to 220, going 220 to 300, pitch at most 42°: 220 by 220 are 45°",
        { tread: 220 },
        { "checks.1.verdict": "Fits", "checks.2.verdict": "Fits", "checks.4.verdict": "Does not fit" },
        { given: "A rise and a going of 220 mm each" },
      ],
      ["2R + G between 550 and 700", { tread: 260 }, { stride: "700", "checks.3.verdict": "Fits", "checks.3.most": "700" }, { edge: "700 mm exactly" }],
    ],
  },
  {
    ...PAGE,
    title: "Tektorum, stairs by DIN 18065 in homes",
    url: "https://tektorum.de/6681-post30.html",
    rows: [
      [
        "3.20 m, 16 risers of 20 cm and 15 treads of 23 cm: 3.45 m, stride 63 cm",
        { find: "count", chosen: 16, rise: 3.2, rise_unit: "m", tread: 23, tread_unit: "cm", code: "din_home" },
        { riser: "20", treads: "15", run: "3.45", stride: "63", "checks.1.verdict": "Fits", "checks.3.verdict": "Fits" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "9 × √(6² + 8²) = 9 × 10 = 90 in; with a tread at the top 10 × 10 = 100",
        { find: "count", chosen: 10, rise: 60, tread: 8, top: "flush" },
        { stringer: "100", treads: "10", run: "80", climb: "60" },
      ],
      ["9 × √(6² + 8²) = 9 × 10 = 90 in", { find: "count", chosen: 10, rise: 60, tread: 8 }, { stringer: "90", climb: "54" }],
      [
        "108.5 ÷ 14 = 7.75 in, the most of the IRC",
        { find: "count", chosen: 14, rise: 108.5, tread: 10 },
        { riser: "7.75", "checks.1.verdict": "Fits", "checks.2.verdict": "Fits" },
        { edge: "The highest riser and the shortest tread of the IRC" },
      ],
    ],
  },
] satisfies Vectors<typeof stairs>;
