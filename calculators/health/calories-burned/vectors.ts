import type { Vectors } from "#engine";
import type caloriesBurned from "./calories-burned.ts";

const FOR_AN_HOUR = { weight: 100, weight_unit: "kg", minutes: 60 } as const;

export default [
  {
    title: "2024 Adult Compendium of Physical Activities, as quoted by a program that read it",
    url: "https://pacompendium.com/wp-content/uploads/2025/02/1_2024-adult-compendium_1_2024.pdf",
    read: "2026-11-27",
    by: "quoted",
    always: FOR_AN_HOUR,
    rows: [
      ["17200, 3.5 to 3.9 mph, 4.8", { activity: "walking_brisk" }, { met: "4.8" }],
      ["17220, 4.0 to 4.4 mph, 5.5", { activity: "walking_fast" }, { met: "5.5" }],
      ["12050, 6 to 6.3 mph, 9.3", { activity: "running_6" }, { met: "9.3" }],
      ["15551, jumping rope, 11.8", { activity: "jump_rope" }, { met: "11.8" }],
      ["02150, Hatha yoga, 2.3", { activity: "yoga" }, { met: "2.3" }],
    ],
  },
  {
    title: "McGraw-Hill, Corbin and Lindsey, Web Review 7, Calculating Calories Burned From Physical Activity",
    url: "http://www.mhhe.com/hper/physed/clw/webreview/web07/tsld007.htm",
    read: "2026-11-27",
    rows: [
      [
        "5 METs, 68.2 kg, half an hour",
        { activity: "elliptical", weight: 68.2, minutes: 30 },
        { calories: "170.5" },
        { given: "An activity of 5 METs: 68.2 kg, 30 minutes" },
      ],
    ],
  },
  {
    title: "Livestrong, How to Calculate Calories Burned",
    url: "https://www.livestrong.com/article/18303-calculate-calories-burned/",
    read: "2026-11-27",
    rows: [["cycling at 8.0 METs, 80 kg, 30 minutes", { activity: "cycling", weight: 80, minutes: 30 }, { calories: "320" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "4.8 × 70 × 30 ÷ 60 = 168, and 3.8 × 70 × 30 ÷ 60 = 133",
        { activity: "walking_brisk", weight: 70, minutes: 30 },
        { calories: "168", net: "133", per_hour: "336" },
      ],
      [
        "10000 × 0.7 = 7000 m, 7000 ÷ 80.4672 = 86.992 minutes, and 3.8 × 70 × 86.992 ÷ 60 = 385.66",
        { find: "steps", steps: 10_000, step_length: 70, weight: 70 },
        { time: "87", calories: "386" },
      ],
      [
        "300 × 60 ÷ (7.5 × 80) = 30 minutes",
        { find: "time", activity: "jogging", goal: 300, weight: 80 },
        { time: "30", calories: "300", net: "260" },
        { given: "Back from the calories to the time" },
      ],
      ["3 × 25 × 1 ÷ 60 = 1.25", { activity: "vacuuming", weight: 25, minutes: 1 }, { calories: "1" }, { edge: "The least weight and time" }],
      ["5 × 60 × 90 ÷ 60 = 450", { activity: "elliptical", weight: 60, minutes: 90 }, { calories: "450", "compared.1.calories": "207" }],
      ["3 × 41 × 30 ÷ 60 = 61.5", { activity: "walking_slow", weight: 41, minutes: 30 }, { calories: "62" }, { edge: "Half a calorie goes up" }],
    ],
  },
] satisfies Vectors<typeof caloriesBurned>;
