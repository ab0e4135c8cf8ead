import type { Vectors } from "#engine";
import type evCharging from "./ev-charging.ts";

export default [
  {
    title: "Formulab, tests of evCharging",
    url: "https://github.com/iyulab/formulab/blob/220e55eb8917cd85e16d7214e1c46c4b016f92fa/src/automotive/evCharging.test.ts",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["should calculate energy from grid with efficiency", { battery: 60, power: 11, loss: 10 }, { added: "36", drawn: "40" }],
      ["should calculate charging time in hours", { battery: 60, power: 11, loss: 0 }, { hours: "3.27" }, { edge: "No loss" }],
      [
        "should calculate home Level 2 charging overnight",
        { battery: 75, from_charge: 10, to_charge: 100, power: 7.4, loss: 8 },
        { added: "67.5", drawn: "73.37" },
      ],
      ["should calculate Tesla Supercharger V3 session", { battery: 82, from_charge: 5, to_charge: 60, power: 250, loss: 6 }, { added: "45.1" }],
      ["should calculate workplace Level 2 top-up", { battery: 40, from_charge: 50, to_charge: 80, power: 11, loss: 10 }, { added: "12", hours: "1.21" }],
    ],
  },
  {
    title: "TeslaFi, How is charge efficiency calculated?",
    url: "https://support.teslafi.com/knowledge-bases/2/articles/10-how-is-charge-efficiency-calculated",
    read: "2026-11-27",
    rows: [["20 kWh added and 25 kWh used equals an efficiency of 80%", { battery: 20, from_charge: 0, to_charge: 100, power: 5, loss: 20 }, { drawn: "25" }]],
  },
  {
    title: "Rogers Electric, How much does it cost to charge an electric car?",
    url: "https://rogerselectric.co.uk/how-much-does-it-cost-to-charge-an-electric-car/",
    read: "2026-11-27",
    rows: [
      [
        "60 kWh at 14p per kWh",
        { battery: 60, from_charge: 0, to_charge: 100, power: 7, loss: 0, price: 0.14 },
        { cost: "8.40" },
        { given: "A full charge of 60 kWh at 0.14 per kWh" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 × 90% ÷ (1 - 10%) = 100, 100 ÷ 10 = 10, and 90 × 3 ÷ 10 = 27",
        { battery: 100, from_charge: 10, to_charge: 100, power: 22, car_limit: 10, distance_per_kwh: 3, price: 0.27 },
        { hours: "10", drawn: "100", cost: "27", distance: "270", distance_per_hour: "27", cost_per_100: "10" },
        { edge: "The car accepts less than the charger gives" },
      ],
      [
        "50 × 1% = 0.5, 0.5 ÷ 2 = 0.25 hours",
        { battery: 50, from_charge: 99, to_charge: 100, power: 2, loss: 0 },
        { hours: "0.25", time: "0:15:00", cost: "0" },
        { edge: "The last percent" },
      ],
    ],
  },
] satisfies Vectors<typeof evCharging>;
