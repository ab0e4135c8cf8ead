import { BAGUS_HEALTH_CALCULATOR, DUMMIES_METABOLIC_RATE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type calories from "./calories.ts";

export default [
  {
    ...DUMMIES_METABOLIC_RATE,
    read: "2026-11-22",
    place: "the woman of 45",
    always: { sex: "female", age: 45, weight: 75, height: "165.1" },
    rows: [
      ["sedentary", { activity: "sedentary" }, { maintenance: "1,675" }],
      [
        "lightly active",
        { activity: "light" },
        { maintenance: "1,920" },
        {
          given: "A woman of 45, 75 kg and 165.1 cm, lightly active",
          differs: "The article multiplies 1,396, which it has already rounded up. We multiply 1,395.875 and round once.",
        },
      ],
    ],
  },
  {
    ...BAGUS_HEALTH_CALCULATOR,
    read: "2026-11-22",
    by: "software",
    always: { age: 20, weight: 72, height: 180 },
    rows: [
      ["tdee()", { sex: "male", activity: "sedentary" }, { maintenance: "2100" }],
      ["tdee()", { sex: "male", activity: "light" }, { maintenance: "2406" }],
      ["tdee()", { sex: "male", activity: "moderate" }, { maintenance: "2713" }, { edge: "The same man, moderately active: 2,712.5 goes up" }],
      ["tdee()", { sex: "female", activity: "active" }, { maintenance: "2732" }],
      ["tdee()", { sex: "female", activity: "very_active" }, { maintenance: "3010" }],
      ["tdee()", { sex: "male", activity: "very_active" }, { maintenance: "3325" }],
      ["tdee()", { sex: "female", activity: "sedentary" }, { maintenance: "1901" }],
      ["tdee()", { sex: "female", activity: "moderate" }, { maintenance: "2455" }],
    ],
  },
  {
    title: "US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight, Key Recommendations",
    url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/recommen.htm",
    read: "2026-11-22",
    always: { sex: "male", age: 20, height: 180, activity: "moderate", energy_of_weight: "pound" },
    rows: [
      [
        "a deficit of 500 kcal a day for 1 lb a week",
        { weight: 72, goal: "lose", weekly_change_unit: "lb", weekly_change: 1 },
        { difference: "500" },
        { given: "Losing 1 lb a week takes 500 kcal a day" },
      ],
      [
        "a deficit of 1,000 kcal a day for 2 lb a week",
        { weight: 72, goal: "lose", weekly_change_unit: "lb", weekly_change: 2 },
        { difference: "1,000" },
        { given: "Losing 2 lb a week takes 1,000 kcal a day" },
      ],
      [
        "1 to 2 lb a week: a deficit of 500 to 1,000 kcal a day, the lower end",
        { weight_unit: "lb", goal: "target", target_weight_unit: "lb", weight: 180, target_weight: 172, weeks: 8 },
        { difference: "500", weekly_rate: "-1" },
        { given: "8 lb in 8 weeks is 1 lb a week, and so 500 kcal a day" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 × 7700 ÷ 7 = 1100; 1742.5 × 1.55 = 2700.875, and 2700.875 - 1100 = 1600.875",
        { sex: "male", age: 35, weight: 80, height: 178, activity: "moderate", goal: "lose", weekly_change: 1 },
        { difference: "1100", target: "1600.875", "goals.1.target": "1600.875", "goals.5.target": "2700.875" },
        { given: "Losing 1 kg a week, by 7,700 kcal a kilogram" },
      ],
      [
        "1723.75 × 1.55 = 2671.8125, which is 2672",
        { sex: "male", age: 35, weight: 80, height: 175, activity: "moderate" },
        { maintenance: "2671.8125" },
        { edge: "From the unrounded energy at rest: 1,723.75, not 1,724, times 1.55" },
      ],
      [
        "164 × 1.2 = 196.8, below 1200 already, and 196.8 + 0.25 × 7700 ÷ 7 = 471.8",
        { sex: "female", age: 110, weight: 25, height: 100, activity: "sedentary" },
        { maintenance: "196.8", "goals.1.weekly_change": "0", "goals.2.target": "471.8" },
        { edge: "A small body has nothing to lose: the table begins at no change" },
      ],
      [
        "7 ÷ 3 = 2.3333 lb a week; 2.3333 × 3,500 ÷ 7 = 1,166.67 kcal a day",
        {
          sex: "male",
          age: 20,
          height: 180,
          weight_unit: "lb",
          activity: "moderate",
          goal: "target",
          target_weight_unit: "lb",
          energy_of_weight: "pound",
          weight: 180,
          target_weight: 173,
          weeks: 3,
        },
        { difference: "1166.66666666667", weekly_rate: "-2.33333333333333" },
        { edge: "7 lb in 3 weeks" },
      ],
      [
        "1,480.588 × 1.375 = 2,035.809, so 2,036; less 498.952 it is 1,536.857, so 1,537; (7 × 1,537 - 2 × 2,036) ÷ 5 = 1,337.4; 5 × 1,337 + 2 × 2,036 = 10,757",
        {
          sex: "female",
          age: 35,
          height: 67,
          height_unit: "in",
          weight: 166,
          weight_unit: "lb",
          activity: "light",
          goal: "lose",
          weekly_change: 1,
          weekly_change_unit: "lb",
        },
        { "week.1.per_day": "1337", "week.2.per_day": "2036", "week.3.per_week": "10757" },
        { edge: "A week in whole calories: 1,337.4 is 1,337, and five of them with two of 2,036 are 10,757" },
      ],
      [
        "1,231.25 × 1.6 = 1,970; 1,970 - 550 = 1,420; (7 × 1,420 - 2 × 1,970) ÷ 5 = 1,200; 7 × 1,420 = 9,940",
        { sex: "female", age: 49, height: 165, weight: 60.6, activity: "own", activity_factor: 1.6, goal: "lose", weekly_change: 0.5 },
        { target: "1420", "week.1.per_day": "1200", "week.3.per_week": "9940" },
        { edge: "The low days at 1,200 kcal, the least without a doctor" },
      ],
    ],
  },
  {
    title: "Yamada Nutrition, Stop Weekend Weight Gain with Calorie Cycling",
    url: "https://yamadanutrition.com/post/stop-weekend-weight-gain-with-calorie-cycling",
    read: "2026-11-26",
    rows: [
      [
        "What Does a Calorie Cycle Look Like?",
        {
          sex: "male",
          age: 41,
          weight: 70,
          height: 170,
          activity: "own",
          goal: "lose",
          weekly_change_unit: "lb",
          energy_of_weight: "pound",
          activity_factor: 1.6,
          weekly_change: 1,
        },
        {
          target: "2000",
          "week.1.per_day": "1800",
          "week.1.per_week": "9000",
          "week.2.per_day": "2500",
          "week.2.per_week": "5000",
          "week.3.per_week": "14,000",
        },
        { given: "2,000 kcal a day, as a week with two days of 2,500" },
      ],
    ],
  },
] satisfies Vectors<typeof calories>;
