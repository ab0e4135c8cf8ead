import type { Vectors } from "#engine";
import type airConditioner from "./air-conditioner.ts";

const PAGE = { by: "quoted", read: "2026-11-27", always: { measured_by: "area" } } as const;

export default [
  {
    ...PAGE,
    title: "Mass Save, Room air conditioners",
    url: "https://www.masssave.com/en/residential/shop-products/appliances/room-air-conditioners",
    rows: [
      ["100 up to 150: 5,000", { area: 120 }, { capacity: "5000" }],
      ["300 up to 350: 8,000", { area: 320 }, { capacity: "8000" }],
      ["450 up to 550: 12,000", { area: 500 }, { capacity: "12000" }],
      ["700 up to 1,000: 18,000", { area: 800 }, { capacity: "18000" }],
      ["lots of direct sun, increase by 10 percent", { area: 420, sun: "sunny" }, { capacity: "11000" }, { given: "420 square feet, 10,000 and 10%" }],
      ["more than two people, 600 per additional person", { area: 270, people: 4 }, { capacity: "8200" }, { given: "270 square feet, 7,000 and twice 600" }],
    ],
  },
  {
    ...PAGE,
    title: "Natural Resources Canada, Room air conditioners",
    url: "https://natural-resources.canada.ca/energy/products/categories/cooling-ventilating/air-conditioning/room/19744",
    rows: [
      ["1000-1200: 21,000", { area: 1100 }, { capacity: "21000" }],
      ["1500-2000: 30,000", { area: 1800 }, { capacity: "30000" }],
      ["a kitchen, increase by 4000", { area: 200, kitchen: true }, { capacity: "10000" }, { given: "200 square feet, 6,000 and 4,000" }],
      [
        "500-550: 14,000",
        { area: 525 },
        { capacity: "14000" },
        { differs: "Its rows end at 450-500 and 500-550 here. Four US sources print 12,000 for 450 to 550." },
      ],
    ],
  },
  {
    ...PAGE,
    title: "BrandsMart USA, Air conditioners guide",
    url: "https://www.brandsmartusa.com/air-conditioners-guide",
    rows: [
      ["1,200 to 1,400: 23,000", { area: 1300 }, { capacity: "23000" }],
      ["2,000 to 2,500: 34,000", { area: 2500 }, { capacity: "34000" }, { edge: "The end of the table" }],
    ],
  },
  {
    ...PAGE,
    title: "Outdoor Supply Hardware, Air conditioners 101",
    url: "https://www.outdoorsupplyhardware.com/airconditioners101",
    rows: [
      [
        "1000 - 1200: 18,000",
        { area: 1150 },
        { capacity: "18000" },
        { differs: "It prints 7000 twice, and so all rows below are one too low. Five other sources print 21,000." },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Reference.com, How do you calculate the proper air conditioner size for your house?",
    url: "https://www.reference.com/home-garden/calculate-proper-air-conditioner-size-house-78664ff9cde54509",
    rows: [
      [
        "1,500 square feet with a kitchen, 28,000",
        { area: 1500, kitchen: true },
        { capacity: "28000" },
        { differs: "1,500 ends one row of the table and begins the next. The table says “up to”, so we take the next." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "20 × 15 = 300, 8,000; - 800 for shade; 7,200 × 1055.05585262 ÷ 3,600,000 = 2.1101",
        { length: 20, width: 15, sun: "shaded" },
        { square_feet: "300", base: "8000", for_sun: "-800", capacity: "7200", kilowatts: "2.1101", tons: "0.6" },
        { edge: "300 square feet begin the row of 8,000" },
      ],
      [
        "6 × 5 = 30 m²; ÷ 0.09290304 = 322.917 sq ft, 8,000; + 800 + 3 × 600 + 4,000 = 14,600",
        { length: 6, length_unit: "m", width: 5, width_unit: "m", sun: "sunny", people: 5, kitchen: true },
        { square_feet: "322.917", for_people: "1800", capacity: "14600" },
      ],
    ],
  },
] satisfies Vectors<typeof airConditioner>;
