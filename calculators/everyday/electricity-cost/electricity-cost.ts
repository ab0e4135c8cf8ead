import {
  choice,
  defineCalculator,
  money,
  number,
  optionalStep,
  percent,
  quantity,
  rows,
  step,
  table,
  text,
} from "#engine";
import { decimal, sum } from "#numbers/decimal";
import { POWER } from "#numbers/electricity";

const HOURS = { min: 0, max: 24 } as const;
const MOST_STEPS = 8;

export default defineCalculator({
  name: "Electricity cost calculator",
  summary: "What an appliance, a list of appliances or a meter reading costs, from watts, hours and the price per kWh.",

  inputs: {
    from: choice(
      "Calculate for",
      { one: "One appliance", several: "Several appliances", meter: "Electricity used, in kWh" },
      { default: "one" },
    ),
    power: quantity("Power", POWER, { unit: "W", units: { W: [0.001, 1e6], kW: [0.001, 1000] }, example: 1500 }),
    hours: number("Hours a day", { ...HOURS, example: 3 }),
    appliances: rows(
      "Appliances",
      {
        name: { kind: "text", label: "Appliance" },
        watts: { kind: "number", label: "Watts", min: 0, max: 1e6 },
        hours: { kind: "number", label: "Hours a day", ...HOURS },
        quantity: { kind: "number", label: "Quantity", min: 0, max: 1e4, blank: "1" },
      },
      {
        least: 1,
        most: 40,
        example: "Refrigerator:150:8; LED lights:9:5:10; TV:100:4; Dryer:3000:0.5",
        help: "Watts of one, hours a day, and how many of them.",
      },
    ),
    used: number("Electricity used", { unit: "kWh", min: 0, max: 1e9, example: 890 }),
    days: number("Days", { min: 0.01, max: 3660, default: 30, help: "How many days of use, or how long the bill is." }),
    rate: money("Price per kWh", { min: 0, max: 1e6, example: 0.1725, help: "With taxes, from your bill." }),
    standing_charge: money("Standing charge per day", {
      min: 0,
      max: 1e6,
      default: 0,
      help: "What you pay even if you use nothing. Divide a monthly charge by 30.",
    }),
  },

  outputs: {
    total: money("Total cost"),
    usage_cost: money("Cost of the electricity"),
    standing: money("Standing charge"),
    energy: number("Electricity", { unit: "kWh", upTo: 3 }),
    cost_per_hour: money("Cost per hour of use", { upTo: 4, optional: true }),
    cost_per_day: money("Electricity per day", { upTo: 4 }),
    cost_per_year: money("Electricity per year of 365 days"),
    by_appliance: table(
      "What each appliance costs",
      {
        name: text("Appliance"),
        energy: number("kWh", { upTo: 3 }),
        cost: money("Cost"),
        share: percent("Share", { upTo: 1 }),
      },
      { optional: true, chart: { kind: "bars", x: "name", y: "cost" } },
    ),
  },
  primary: "total",
  between: { watt_hours: number("Watt-hours a day", { upTo: 6, optional: true }) },
  formula: "kWh = watts × hours ÷ 1,000; cost = kWh × price per kWh + days × standing charge",

  by: {
    usage_cost: ["Electricity", "energy × rate"],
    standing: "days × standing_charge",
    total: "energy × rate + days × standing_charge",
    cost_per_day: "energy × rate ÷ days",
    cost_per_year: "365 × energy × rate ÷ days",
  },
  questions: {
    from: {
      one: {
        asks: ["power", "hours"],
        by: { energy: ["Electricity in kWh", "power × hours × days ÷ 1000"], cost_per_hour: "power × rate ÷ 1000" },
        sentence: ({ power, hours, days }, { total, energy }) =>
          `${power} for ${hours} hours a day over ${days} days uses ${energy} and costs ${total}.`,
      },
      several: {
        asks: ["appliances"],
        by: { energy: ["Electricity in kWh", "watt_hours × days ÷ 1000"] },
        compute({ appliances, days, rate }) {
          const daily = appliances.map(({ watts, hours, quantity }) => watts.times(hours).times(quantity));
          const watt_hours = sum(daily);
          const by_appliance = appliances.map(({ name }, i) => {
            const energy = (daily[i] ?? decimal(0)).times(days).div(1000);
            const share = watt_hours.isZero() ? decimal(0) : (daily[i] ?? decimal(0)).times(100).div(watt_hours);
            return { name, energy, cost: energy.times(rate), share };
          });
          return { watt_hours, by_appliance };
        },
        sentence({ days }, { total, energy, by_appliance }) {
          const [first, ...others] = by_appliance?.value ?? [];
          const most = others.reduce((most, one) => (one.energy.gt(most?.energy ?? 0) ? one : most), first);
          return `These appliances use ${energy} in ${days} days and cost ${total}, most of it for ${most?.name ?? "one"}.`;
        },
        working({ appliances, days }, { energy, watt_hours }, show, _, stepOf) {
          const each = appliances.value.slice(0, MOST_STEPS).map(({ name, watts, hours, quantity }) => {
            const daily = show("number", watts.times(hours).times(quantity));
            const factors = [watts, hours, quantity].map((value) => `${show("number", value)}`).join(" × ");
            return step`${name}, watt-hours a day: ${factors} = ${daily}`;
          });
          return [
            ...each,
            appliances.value.length > MOST_STEPS && "And so on, for each appliance",
            optionalStep`Electricity in kWh: ${watt_hours} × ${days} ÷ 1000 = ${energy}`,
            stepOf("usage_cost"),
            stepOf("standing"),
            stepOf("total"),
          ];
        },
      },
      meter: {
        asks: ["used"],
        by: { energy: "used" },
        sentence: ({ days, rate }, { total, energy }) => `${energy} in ${days} days at ${rate} per kWh costs ${total}.`,
      },
    },
  },
});
