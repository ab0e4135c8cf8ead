import {
  choice,
  count,
  defineCalculator,
  group,
  noAnswer,
  number,
  optionalStep,
  quantity,
  step,
  toggle,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = { unit: "ft", units: { ft: [1, 500], in: [12, 6000], m: [0.3, 150], cm: [30, 15000] } } as const;
const printed = { significant: 6 } as const;
const btu = { unit: "Btu/h", upTo: 0 } as const;

/** ENERGY STAR's table as shops and energy programs quote it: Btu an hour for rooms of less than so many square feet. */
const SIZES = [
  [150, 5000],
  [250, 6000],
  [300, 7000],
  [350, 8000],
  [400, 9000],
  [450, 10000],
  [550, 12000],
  [700, 14000],
  [1000, 18000],
  [1200, 21000],
  [1400, 23000],
  [1500, 24000],
  [2000, 30000],
  [2500, 34000],
] as const;
const [SMALLEST, LARGEST] = [100, 2500];
const SUN = { average: 0, sunny: 10, shaded: -10 } as const;
const [FEW, EACH, KITCHEN] = [2, 600, 4000];
const BTU = decimal("1055.05585262");

export default defineCalculator({
  name: "Air conditioner size calculator",
  summary:
    "How many Btu per hour, kilowatts and tons a room air conditioner needs for a room, its sun, people and kitchen.",

  inputs: {
    measured_by: choice("Measure by", { room: "Length and width", area: "Floor area" }, { default: "room" }),
    length: quantity("Room length", LENGTH, { ...long, example: 20 }),
    width: quantity("Room width", LENGTH, { ...long, example: 15 }),
    area: quantity("Floor area", AREA, { unit: "ft2", units: { ft2: [10, 5000], m2: [1, 500] }, example: 300 }),
    sun: choice("Sun", { average: "Average", sunny: "Very sunny", shaded: "Heavily shaded" }, { default: "average" }),
    people: count("People usually in the room", { min: 0, max: 100, default: 2 }),
    kitchen: toggle("It is a kitchen", { default: false }),
  },

  outputs: {
    capacity: number("Cooling capacity", btu),
    kilowatts: number("In kilowatts", { unit: "kW", upTo: 2 }),
    tons: number("Tons of cooling", { unit: "tons", upTo: 2 }),
    base: number("From the table, for the floor area", btu),
    for_sun: number("For sun or shade", btu),
    for_people: number("For more than two people", btu),
    for_kitchen: number("For the kitchen", btu),
    square_feet: number("Floor area", { unit: "sq ft", ...printed }),
    square_meters: number("Floor area in square meters", { unit: "m²", ...printed }),
  },
  primary: "capacity",
  groups: {
    "Size to buy": ["capacity", "kilowatts", "tons"],
    "How it adds up": ["base", "for_sun", "for_people", "for_kitchen"],
    "The room": ["square_feet", "square_meters"],
  },
  formula: "capacity = table + 10 percent for sun or - 10 percent for shade + 600 × (people - 2) + 4000 for a kitchen",

  questions: {
    measured_by: {
      room: {
        asks: ["length", "width"],
        compute: ({ length, width, ...room }) => sizeOf(length.times(width), room),
        sentence: ({ length, width }, { capacity, kilowatts }) =>
          `A room of ${length} by ${width} needs an air conditioner of about ${capacity}, or ${kilowatts}.`,
      },
      area: {
        asks: ["area"],
        compute: ({ area, ...room }) => sizeOf(area, room),
        sentence: ({ area }, { capacity, kilowatts }) =>
          `A room of ${area} needs an air conditioner of about ${capacity}, or ${kilowatts}.`,
      },
    },
  },

  working: ({ length, width }, { square_feet, base, for_sun, for_people, for_kitchen, capacity, kilowatts }) => [
    optionalStep`Floor area: ${length} × ${width} = ${square_feet}`,
    `From the table for ${square_feet}: ${base}`,
    !for_sun.value.isZero() && `For sun or shade: ${for_sun}`,
    !for_people.value.isZero() && `For more than two people: ${for_people}`,
    !for_kitchen.value.isZero() && `For the kitchen: ${for_kitchen}`,
    `Capacity, all of it added: ${capacity}`,
    step`In kilowatts: ${capacity} × 0.000293071 = ${kilowatts}`,
  ],

  notes: (_, { square_feet }) => [
    square_feet.value.lt(SMALLEST) && "The table begins at 100 square feet. Smaller rooms get its smallest size.",
    "Don't buy much more: a unit that is too large cools fast, switches off, and leaves the air damp.",
  ],
});

type Room = { readonly sun: keyof typeof SUN; readonly people: number; readonly kitchen: boolean };

function sizeOf(squareMeters: Decimal, { sun, people, kitchen }: Room) {
  const square_feet = squareMeters.div(AREA.ft2.factor);
  // The last row takes in its end, and the others leave theirs to the next.
  const listed = SIZES.find(([below]) => square_feet.lt(below)) ?? (square_feet.eq(LARGEST) ? SIZES.at(-1) : undefined);
  if (!listed)
    return noAnswer(
      ({ notation }) =>
        `Enter a room of ${group(`${LARGEST}`, notation)} square feet (232 m²) or less: for more, have the load calculated.`,
    );
  const base = decimal(listed[1]);
  const for_sun = base.times(SUN[sun]).div(100);
  const for_people = decimal(Math.max(0, people - FEW) * EACH);
  const for_kitchen = decimal(kitchen ? KITCHEN : 0);
  const capacity = base.plus(for_sun).plus(for_people).plus(for_kitchen);
  const kilowatts = capacity.times(BTU).div(3600).div(1000);
  const found = { capacity, kilowatts, tons: capacity.div(12000), base, for_sun, for_people, for_kitchen };
  return { ...found, square_feet, square_meters: squareMeters };
}
