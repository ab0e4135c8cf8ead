import type { Vectors } from "#engine";
import type raceTime from "./race-time.ts";

export default [
  {
    title: "Race time prediction with Riegel's model, a worked example",
    url: "https://train.inquilinos.me/blog/riegel-race-time-prediction/",
    read: "2026-11-27",
    place: "from a 5K in 22:00",
    always: { distance: 5, time: "22:00" },
    rows: [
      ["10K", { goal: 10 }, { predicted: "45:52", pace_per_kilometer: "4:35" }],
      ["half marathon", { goal: "21.0975" }, { predicted: "1:41:12", pace_per_kilometer: "4:48" }],
      ["marathon", { goal: "42.195" }, { predicted: "3:31:00", pace_per_kilometer: "5:00" }],
    ],
  },
  {
    title: "CalcPro, race predictor: multipliers of Riegel's formula",
    url: "https://usecalcpro.com/sports/race-predictor-calculator",
    read: "2026-11-27",
    rows: [["5K to 10K, 2.085 times, for 1,000 seconds", { distance: 5, time: "16:40", goal: 10 }, { predicted: "34:45" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "50:00 × 1^1.06 = 50:00",
        { distance: 10, time: "50:00", goal: 10 },
        { predicted: "50:00", ratio: "1.00", other: "50:00" },
        { edge: "The same distance again" },
      ],
      ["10 ÷ 2.5 = 4", { distance: "2.5", time: "10:00", goal: 10 }, { ratio: "4.000" }, { edge: "The farthest that is not called rough" }],
      [
        "835.7114 ÷ 10000^0.7905 = 0.575515 and 835.7114 ÷ 20000^0.7905 = 0.332730; 2 × 3000 × (13.768695 ÷ 13.222280) = 6247.95",
        { distance: 10, time: "50:00", goal: 20, formula: "cameron" },
        { predicted: "1:44:08" },
      ],
    ],
  },
] satisfies Vectors<typeof raceTime>;
