import type { Vectors } from "#engine";
import type calories from "./calories.ts";

const read = "2026-11-22";
const HEALTH_CALCULATOR = {
  title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
  url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/dietary.test.js",
  place: "tdee()",
  read,
};
const DUMMIES = {
  title: "Dummies (Wiley), How to Calculate Your Metabolic Rate",
  url: "https://dummies.com/article/body-mind-spirit/physical-health-well-being/common-ailments/metabolism/how-to-calculate-your-metabolic-rate-166764",
  read,
};
const NHLBI = {
  title: "US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight, Key Recommendations",
  url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/recommen.htm",
  read,
};

const YAMADA = {
  title: "Yamada Nutrition, Stop Weekend Weight Gain with Calorie Cycling",
  url: "https://yamadanutrition.com/post/stop-weekend-weight-gain-with-calorie-cycling",
  place: "What Does a Calorie Cycle Look Like?",
  read: "2026-11-26",
};

const AT_45 = { sex: "female", age: 45, weight: 75, height: "165.1" } as const;
const AT_20 = { age: 20, weight: 72, height: 180 } as const;
const LOSS = {
  sex: "male",
  ...AT_20,
  activity: "moderate",
  goal: "lose",
  weekly_change_unit: "lb",
  energy_of_weight: "pound",
} as const;

const IN_TIME = {
  sex: "male",
  age: 20,
  height: 180,
  weight_unit: "lb",
  activity: "moderate",
  goal: "target",
  target_weight_unit: "lb",
  energy_of_weight: "pound",
} as const;

