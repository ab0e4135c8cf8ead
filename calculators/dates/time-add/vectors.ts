import type { Vectors } from "#engine";
import type timeAdd from "./time-add.ts";

export default [
  {
    title: "BCcampus, Adult Literacy Fundamental Mathematics, Book 2",
    url: "https://opentextbc.ca/alfm2/chapter/adding-units-of-time/",
    read: "2026-11-27",
    place: "unit 5, topic D, Adding Units of Time",
    rows: [
      ["example A", { times: "12:45; 10:05" }, { total: "22:50" }],
      [
        "example B",
        { times: "4:50:15; 21:05:40" },
        { total: "24:55:55" },
        { differs: "The book adds 4 and 21 hours to 25 in its step 3, and then prints 24 in the sum." },
      ],
    ],
  },
  {
    title: "Math-Only-Math, Adding and Subtracting Time",
    url: "https://www.math-only-math.com/adding-and-subtracting-time.html",
    read: "2026-11-27",
    always: { two_parts: "minutes" },
    rows: [
      ["addition, example 1", { times: "25:45; 15:25" }, { total: "0:41:10" }],
      ["subtraction, example 3", { times: "24:15; 18:29, subtract" }, { total: "0:05:46" }],
    ],
  },
  {
    title: "llodo, Grade 5 Math, Multiply the time measure by a number",
    url: "https://llodo.com/grade-5-math/multiply-the-time-measure-by-a-number.html",
    read: "2026-11-27",
    rows: [
      ["example 1, three products", { find: "multiply", time: "1:10", factor: 3 }, { total: "3:30" }],
      ["example 2, five mornings at school", { find: "multiply", time: "3:15", factor: 5 }, { total: "16:15" }],
      ["lesson 2, three rounds of the wheel", { find: "multiply", time: "0:01:25", factor: 3 }, { total: "0:04:15" }],
    ],
  },
  {
    title: "Math-Only-Math, Multiplication and Division of Time",
    url: "https://www.math-only-math.com/multiplication-and-division-of-time.html",
    read: "2026-11-27",
    rows: [
      ["example 1", { find: "multiply", time: "9:10", factor: 6 }, { total: "55:00" }],
      ["question 2 (i)", { find: "divide", time: "0:08:03", divisor: 3 }, { total: "0:02:41" }],
      ["question 2 (ii)", { find: "divide", time: "4:08", divisor: 8 }, { total: "0:31" }],
    ],
  },
  {
    title: "Microsoft, How to add and subtract time in Excel 2000, article 214095",
    url: "https://mskb.pkisolutions.com/kb/214095",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "example, 25 hours and 10 minutes before noon",
        { find: "clock", start: "12:00 pm", way: "subtract", time: "25:10" },
        { end_time: "10:50 am on the day before" },
        { edge: "Back past midnight" },
      ],
    ],
  },
  {
    title: "IBM, ILE RPG, Subtract times",
    url: "https://git.cyber.gent/friedkiwi/ibm-information-center/raw/commit/8826eae39456832d19ef39645fc0163e4032ce9a/dist/eclipse/plugins/i5OS.ic.dbp_5.4.0.1/rbafotsubtr.htm",
    read: "2026-11-27",
    by: "software",
    rows: [["example, 11:02:26 less 32 minutes and 56 seconds", { times: "11:02:26; 0:32:56, subtract" }, { total: "10:29:30" }]],
  },
  {
    title: "newRPL, user manual, HMS+",
    url: "https://newrpl.wiki.hpgcc3.org/doku.php?id=manual:chapter6:system:cmd_hmsadd",
    read: "2026-11-27",
    by: "software",
    rows: [["usage, 8.5015 and 2.05", { times: "8:50:15; 2:05" }, { total: "10:55:15" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "1 - 1.5 hours = -0.5 hours",
        { times: "1:00; 1:30, subtract" },
        { total: "-0:30", hours: "-0.5", words: "minus 30 minutes", average: "" },
        { edge: "More is subtracted than added" },
      ],
      [
        "150 + 45 + 1.5 × 60 = 285 minutes = 4 × 60 + 45, and 285 ÷ 3 = 95 minutes",
        { times: "2 h 30 min; 45 min; 1.5 h" },
        { total: "4:45", minutes: "285", average: "1:35", "running.2.total": "3:15" },
        { given: "Times with their units written out" },
      ],
      [
        "22:40 + 3:35 = 26:15, and 26:15 - 24:00 = 2:15",
        { find: "clock", start: "10:40 pm", time: "3:35" },
        { end_time: "2:15 am on the next day", total: "3:35" },
        { edge: "Past midnight" },
      ],
      [
        "3600 ÷ 7 = 514.285… seconds = 8 × 60 + 34.285…",
        { find: "divide", time: "1:00", divisor: 7 },
        { total: "0:08:34", seconds: "514.286" },
        { edge: "A quotient that doesn't end" },
      ],
      ["5 × 3600 × 0 = 0", { find: "multiply", time: "5:00", factor: 0 }, { total: "0:00", hours: "0" }, { edge: "Nothing" }],
      [
        "1200 ÷ 24 = 50 days, so the clock shows the same time",
        { find: "clock", start: "6:30", time: "1200:00" },
        { end_time: "6:30 am, 50 days later" },
        { edge: "Whole days" },
      ],
    ],
  },
] satisfies Vectors<typeof timeAdd>;
