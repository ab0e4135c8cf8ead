import type { Vectors } from "#engine";
import type golfHandicap from "./golf-handicap.ts";

export default [
  {
    title: "The R&A, Rules of Handicapping, interpretations of rule 5",
    url: "https://www.randa.org/Rules-of-Handicapping/2019/Rules/Interpretations/Rule-5-Interpretations",
    read: "2026-11-27",
    rows: [
      ["5.2a/1, differentials of 15.3, 15.2 and 16.6", { rounds: "85:69.7:113; 85:69.8:113; 85:68.4:113" }, { handicap_index: "13.2" }],
      ["5.2a/2, differentials of 40.7, 42.4 and 36.1", { rounds: "110:69.3:113; 110:67.6:113; 110:73.9:113" }, { handicap_index: "34.1" }],
      [
        "5.2a/2, with 45.9, 43.6 and 45.0",
        { rounds: "110:69.3:113; 110:67.6:113; 110:73.9:113; 110:64.1:113; 110:66.4:113; 110:65:113" },
        { handicap_index: "37.4", average: "38.4", used: "2" },
      ],
    ],
  },
  {
    title: "USGA, Rules of Handicapping, rule 5.1c, Rounding of Minus Score Differentials",
    url: "https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/5%201%20Calculation%20of%20a%20Score%20Differential.htm",
    read: "2026-11-27",
    always: { find: "round", score: 70, slope: 113 },
    rows: [
      ["-1.54", { rating: "71.54" }, { differential: "-1.5" }],
      ["-1.55", { rating: "71.55" }, { differential: "-1.5" }, { edge: "A half goes up, towards zero" }],
    ],
  },
  {
    title: "Pecan Grove Women's Golf Association, Score Differential Calculation",
    url: "https://www.pecangrovewga.com/copy-of-whs2-1",
    read: "2026-11-27",
    rows: [["113/125 * (94 - 73.0 - 0)", { find: "round", score: 94, rating: 73, slope: 125 }, { differential: "19.0" }]],
  },
  {
    title: "Intelligent Golf, WHS calculations",
    url: "https://www.intelligentgolf.co.uk/whs_calculations",
    read: "2026-11-27",
    always: { find: "course", index: "11.4", slope: 132, rating: "75.1", par: 71 },
    rows: [
      ["Rest of the World (USGA)", {}, { course_handicap: "17", playing_handicap: "17" }],
      ["Scotland", { convention: "slope" }, { course_handicap: "13", playing_handicap: "13" }],
    ],
  },
  {
    title: "Golf scoring in TypeScript, test of the course handicap",
    url: "https://github.com/lkoskela/golf-scoring/blob/main/tests/handicap/handicap.test.ts",
    read: "2026-11-27",
    by: "software",
    always: { find: "course" },
    rows: [
      ["12.5 × (138 / 113) + (71.3 - 72)", { index: "12.5", slope: 138, rating: "71.3", par: 72 }, { course_handicap: "15" }],
      ["7.2 × (124 / 113) + (71.4 - 72)", { index: "7.2", slope: 124, rating: "71.4", par: 72 }, { course_handicap: "7" }],
      ["15.4 HCP at Golf Talma", { index: "15.4", slope: 76, rating: "52.7", par: 54 }, { course_handicap: "9" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "-1 × 113 ÷ 113 + 71.5 - 72 = -1.5, and half up is -1; -1.5 × 100% = -1.5",
        { find: "course", index: -1, slope: 113, rating: "71.5", par: 72, allowance: 100 },
        { course_handicap: "-1", playing_handicap: "-1" },
        { edge: "Half a stroke of a plus handicap" },
      ],
      [
        "(130 - 70) × 113 ÷ 113 = 60, and 60 - 2 = 58 is above 54",
        { rounds: "130:70:113; 131:70:113; 132:70:113" },
        { handicap_index: "54.0", "record.1.differential": "60.0", "record.1.counts": "Yes", "record.2.counts": "No" },
        { edge: "The highest index there is" },
      ],
      [
        "(10 + 11 + 12 + 13 + 14 + 15 + 16 + 17) ÷ 8 = 13.5",
        {
          rounds:
            "80:70:113; 81:70:113; 82:70:113; 83:70:113; 84:70:113; 85:70:113; 86:70:113; 87:70:113; 88:70:113; 89:70:113; 90:70:113; 91:70:113; 92:70:113; 93:70:113; 94:70:113; 95:70:113; 96:70:113; 97:70:113; 98:70:113; 99:70:113",
        },
        { handicap_index: "13.5", used: "8", adjustment: "0" },
        { edge: "A whole record of 20 rounds" },
      ],
    ],
  },
] satisfies Vectors<typeof golfHandicap>;