export default [
  {
    given: "A woman of 45, 75 kg and 165.1 cm, with a desk job",
    inputs: { ...AT_45, activity: "sedentary" },
    expected: { maintenance: "1,675" },
    by: "published",
    source: { ...DUMMIES, place: "the woman of 45, sedentary" },
  },
  {
    given: "A woman of 45, 75 kg and 165.1 cm, lightly active",
    inputs: { ...AT_45, activity: "light" },
    expected: { maintenance: "1,920" },
    by: "published",
    source: { ...DUMMIES, place: "the woman of 45, lightly active" },
    differs: "The article multiplies 1,396, which it has already rounded up. We multiply 1,395.875 and round once.",
  },
  {
    given: "A man of 20, 72 kg and 180 cm, without exercise",
    inputs: { sex: "male", ...AT_20, activity: "sedentary" },
    expected: { maintenance: "2100" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same man, lightly active",
    inputs: { sex: "male", ...AT_20, activity: "light" },
    expected: { maintenance: "2406" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same man, moderately active: 2,712.5 goes up",
    inputs: { sex: "male", ...AT_20, activity: "moderate" },
    expected: { maintenance: "2713" },
    by: "software",
    source: HEALTH_CALCULATOR,
    edge: true,
  },
  {
    given: "A woman of 20, 72 kg and 180 cm, active",
    inputs: { sex: "female", ...AT_20, activity: "active" },
    expected: { maintenance: "2732" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same woman, very active",
    inputs: { sex: "female", ...AT_20, activity: "very_active" },
    expected: { maintenance: "3010" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The man, very active",
    inputs: { sex: "male", ...AT_20, activity: "very_active" },
    expected: { maintenance: "3325" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The woman, without exercise",
    inputs: { sex: "female", ...AT_20, activity: "sedentary" },
    expected: { maintenance: "1901" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The woman, moderately active",
    inputs: { sex: "female", ...AT_20, activity: "moderate" },
    expected: { maintenance: "2455" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "Losing 1 lb a week takes 500 kcal a day",
    inputs: { ...LOSS, weekly_change: 1 },
    expected: { difference: "500" },
    by: "published",
    source: { ...NHLBI, place: "a deficit of 500 kcal a day for 1 lb a week" },
  },
  {
    given: "Losing 2 lb a week takes 1,000 kcal a day",
    inputs: { ...LOSS, weekly_change: 2 },
    expected: { difference: "1,000" },
    by: "published",
    source: { ...NHLBI, place: "a deficit of 1,000 kcal a day for 2 lb a week" },
  },
  {
    given: "Losing 1 kg a week, by 7,700 kcal a kilogram",
    inputs: { sex: "male", age: 35, weight: 80, height: 178, activity: "moderate", goal: "lose", weekly_change: 1 },
    expected: { difference: "1100", target: "1600.875", "goals.1.target": "1600.875", "goals.5.target": "2700.875" },
    by: "hand",
    source: { title: "1 × 7700 ÷ 7 = 1100; 1742.5 × 1.55 = 2700.875, and 2700.875 - 1100 = 1600.875" },
  },
  {
    given: "From the unrounded energy at rest: 1,723.75, not 1,724, times 1.55",
    inputs: { sex: "male", age: 35, weight: 80, height: 175, activity: "moderate" },
    expected: { maintenance: "2671.8125" },
    by: "hand",
    source: { title: "1723.75 × 1.55 = 2671.8125, which is 2672" },
    edge: true,
  },
  {
    given: "A small body has nothing to lose: the table begins at no change",
    inputs: { sex: "female", age: 110, weight: 25, height: 100, activity: "sedentary" },
    expected: { maintenance: "196.8", "goals.1.weekly_change": "0", "goals.2.target": "471.8" },
    by: "hand",
    source: { title: "164 × 1.2 = 196.8, below 1200 already, and 196.8 + 0.25 × 7700 ÷ 7 = 471.8" },
    edge: true,
  },
  {
    given: "8 lb in 8 weeks is 1 lb a week, and so 500 kcal a day",
    inputs: {
      ...IN_TIME,
      weight: 180,
      target_weight: 172,
      weeks: 8,
    },
    expected: { difference: "500", weekly_rate: "-1" },
    by: "published",
    source: { ...NHLBI, place: "1 to 2 lb a week: a deficit of 500 to 1,000 kcal a day, the lower end" },
  },
  {
    given: "7 lb in 3 weeks",
    inputs: { ...IN_TIME, weight: 180, target_weight: 173, weeks: 3 },
    expected: { difference: "1166.66666666667", weekly_rate: "-2.33333333333333" },
    by: "hand",
    source: { title: "7 ÷ 3 = 2.3333 lb a week; 2.3333 × 3,500 ÷ 7 = 1,166.67 kcal a day" },
    edge: true,
  },
  {
    given: "2,000 kcal a day, as a week with two days of 2,500",
    inputs: {
      ...LOSS,
      age: 41,
      weight: 70,
      height: 170,
      activity: "own",
      activity_factor: 1.6,
      weekly_change: 1,
    },
    expected: {
      target: "2000",
      "week.1.per_day": "1800",
      "week.1.per_week": "9000",
      "week.2.per_day": "2500",
      "week.2.per_week": "5000",
      "week.3.per_week": "14,000",
    },
    by: "published",
    source: YAMADA,
  },
  {
    given: "A week in whole calories: 1,337.4 is 1,337, and five of them with two of 2,036 are 10,757",
    inputs: {
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
    expected: { "week.1.per_day": "1337", "week.2.per_day": "2036", "week.3.per_week": "10757" },
    by: "hand",
    source: {
      title:
        "1,480.588 × 1.375 = 2,035.809, so 2,036; less 498.952 it is 1,536.857, so 1,537; (7 × 1,537 - 2 × 2,036) ÷ 5 = 1,337.4; 5 × 1,337 + 2 × 2,036 = 10,757",
    },
    edge: true,
  },
  {
    given: "The low days at 1,200 kcal, the least without a doctor",
    inputs: {
      sex: "female",
      age: 49,
      height: 165,
      weight: 60.6,
      activity: "own",
      activity_factor: 1.6,
      goal: "lose",
      weekly_change: 0.5,
    },
    expected: { target: "1420", "week.1.per_day": "1200", "week.3.per_week": "9940" },
    by: "hand",
    source: {
      title: "1,231.25 × 1.6 = 1,970; 1,970 - 550 = 1,420; (7 × 1,420 - 2 × 1,970) ÷ 5 = 1,200; 7 × 1,420 = 9,940",
    },
    edge: true,
  },
] satisfies Vectors<typeof calories>;
