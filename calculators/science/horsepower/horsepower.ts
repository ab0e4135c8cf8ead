import { choice, defineCalculator, number, optionalStep, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { MASS, SPEED, TORQUES } from "#numbers/units";
import { POWERS, STRIP } from "./horse-units.ts";

const printed = { significant: 6, optional: true } as const;
const model = { huntington: "Huntington (street cars)", fox: "Fox and McCaul", hale: "Hale (best runs)" } as const;

export default defineCalculator({
  name: "Horsepower calculator",
  summary: "Horsepower from torque and rpm, quarter-mile times, and mechanical, metric, electric and boiler hp in kW.",

  inputs: {
    find: choice(
      "Find",
      {
        power: "Power, from torque and rpm",
        torque: "Torque, from power and rpm",
        rpm: "Rpm, from power and torque",
        convert: "Horsepower in other units",
        quarter: "Quarter-mile time and speed",
        from_time: "Power, from a quarter-mile time",
        from_speed: "Power, from a trap speed",
      },
      { default: "power" },
    ),
    power: quantity("Power", POWERS, {
      unit: "hp",
      units: {
        hp: [0.001, 1e7],
        kW: [0.001, 1e7],
        PS: [0.001, 1e7],
        W: [0.001, 1e10],
        hp_electric: [0.001, 1e7],
        hp_boiler: [0.001, 1e6],
        hp_water: [0.001, 1e7],
      },
      example: 300,
    }),
    torque: quantity("Torque", TORQUES, {
      unit: "lbf_ft",
      units: { lbf_ft: [0.001, 1e7], lbf_in: [0.01, 1e8], Nm: [0.001, 1e7], kgf_m: [0.0001, 1e6] },
      example: 350,
    }),
    rpm: number("Engine speed", { unit: "rpm", min: 0.01, max: 1e6, example: 4500 }),
    weight: quantity("Weight with driver", MASS, {
      unit: "lb",
      units: { lb: [10, 100000], kg: [5, 50000] },
      example: 3600,
    }),
    seconds: number("Quarter-mile time (ET)", { unit: "s", min: 2, max: 100, example: 13.5 }),
    trap: quantity("Trap speed", SPEED, { unit: "mph", units: { mph: [10, 500], kmh: [16, 800] }, example: 105 }),
    formula: choice("Formula", model, { default: "huntington" }),
  },

  outputs: {
    horsepower: number("Horsepower", { unit: "hp", significant: 6 }),
    kilowatts: number("Kilowatts", { unit: "kW", significant: 6 }),
    metric: number("Metric horsepower (PS, CV)", { unit: "PS", significant: 6 }),
    electric: number("Electric horsepower", { unit: "hp", significant: 6 }),
    boiler: number("Boiler horsepower", { unit: "hp", significant: 6 }),
    water: number("Water horsepower", { unit: "hp", significant: 6 }),
    pound_feet: number("Torque in pound-feet", { unit: "lbf·ft", ...printed }),
    newton_meters: number("Torque in newton-meters", { unit: "N·m", ...printed }),
    speed_rpm: number("Engine speed", { unit: "rpm", ...printed }),
    time: number("Quarter-mile time", { unit: "s", upTo: 2, optional: true }),
    trap_mph: number("Trap speed", { unit: "mph", upTo: 1, optional: true }),
    trap_kmh: number("Trap speed in km/h", { unit: "km/h", upTo: 1, optional: true }),
    pounds_per_hp: number("Pounds per horsepower", { unit: "lb/hp", ...printed }),
    by_formula: table(
      "By each formula",
      { who: text("Formula"), time: number("Seconds", { upTo: 2 }), mph: number("mph", { upTo: 1 }) },
      { optional: true },
    ),
  },
  primary: ({ find }, { power_unit }) =>
    find === "convert" && (power_unit ?? "hp") !== "hp" ? "horsepower" : PRIMARY[find],
  groups: {
    Power: ["horsepower", "kilowatts", "metric", "electric", "boiler", "water"],
    "Torque and speed": ["pound_feet", "newton_meters", "speed_rpm"],
    "Quarter mile": ["time", "trap_mph", "trap_kmh", "pounds_per_hp"],
  },
  between: {
    pounds: number("Weight in pounds", { unit: "lb", ...printed }),
    mph: number("Trap speed", { unit: "mph", ...printed }),
    by_time: number("Factor for the time", { optional: true }),
    by_speed: number("Factor for the speed", { optional: true }),
  },
  formula:
    "hp = torque in lb-ft × rpm ÷ 5252; kW = torque in N m × rpm ÷ 9549; quarter mile = 6.29 × (lb ÷ hp)^(1 ÷ 3)",

  by: {
    kilowatts: ["Kilowatts", "horsepower × 0.74569987158227022"],
    metric: ["Metric horsepower", "horsepower × 745.69987158227022 ÷ 735.49875"],
    electric: "horsepower × 745.69987158227022 ÷ 746",
    boiler: "horsepower × 745.69987158227022 ÷ 9809.5",
    water: "horsepower × 745.69987158227022 ÷ 746.043",
  },
  questions: {
    find: {
      power: {
        asks: ["torque", "rpm"],
        by: {
          horsepower: ["Horsepower", "2 × π × pound_feet × speed_rpm ÷ 33000"],
          newton_meters: "pound_feet × 1.3558179483314004",
        },
        compute: ({ torque, rpm }) => ({ pound_feet: torque.div(TORQUES.lbf_ft.factor), speed_rpm: rpm }),
        sentence: ({ torque, rpm }, { horsepower, kilowatts }) =>
          `${torque} at ${rpm} is ${horsepower}, or ${kilowatts}.`,
      },
      torque: {
        asks: ["power", "rpm"],
        by: {
          pound_feet: ["Torque", "33000 × horsepower ÷ (2 × π × speed_rpm)"],
          newton_meters: ["In newton-meters", "pound_feet × 1.3558179483314004"],
        },
        compute: ({ power, rpm }) => ({ horsepower: inHorsepower(power), speed_rpm: rpm }),
        sentence: ({ power, rpm }, { pound_feet, newton_meters }) =>
          `${power} at ${rpm} takes a torque of ${pound_feet ?? ""}, or ${newton_meters ?? ""}.`,
      },
      rpm: {
        asks: ["power", "torque"],
        by: {
          speed_rpm: ["Engine speed", "33000 × horsepower ÷ (2 × π × pound_feet)"],
          newton_meters: "pound_feet × 1.3558179483314004",
        },
        compute: ({ power, torque }) => ({
          horsepower: inHorsepower(power),
          pound_feet: torque.div(TORQUES.lbf_ft.factor),
        }),
        sentence: ({ power, torque }, { speed_rpm }) => `${torque} gives ${power} at ${speed_rpm ?? ""}.`,
      },
      convert: {
        asks: ["power"],
        compute: ({ power }) => ({ horsepower: inHorsepower(power) }),
        sentence: ({ power }, { horsepower, kilowatts, metric }) =>
          `${power} is ${[horsepower, kilowatts, metric].filter((other) => `${other}` !== `${power}`).join(" or ")}.`,
      },
      quarter: {
        asks: ["weight", "power", "formula"],
        by: {
          pounds_per_hp: ["Weight for each horsepower", "pounds ÷ horsepower"],
          time: ["Time", "by_time × pounds_per_hp^(1 ÷ 3)"],
          trap_mph: ["Trap speed", "by_speed ÷ pounds_per_hp^(1 ÷ 3)"],
          trap_kmh: "trap_mph × 1.609344",
        },
        compute({ weight, power, formula }) {
          const [pounds, horsepower] = [inPounds(weight), inHorsepower(power)];
          return { pounds, horsepower, ...factorsOf(formula), by_formula: byFormula(pounds.div(horsepower)) };
        },
        sentence: ({ weight, power }, { time, trap_mph }) =>
          `A car of ${weight} with ${power} runs the quarter mile in about ${time ?? ""}, at ${trap_mph ?? ""}.`,
      },
      from_time: {
        asks: ["weight", "seconds", "formula"],
        by: {
          horsepower: ["Horsepower", "pounds × (by_time ÷ seconds)^3"],
          pounds_per_hp: ["Weight for each horsepower", "pounds ÷ horsepower"],
        },
        compute: ({ weight, formula }) => ({ pounds: inPounds(weight), ...factorsOf(formula) }),
        sentence: ({ weight, seconds }, { horsepower }) =>
          `${weight} in ${seconds} over the quarter mile takes about ${horsepower}.`,
      },
      from_speed: {
        asks: ["weight", "trap", "formula"],
        by: {
          horsepower: ["Horsepower", "pounds × (mph ÷ by_speed)^3"],
          pounds_per_hp: ["Weight for each horsepower", "pounds ÷ horsepower"],
        },
        compute: ({ weight, trap, formula }) => ({
          pounds: inPounds(weight),
          mph: trap.div(SPEED.mph.factor),
          ...factorsOf(formula),
        }),
        sentence: ({ weight, trap }, { horsepower }) =>
          `${weight} at ${trap} at the end of the quarter mile takes about ${horsepower}.`,
      },
    },
  },

  working: ({ power }, { horsepower }, _, { find }, stepOf) => [
    `${power ?? horsepower}` !== `${horsepower}` && optionalStep`Power in horsepower: ${power} = ${horsepower}`,
    find === "quarter" && stepOf("pounds_per_hp"),
    stepOf("horsepower"),
    find !== "quarter" && stepOf("pounds_per_hp"),
    stepOf("pound_feet"),
    stepOf("newton_meters"),
    stepOf("speed_rpm"),
    stepOf("time"),
    stepOf("trap_mph"),
    stepOf("trap_kmh"),
    stepOf("kilowatts"),
    stepOf("metric"),
    find === "convert" && stepOf("electric"),
    find === "convert" && stepOf("boiler"),
    find === "convert" && stepOf("water"),
  ],

  notes: ({ find }) => [
    ["quarter", "from_time", "from_speed"].includes(find) &&
      "A rule of thumb from many runs. Traction, gearing, air and the driver make a second of difference or more.",
  ],
});

const PRIMARY = {
  power: "horsepower",
  torque: "pound_feet",
  rpm: "speed_rpm",
  convert: "kilowatts",
  quarter: "time",
  from_time: "horsepower",
  from_speed: "horsepower",
} as const;

const inHorsepower = (watts: Decimal): Decimal => watts.div(POWERS.hp.factor);
const inPounds = (kilograms: Decimal): Decimal => kilograms.div(MASS.lb.factor);

const factorsOf = (formula: keyof typeof STRIP) => ({
  by_time: decimal(STRIP[formula].seconds),
  by_speed: decimal(STRIP[formula].speed),
});

const byFormula = (poundsPerHp: Decimal) =>
  Object.entries(STRIP).map(([key, { seconds, speed }]) => ({
    who: model[key as keyof typeof model],
    time: poundsPerHp.cbrt().times(seconds),
    mph: decimal(speed).div(poundsPerHp.cbrt()),
  }));
