import type { Vectors } from "#engine";
import type childBmi from "./child-bmi.ts";

export default [
  {
    title: "US Centers for Disease Control and Prevention, Child and Teen BMI Categories",
    url: "https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html",
    read: "2026-11-24",
    rows: [
      [
        "What is a percentile?",
        { sex: "female", age_by: "age", years: 12, height: 60, height_unit: "in", weight: 136, weight_unit: "lb" },
        { bmi: "26.6", percentile: "96", category: "Obesity" },
      ],
    ],
  },
  {
    title: "US Centers for Disease Control and Prevention, BMI and BMI Categories for Children and Teens",
    url: "https://www.cdc.gov/obesity/basics/childhood-defining.html",
    read: "2026-11-24",
    always: { age_by: "age", height_unit: "in", weight_unit: "lb" },
    rows: [
      ["the second example", { sex: "female", years: 15, height: 63.7, weight: 210 }, { bmi: "36.4", percentile: "99" }],
      ["the first example", { sex: "male", years: 10, height: 54.5, weight: 96 }, { category: "Obesity" }],
      [
        "the first example",
        { sex: "male", years: 10, height: 54.5, weight: 96 },
        { bmi: "22.5" },
        {
          given: "BMI of a boy of 10 years, 54.5 inches and 96 pounds",
          differs: "96 pounds at 54.5 inches are a BMI of 22.7 by the CDC's own formula. A BMI of 22.5 would be 95 pounds.",
        },
      ],
      [
        "the first example",
        { sex: "male", years: 10, height: 54.5, weight: 96 },
        { percentile: "96" },
        {
          given: "Percentile of a boy of 10 years, 54.5 inches and 96 pounds",
          differs: "At the middle of the month it is 95.49, which rounds to 95. On the tenth birthday itself it is 95.52.",
        },
      ],
    ],
  },
  {
    title: "21.2 kg ÷ (1 m)² = 21.2; percentile and z-score as the CDC works them out for that BMI",
    url: "https://www.cdc.gov/growthcharts/extended-bmi-data-files.htm",
    by: "hand",
    rows: [
      [
        "the example below the 95th percentile",
        { age_by: "age", height: 100, sex: "female", years: 9, months: 6, weight: 21.2 },
        { percentile: "92.2", z_score: "1.4215" },
        { given: "A girl of 9 years and 6 months with a BMI of 21.2" },
      ],
    ],
  },
  {
    title: "22.6 kg ÷ (1 m)² = 22.6; percentile and z-score as the CDC works them out for that BMI",
    url: "https://www.cdc.gov/growthcharts/extended-bmi-data-files.htm",
    by: "hand",
    rows: [
      [
        "the example above the 95th percentile",
        { age_by: "age", height: 100, sex: "male", years: 4, months: 2, weight: 22.6 },
        { percentile: "99.7683", z_score: "2.83" },
        { given: "A boy of 4 years and 2 months with a BMI of 22.6" },
      ],
    ],
  },
  {
    title: "The CDC's P95 is 19.27889813, and 19.279 ÷ 1² = 19.279, barely more",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 24.5, column P95",
        { age_by: "age", height: 100, sex: "male", years: 2, weight: "19.279" },
        { percentile: "95.00", category: "Obesity", share_of_95th: "100.00" },
        { edge: "The 95th percentile of a boy of 2 years" },
      ],
    ],
  },
  {
    title: "The CDC's P95 is 19.27889813, and 19.2788 ÷ 1² = 19.2788, barely less",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 24.5, column P95",
        { age_by: "age", height: 100, sex: "male", years: 2, weight: "19.2788" },
        { percentile: "95.00", category: "Overweight" },
        { edge: "Barely under it" },
      ],
    ],
  },
  {
    title: "The CDC's P5 is 13.87942647, and 13.8795 ÷ 1² = 13.8795, barely more",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 114.5, column P5",
        { age_by: "age", height: 100, sex: "female", years: 9, months: 6, weight: "13.8795" },
        { percentile: "5.00", category: "Healthy weight" },
        { edge: "The 5th percentile of a girl of 9 years and 6 months" },
      ],
    ],
  },
  {
    title: "The CDC's P85 is 19.54662051, and 19.5467 ÷ 1² = 19.5467, barely more",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 114.5, column P85",
        { age_by: "age", height: 100, sex: "female", years: 9, months: 6, weight: "19.5467" },
        { percentile: "85.00", category: "Overweight" },
        { edge: "The 85th percentile of a girl of 9 years and 6 months" },
      ],
    ],
  },
  {
    title: "22.99908062 ÷ 1² = 22.99908062, the CDC's median",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 239.5, column M",
        { age_by: "age", height: 100, sex: "male", years: 19, months: 11, weight: "22.99908062" },
        { percentile: "50.00000", z_score: "0.00000", category: "Healthy weight" },
        { edge: "The median of a boy of 19 years and 11 months" },
      ],
    ],
  },
  {
    title: "730 ÷ 30.4375 = 23.98…, which is taken as 24, where the CDC's median is 16.57502768",
    url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    by: "hand",
    rows: [
      [
        "BMI-for-age charts, row 24, column M",
        { sex: "male", age_by: "birth", birth: "2017-03-15", measured: "2019-03-15", height: 100, weight: "16.57502768" },
        { age_in_months: "24", percentile: "50.00000" },
        { edge: "A second birthday after 730 days counts as 24 months" },
      ],
    ],
  },
  {
    title: "3672 ÷ 30.4375 = 120.641, as the CDC writes of its program for R",
    url: "https://github.com/CDC-DNPAO/CDCAnthro/blob/caa8b83a5b689575ba427dc7af6ba0eb589f51d6/README.md",
    by: "hand",
    rows: [
      [
        "Details",
        { sex: "male", age_by: "birth", birth: "2010-01-01", measured: "2020-01-21", height: 140, weight: 33 },
        { age_in_months: "120.641" },
        { given: "3,672 days old" },
      ],
    ],
  },
] satisfies Vectors<typeof childBmi>;
