import { choice, defineCalculator, number, optionalStep, percent, quantity, table, text, typed } from "#engine";
import { PI } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";
import { SPEED } from "#numbers/units";
import { readSize, SIZE, SIZE_LIKE, type Tire } from "./size-code.ts";

const mm = { unit: "mm", upTo: 2 } as const;
const inches = { unit: "in", upTo: 2 } as const;
const code = { pattern: SIZE, like: SIZE_LIKE, maxLength: 40 } as const;
const column = { upTo: 2 } as const;
/** Tire shops like a new tire to be no further from the old one. */
const USUAL_LIMIT = 3;

export default defineCalculator({
  name: "Tire size calculator",
  summary:
    "Diameter, sidewall, circumference and revs per mile of a tire, and the speedometer error with another size.",

  inputs: {
    find: choice("Calculate", { one: "One tire", compare: "Compare two sizes" }, { default: "one" }),
    size: typed("Tire size", {
      ...code,
      example: "225/45R17",
      help: "From the sidewall: 225/45R17, P215/65R15 or 31x10.5R15.",
    }),
    other: typed("New tire size", { ...code, example: "235/45R17" }),
    speed: quantity("Speedometer shows", SPEED, {
      unit: "mph",
      units: { mph: [1, 300], kmh: [1, 500] },
      default: 60,
      help: "With the new tires.",
    }),
  },

  outputs: {
    diameter: number("Diameter", inches),
    diameter_mm: number("Diameter in millimeters", mm),
    sidewall: number("Sidewall height", inches),
    sidewall_mm: number("Sidewall height in millimeters", mm),
    width: number("Width", inches),
    width_mm: number("Width in millimeters", mm),
    circumference: number("Circumference", inches),
    circumference_mm: number("Circumference in millimeters", mm),
    revs_per_mile: number("Revolutions per mile", { upTo: 1 }),
    revs_per_km: number("Revolutions per kilometer", { upTo: 1 }),
    true_speed: quantity("Your true speed", SPEED, { as: "speed", upTo: 1, optional: true }),
    speedometer_error: percent("Speedometer error", { upTo: 2, optional: true }),
    diameter_change: percent("Change of the diameter", { upTo: 2, optional: true }),
    ride_height: number("Change of the ride height", { ...inches, optional: true }),
    compared: table(
      "Side by side",
      {
        what: text("Measure"),
        first: number("Size", column),
        second: number("New size", column),
        change: number("Change", column),
      },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "compare" ? "true_speed" : "diameter"),
  groups: {
    "The new size": ["true_speed", "speedometer_error", "diameter_change", "ride_height"],
    "The tire": ["diameter", "diameter_mm", "sidewall", "sidewall_mm", "width", "width_mm"],
    "On the road": ["circumference", "circumference_mm", "revs_per_mile", "revs_per_km"],
  },
  between: {
    rim: number("Rim in millimeters", mm),
    other_mm: number("Diameter of the new size", { ...mm, optional: true }),
  },
  formula: "diameter = rim + 2 × width × aspect ratio ÷ 100; true speed = speed shown × new diameter ÷ old diameter",

  check: ({ size }) => ({ size: tooFlat(size) }),
  by: {
    diameter_mm: ["Diameter", "rim + 2 × sidewall_mm"],
    diameter: ["In inches", "diameter_mm ÷ 25.4"],
    sidewall: "sidewall_mm ÷ 25.4",
    width: "width_mm ÷ 25.4",
    circumference_mm: ["Circumference", "π × diameter_mm"],
    circumference: "π × diameter_mm ÷ 25.4",
    revs_per_mile: ["Revolutions per mile", "1609344 ÷ (π × diameter_mm)"],
    revs_per_km: ["Revolutions per kilometer", "1000000 ÷ (π × diameter_mm)"],
  },
  questions: {
    find: {
      one: {
        compute: ({ size }) => measuresOf(size),
        sentence: ({ size }, { diameter, revs_per_mile }) =>
          `A ${size} tire has a diameter of ${diameter} and turns ${revs_per_mile} times a mile.`,
      },
      compare: {
        asks: ["other", "speed"],
        check: ({ other }) => ({ other: tooFlat(other) }),
        by: {
          true_speed: ["True speed", "speed × other_mm ÷ diameter_mm"],
          speedometer_error: ["Speedometer error", "(diameter_mm - other_mm) ÷ other_mm"],
          diameter_change: ["Change of the diameter", "(other_mm - diameter_mm) ÷ diameter_mm"],
          ride_height: ["Change of the ride height", "(other_mm - diameter_mm) ÷ (2 × 25.4)"],
        },
        compute: ({ size, other }) => ({
          ...measuresOf(size),
          other_mm: readSize(other).diameter,
          compared: sideBySide(readSize(size), readSize(other)),
        }),
        sentence: ({ size, other, speed }, { true_speed }) =>
          `With ${other} in place of ${size}, a speedometer at ${speed} means ${true_speed ?? ""}.`,
      },
    },
  },

  working: ({ size, other, speed }, { width_mm, sidewall_mm, diameter_mm, other_mm, true_speed }, _, __, stepOf) => [
    `Sidewall of ${size}: ${sidewall_mm}, with a width of ${width_mm}`,
    stepOf("diameter_mm"),
    stepOf("diameter"),
    stepOf("circumference_mm"),
    stepOf("revs_per_mile"),
    optionalStep`Diameter of ${other}: ${other_mm}`,
    optionalStep`True speed: ${speed} × ${other_mm} ÷ ${diameter_mm} = ${true_speed}`,
    stepOf("speedometer_error"),
  ],

  alerts: (_, { diameter_change }, show) => [
    diameter_change?.value.abs().gt(USUAL_LIMIT) &&
      `The new size is ${diameter_change.value.gt(0) ? "larger" : "smaller"} by more than ${show("percent", USUAL_LIMIT)}. Many tire shops advise against that: ask about clearance, brakes and gearing.`,
  ],
});

const tooFlat = (size: string): string | false => {
  const { width, diameter, rim } = readSize(size);
  return (diameter.lte(rim) || width.lte(0)) && "must be wider than 0 and larger than its rim";
};

function measuresOf(size: string) {
  const { width, sidewall, rim } = readSize(size);
  return { width_mm: width, sidewall_mm: sidewall, rim };
}

function sideBySide(first: Tire, second: Tire) {
  const row = (what: string, of: (tire: Tire) => Decimal) => ({
    what,
    first: of(first),
    second: of(second),
    change: of(second).minus(of(first)),
  });
  const [inch, around] = [decimal("25.4"), ({ diameter }: Tire) => diameter.times(PI)];
  return [
    row("Diameter, inches", ({ diameter }) => diameter.div(inch)),
    row("Diameter, mm", ({ diameter }) => diameter),
    row("Sidewall, inches", ({ sidewall }) => sidewall.div(inch)),
    row("Sidewall, mm", ({ sidewall }) => sidewall),
    row("Width, inches", ({ width }) => width.div(inch)),
    row("Width, mm", ({ width }) => width),
    row("Circumference, inches", (tire) => around(tire).div(inch)),
    row("Circumference, mm", around),
    row("Revolutions per mile", (tire) => decimal(1609344).div(around(tire))),
    row("Revolutions per km", (tire) => decimal(1e6).div(around(tire))),
  ];
}
