import type { Content } from "#engine";
import type airConditioner from "./air-conditioner.ts";
import vectors from "./vectors.ts";

export default {
  title: "Air conditioner size calculator: Btu and kW for a room",
  purpose:
    "Calculates how many Btu per hour and kilowatts of cooling a room needs, with its floor area, sun, people and kitchen.",
  about: [
    "A window unit, a portable one or a split unit for one room is sold by its Btu per hour. Too small, and it never catches up. Too large, and the room is cold and damp.",
    "The sizes are those of ENERGY STAR, the US program for efficient appliances. Much of the world sells by kilowatts, so you see both.",
  ],
  howToUse: [
    "Enter the length and width of the room, or its floor area. Add up rooms only if wide openings join them.",
    "Choose “Very sunny” for a room with large windows to the south or west, and “Heavily shaded” under trees.",
    "Buy the size nearest to the answer. Portable units with a hose cool less than their label says, so compare their SACC rating.",
  ],
  methodology: [
    "The floor area gives a size from the table: 5,000 Btu per hour up to 150 square feet, 8,000 from 300, 12,000 from 450, 18,000 from 700, 24,000 from 1,400 and 34,000 up to 2,500.",
    "A very sunny room adds 10% of that, a heavily shaded one takes off 10%. Each person beyond two adds 600 Btu per hour, and a kitchen 4,000.",
    "A Btu is 1,055.056 joules, so 1,000 Btu per hour are 0.293 kilowatts. A ton of cooling is 12,000 Btu per hour.",
  ],
  assumptions: [
    "The ceiling is about 8 feet (2.4 m) high and the room is insulated as usual.",
    "The 10% are of the size in the table, before people and kitchen are added.",
    "Where one row of the table ends and the next begins, the next counts, as the table says “up to”.",
  ],
  limitations: [
    "We could not read ENERGY STAR's own page. The table is as shops and energy programs quote it. Most agree, and the proof shows where some don't.",
    "It is a rule of thumb for one room in the US. High ceilings, poor insulation, hot climates and many windows need more.",
    "For a whole house, have the load calculated (Manual J in the US).",
  ],
  example: {
    story: "Lena wants a window unit for her bedroom of 20 by 15 feet under the trees.",
    outcome:
      "8,000 Btu per hour from the table, less 10% for the shade, are 7,200. She buys a unit of 8,000, the nearest size.",
    inputs: { measured_by: "room", length: 20, width: 15, sun: "shaded" },
  },
  mistakes: [
    "Buying one size larger to be safe. It switches off before it has dried the air.",
    "Mixing up cooling and electricity. A unit with 3 kW of cooling draws about 1 kW.",
    "Counting a room that is shut off by a door.",
  ],
  questions: [
    {
      question: "How many Btu do I need for 300 square feet?",
      answer: "8,000 Btu per hour, or 2.3 kW, for two people and average sun.",
    },
    {
      question: "How many square feet does 12,000 Btu cool?",
      answer: "Rooms from 450 to 550 square feet (42 to 51 m²). 12,000 Btu per hour are a ton, or 3.5 kW.",
    },
    {
      question: "How many kW of cooling do I need per square meter?",
      answer: "The table comes to 0.08 kW per square meter in a room of 30 m², and less in larger ones.",
    },
    {
      question: "Is a larger air conditioner better?",
      answer: "No. It cools the air quickly and then stops, so it takes out less moisture. The room feels clammy.",
    },
  ],
  next: [
    { slug: "electricity-cost", why: "what it costs to run." },
    { slug: "square-footage", why: "the area of a room of any shape." },
    { slug: "energy-units", why: "Btu and kilowatt-hours." },
  ],
  related: ["electricity-cost", "square-footage", "energy-units", "dew-point"],
  sources: [
    {
      title: "Mass Save, Room air conditioners",
      url: "https://www.masssave.com/en/residential/shop-products/appliances/room-air-conditioners",
      read: "2026-11-27",
    },
    {
      title: "Natural Resources Canada, Room air conditioners",
      url: "https://natural-resources.canada.ca/energy/products/categories/cooling-ventilating/air-conditioning/room/19744",
      read: "2026-11-27",
    },
    {
      title: "BrandsMart USA, Air conditioners guide",
      url: "https://www.brandsmartusa.com/air-conditioners-guide",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "BTU calculator",
    "AC size calculator",
    "AC tonnage",
    "window unit size",
    "mini split size",
    "room cooling",
  ],
  everydayWords: ["ac", "aircon", "bedroom", "window unit", "btus", "mini split"],
  inputWords: { sun: "South facing, shade", area: "Square feet of room" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof airConditioner>;
