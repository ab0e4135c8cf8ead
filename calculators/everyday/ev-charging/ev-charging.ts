import { defineCalculator, duration, money, number, percent, step, table } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";

const SECONDS = 3600;
const FAST = 40;
const TAPERS_ABOVE = 80;
/** In kW: household sockets, wall chargers and fast chargers. */
const CHARGERS = ["1.4", "2.3", "3.7", "7.2", "11", "22", "50", "150"];

export default defineCalculator({
  name: "EV charging calculator",
  summary: "Charging time, energy and cost of an electric car, from its battery, charge level and charger.",

  inputs: {
    battery: number("Battery capacity", {
      unit: "kWh",
      min: 0.1,
      max: 2000,
      example: 75,
      help: "The usable capacity.",
    }),
    from_charge: percent("Charge now", { min: 0, max: 100, default: 20 }),
    to_charge: percent("Charge to", { min: 0, max: 100, default: 80, usual: [80, 90, 100] }),
    power: number("Charger power", { unit: "kW", min: 0.1, max: 5000, example: 7.2, usual: [1.4, 7.2, 11, 50] }),
    car_limit: number("Most your car accepts", {
      unit: "kW",
      min: 0.1,
      max: 5000,
      optional: true,
      more: true,
      help: "Its onboard charger, often 7 to 11 kW, or its fast-charging limit.",
    }),
    loss: percent("Charging loss", { min: 0, max: 50, default: 10, help: "Share of the energy you pay for." }),
    price: money("Price per kWh", { min: 0, max: 1e6, default: 0, begins: 0.17, beginsIn: { elsewhere: 0.3 } }),
    distance_per_kwh: number("Distance per kWh", {
      min: 0.1,
      max: 100,
      optional: true,
      help: "In miles or kilometers. The answer uses the same unit.",
    }),
  },

  outputs: {
    time: duration("Charging time", { clock: "h:mm:ss" }),
    hours: number("Time in hours", { unit: "hours", upTo: 2 }),
    added: number("Energy into the battery", { unit: "kWh", upTo: 2 }),
    drawn: number("Energy you pay for", { unit: "kWh", upTo: 2 }),
    cost: money("Cost"),
    distance: number("Distance added", { upTo: 1, optional: true }),
    distance_per_hour: number("Distance added per hour", { upTo: 1, optional: true }),
    cost_per_100: money("Cost per 100 miles or kilometers", { optional: true }),
    chargers: table(
      "At other chargers",
      {
        power: number("Power", { unit: "kW" }),
        time: duration("Time", { clock: "h:mm:ss" }),
        hours: number("Hours", { upTo: 2 }),
      },
      { chart: { kind: "bars", x: "power", y: "hours" } },
    ),
  },
  primary: "time",
  groups: {
    "This charge": ["time", "hours", "added", "drawn", "cost"],
    Driving: ["distance", "distance_per_hour", "cost_per_100"],
  },
  formula: "time = battery × (charge to − charge now) ÷ (1 − loss) ÷ power",

  check: ({ from_charge, to_charge }) => ({
    to_charge: to_charge.lte(from_charge) && "must be above the charge now",
  }),

  between: { used_power: number("Power used", { unit: "kW" }) },
  by: {
    added: ["Energy into the battery", "battery × (to_charge - from_charge)"],
    drawn: ["Energy you pay for", "added ÷ (1 - loss)"],
    hours: ["Hours", "drawn ÷ used_power"],
    cost: "drawn × price",
    distance: ["Distance added", "added × distance_per_kwh"],
  },

  compute: ({ power, car_limit }) => ({ used_power: least(power, car_limit) }),
  after: ({ drawn, hours, distance, cost }, { car_limit }) => ({
    time: hours.times(SECONDS),
    distance_per_hour: distance ? distance.div(hours) : null,
    cost_per_100: distance && !cost.isZero() ? cost.times(100).div(distance) : null,
    chargers: CHARGERS.map((text) => {
      const power = decimal(text);
      const hours = drawn.div(least(power, car_limit));
      return { power, hours, time: hours.times(SECONDS) };
    }),
  }),

  sentence: ({ from_charge, to_charge }, { hours, drawn, cost }) =>
    `Charging from ${from_charge} to ${to_charge} takes ${hours} and ${drawn}${cost.value.isZero() ? "" : `, which costs ${cost}`}.`,

  working: (_, { cost, time, hours }, __, ___, stepOf) => [
    stepOf("added"),
    stepOf("drawn"),
    stepOf("hours"),
    step`Charging time: ${hours} = ${time}`,
    !cost.value.isZero() && stepOf("cost"),
    stepOf("distance"),
  ],

  notes: ({ power, to_charge, car_limit }, _, show) => [
    power.value.gte(FAST) &&
      to_charge.value.gt(TAPERS_ABOVE) &&
      `Fast charging slows down above about ${show("percent", TAPERS_ABOVE)}. The real time is longer.`,
    car_limit?.value.lt(power.value) && `The car accepts only ${car_limit}, so the charger gives no more.`,
  ],
});

const least = (power: Decimal, limit: Decimal | undefined): Decimal => (limit ? Decimal.min(power, limit) : power);
