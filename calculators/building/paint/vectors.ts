import type { Vectors } from "#engine";
import type paint from "./paint.ts";

export default [
  {
    title: "The Old Farmer's Almanac, How Much Do You Need? Interior Paint",
    url: "https://www.almanac.com/content/how-much-do-you-need-interior-paint",
    read: "2026-11-22",
    rows: [
      [
        "For Walls",
        { length: 10, width: 15, height: 8, doors: 2, door_area: 21, windows: 2, window_area: 15, coats: 1, coverage: 400 },
        { square_feet: "328", cans: "1" },
        { given: "A room of 10 by 15 ft, 8 ft high, with two doors of 21 and two windows of 15 sq ft" },
      ],
    ],
  },
  {
    title: "HowStuffWorks, Estimating Interior Paint",
    url: "https://home.howstuffworks.com/home-improvement/home-diy/painting/estimating-interior-paint.htm",
    read: "2026-11-22",
    always: { length: 10, width: 15, height: 8, coverage: 400 },
    rows: [
      [
        "the room of 10 by 15 feet",
        { coats: 1 },
        { gallons: "1", cans: "1" },
        { edge: "Exactly one gallon and not two: a room of 10 by 15 ft, 8 ft high, one coat at 400 sq ft a gallon" },
      ],
      ["the room of 10 by 15 feet", { coats: 2 }, { gallons: "2", cans: "2" }, { edge: "The same room with two coats" }],
    ],
  },
  {
    title: "Reference.com, How do you estimate the amount of paint you need?",
    url: "https://www.reference.com/home-garden/estimate-amount-paint-need-fa7ffeef7c55cb18",
    read: "2026-11-22",
    rows: [
      [
        "the room of 10 by 15 feet",
        { length: 10, width: 15, height: 9, doors: 1, door_area: 20, windows: 1, coats: 1 },
        { square_feet: "415", gallons: "1.2" },
        { given: "A room of 10 by 15 ft, 9 ft high, with a door of 20 and a window of 15 sq ft, one coat" },
      ],
    ],
  },
  {
    title: "Joann Dickinson Homes, How much paint will you need when painting a room?",
    url: "https://www.joanndickinsonhomes.com/blog/how-much-paint-to-use/",
    read: "2026-11-22",
    always: { measured_by: "walls", wall_length: 64, height: 8, doors: 1, door_area: 42 },
    rows: [
      [
        "steps 1 to 6",
        { coats: 1 },
        { square_feet: "470", gallons: "1.34", cans: "2" },
        { given: "Walls of 64 ft, 8 ft high, with an opening of 42 sq ft, one coat" },
      ],
      ["note on two coats", { coats: 2 }, { gallons: "2.69", cans: "3" }, { given: "The same walls with two coats" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/9-2-measuring-area",
    read: "2026-11-22",
    rows: [
      [
        "section 9.2, Measuring Area, example 7 of the section",
        {
          measured_by: "walls",
          wall_length: 12,
          wall_length_unit: "m",
          height: 9,
          height_unit: "m",
          doors: 1,
          door_area: 12,
          door_area_unit: "m2",
          sold_by: "litre",
        },
        { square_metres: "92" },
        { given: "A wall of 12 by 9 m with a door of 4 by 3 m", differs: "The book prints 12 × 9 = 106, an error. It is 108, and 108 - 12 = 96." },
      ],
    ],
  },
  {
    title: "Pinturas Blatem, Wood: Indoors",
    url: "http://www.blatem.com/en/woodindoors",
    read: "2026-11-20",
    rows: [
      [
        "how to calculate the paint",
        {
          length: 4,
          length_unit: "m",
          width: 3,
          width_unit: "m",
          ceiling: "painted",
          height: 2.5,
          height_unit: "m",
          doors: 1,
          door_area: 2,
          door_area_unit: "m2",
          windows: 1,
          window_area: 1.8,
          window_area_unit: "m2",
          coats: 1,
          sold_by: "litre",
          metric_coverage: 9,
        },
        { square_metres: "43.2", litres: "4.8", cans: "2" },
        { given: "A room of 4 by 3 m, 2.5 m high, with its ceiling, one coat at 9 m² a liter" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "43.76 × 8 = 350.08; ÷ 350 = 1.00023, rounded up to 2",
        { measured_by: "walls", wall_length: 43.76, height: 8, coats: 1 },
        { gallons: "1.0002", cans: "2" },
        { edge: "A little more than a can takes a second one" },
      ],
      [
        "2 × (12 + 10) × 8 = 352; 352 × 2 ÷ 350 = 2.01…, so 3 cans; 3 × 34.50 = 103.50",
        { length: 12, width: 10, height: 8, price: 34.5 },
        { cost: "103.50" },
        { given: "Three cans at $34.50, for a room of 12 by 10 feet" },
      ],
      [
        "(2 × 27 × 8 - 21 - 2 × 15) × 2 ÷ 350 = 762 ÷ 350 = 2.177: two gallons, and 0.177 fit in a quart; 2 × 34.50 + 17 = 86",
        { length: 15, width: 12, height: 8, doors: 1, windows: 2, rest: "small_can", price: 34.5, small_price: 17 },
        { gallons: "2.1771", cans: "2", small_cans: "1", cost: "86.00" },
        { given: "A quart for the small rest" },
      ],
      [
        "10 × 3 × 2 ÷ 10 = 6 liters: 2 × 2.5, and 1 is left",
        { measured_by: "walls", wall_length: 10, wall_length_unit: "m", height: 3, height_unit: "m", sold_by: "litre", rest: "small_can" },
        { litres: "6", cans: "2", small_cans: "1" },
        { edge: "The rest is exactly a small can" },
      ],
      [
        "10 × 3.1 × 2 ÷ 10 = 6.2 liters: 2 × 2.5, and 1.2 are more than a small can holds",
        { measured_by: "walls", wall_length: 10, wall_length_unit: "m", height: 3.1, height_unit: "m", sold_by: "litre", rest: "small_can" },
        { litres: "6.2", cans: "3", small_cans: "0" },
        { edge: "The rest takes a can of its own" },
      ],
      [
        "2 × (27 + 22 + 18) × 8 + 180 + 120 + 80 = 1,072 + 380 = 1,452; 1,452 ÷ 350 = 4.15, so 5",
        { measured_by: "rooms", rooms: "15:12; 12:10; 10:8", ceiling: "painted", height: 8, coats: 1 },
        { square_feet: "1452", cans: "5" },
        { given: "Three rooms of 15 by 12, 12 by 10 and 10 by 8 ft at once, with their ceilings" },
      ],
      [
        "2 × (4 + 2.5) × 2.5 = 32.5",
        { measured_by: "rooms", rooms: "4:2.5", rooms_in: "m", height: 2.5, height_unit: "m", coats: 1 },
        { square_metres: "32.5" },
        { edge: "One room in the list is that room" },
      ],
    ],
  },
] satisfies Vectors<typeof paint>;
