import { COLLEGE_PHYSICS_20_4_PAGE, CONTEMPORARY_MATHEMATICS_13_2_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type electricityCost from "./electricity-cost.ts";

export default [
  {
    ...COLLEGE_PHYSICS_20_4_PAGE,
    read: "2026-11-27",
    place: "section 20.4, cost effectiveness of compact fluorescent lights",
    always: { hours: 10, days: 100, rate: 0.12 },
    rows: [
      ["(a), a 60-W bulb", { power: 60 }, { energy: "60.0", usage_cost: "7.20" }, { given: "1,000 hours, as 10 hours on 100 days" }],
      ["(b), a 15-W lamp", { power: 15 }, { usage_cost: "1.80" }, { given: "1,000 hours, as 10 hours on 100 days" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_13_2_PAGE,
    read: "2026-11-27",
    place: "section 13.2",
    rows: [
      ["television", { power: 200, hours: 2.5, rate: 0.12 }, { energy: "15" }],
      ["refrigerator, a day", { power: 575, hours: 8, days: 1, rate: 0.12 }, { energy: "4.6", total: "0.55" }],
      [
        "refrigerator, a month",
        { power: 575, hours: 8, days: 30, rate: 0.12 },
        { total: "16.50" },
        { differs: "The book multiplies the 55 cents of a day, which are rounded: 4.6 × 0.12 × 30 is 16.56." },
      ],
      ["oven", { power: 4, power_unit: "kW", hours: 0.5, days: 1, rate: 0.14 }, { energy: "2", total: "0.28" }],
    ],
  },
  {
    title: "Klickitat County Public Utility District, Common Household Appliance Energy Use",
    url: "http://klickitatpud.com/conservation/conservationTips/householdEnergyUse.aspx",
    read: "2026-11-27",
    place: "example",
    always: { hours: 1.5, days: 30, rate: 0.0781 },
    rows: [
      ["1,000-watt heater", { power: 1000 }, { energy: "45", total: "3.51" }, { given: "45 hours, as 1.5 hours on 30 days" }],
      ["8 amps × 120 volts", { power: 960 }, { energy: "43.2", total: "3.37" }, { given: "45 hours, as 1.5 hours on 30 days" }],
    ],
  },
  {
    title: "Apogee for Lansing Board of Water & Light, Calculating Energy Use & Cost",
    url: "https://c03.apogee.net/mvc/home/hes/land/el?utilityname=lansing&spc=foe&id=4587",
    read: "2026-11-27",
    rows: [["example, a 1,500-watt heater", { power: 1500, hours: 6, days: 1, rate: 0.08 }, { energy: "9", total: "0.72" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "300 × 0.25 = 75; 31 × 0.5 = 15.5; 75 + 15.5 = 90.5; 365 × 75 ÷ 31 = 883.064…",
        { from: "meter", used: 300, days: 31, rate: 0.25, standing_charge: 0.5 },
        { usage_cost: "75.00", standing: "15.50", total: "90.50", cost_per_year: "883.06" },
        { edge: "A standing charge on top, which the year of electricity leaves out" },
      ],
      [
        "100 × 4 = 400; 9 × 5 × 10 = 450; 850 × 30 ÷ 1000 = 25.5; 25.5 × 0.2 = 5.1; 450 ÷ 850 = 52.9%",
        { from: "several", appliances: "TV:100:4; Lights:9:5:10", rate: 0.2 },
        { energy: "25.5", total: "5.10", "by_appliance.1.cost": "2.40", "by_appliance.2.share": "52.9" },
        { edge: "A blank quantity is one" },
      ],
      [
        "0 × 24 = 0; 2 × 10 = 20",
        { power: 100, hours: 0, days: 10, rate: 0.3, standing_charge: 2 },
        { energy: "0", usage_cost: "0", total: "20" },
        { edge: "Nothing is used, and the standing charge is due" },
      ],
    ],
  },
] satisfies Vectors<typeof electricityCost>;
