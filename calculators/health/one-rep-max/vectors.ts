import type { Vectors } from "#engine";
import type oneRepMax from "./one-rep-max.ts";

export default [
  {
    title: "Jovanović, Estimating 1RM, and the max reps table by Epley's equation",
    url: "https://rstudio-pubs-static.s3.amazonaws.com/708250_87b59ebd1fe8442aac838ee06bf0f7e1.html",
    read: "2026-11-27",
    place: "max reps table",
    always: { weight: 100, reps: 1, formula: "epley" },
    rows: [
      ["rows 3, 6 and 9", {}, { "loads.3.percent": "91", "loads.6.percent": "83", "loads.9.percent": "77" }],
      [
        "rows 4, 5, 7, 8 and 10",
        {},
        { "loads.4.percent": "88", "loads.5.percent": "86", "loads.7.percent": "81", "loads.8.percent": "79", "loads.10.percent": "75" },
      ],
    ],
  },
  {
    title: "Hatch, One Rep Max Applet, after Brzycki (1993)",
    url: "http://plunk.org/~hatch/OneRepMaxApplet",
    read: "2026-11-27",
    rows: [["10 repetitions with 75% of a maximal load", { weight: 75, reps: 10 }, { one_rep_max: "100", "loads.10.percent": "75" }]],
  },
  {
    title: "Chester, 1RM formulae and its applications",
    url: "https://cdchester.co.uk/2019/01/20/1rm-formulae-and-its-applications/",
    read: "2026-11-27",
    rows: [
      [
        "Epley and Brzycki return identical results for 10 repetitions",
        { weight: 75, reps: 10, formula: "epley" },
        { one_rep_max: "100", "formulas.1.one_rep_max": "100", "formulas.2.one_rep_max": "100" },
      ],
    ],
  },
  {
    title: "Duplessis, one-rep-max for JavaScript, tests",
    url: "https://github.com/tiaanduplessis/one-rep-max/blob/master/test.js",
    read: "2026-11-27",
    by: "software",
    always: { formula: "epley" },
    rows: [
      ["100 and 9 reps", { weight: 100, reps: 9 }, { one_rep_max: "130" }],
      ["120 and 2 reps", { weight: 120, reps: 2, weight_unit: "lb" }, { one_rep_max: "128" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["200 ÷ (1.0278 - 0.0278 × 6) = 200 ÷ 0.861 = 232.2880…", { weight: 200, weight_unit: "lb", reps: 6 }, { one_rep_max: "232.3", share: "86.1" }],
      ["100 × 80 ÷ (101.3 - 2.67123 × 5) = 8000 ÷ 87.94385 = 90.9671…", { weight: 80, reps: 5, formula: "lander" }, { one_rep_max: "91.0" }],
      ["80 × (1 + 5 ÷ 30) = 93.333…", { weight: 80, reps: 5, formula: "epley" }, { one_rep_max: "93.3" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 ÷ 1 = 100",
        { weight: 100, reps: 1, formula: "wathan" },
        { one_rep_max: "100", share: "100.0", lowest: "100", highest: "100" },
        { edge: "One rep is the maximum itself" },
      ],
      ["80 × (1 + 0.025 × 20) = 120", { weight: 80, reps: 20, formula: "oconner" }, { one_rep_max: "120" }, { edge: "As many reps as are accepted" }],
    ],
  },
] satisfies Vectors<typeof oneRepMax>;
