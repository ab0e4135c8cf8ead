import type { Content } from "#engine";
import type density from "./density.ts";
import vectors from "./vectors.ts";

export default {
  title: "Density calculator: mass, volume and density",
  purpose:
    "Calculates density, mass or volume from the other two, in metric and US units, with the densities of 29 materials.",
  about: [
    "Is the ring really gold? What does a full tank of gasoline weigh? How big is a kilogram of cork? Density answers such questions: it is the mass in each unit of volume.",
    "Enter two of mass, volume and density. If you know the material, choose “Mass of a material” or “Volume of a material” and leave the density out.",
  ],
  howToUse: [
    "To find the density of something solid, weigh it. Then lower it into a measuring cup of water: the rise of the water is its volume.",
    "Compare the density with the materials in the list. Gold has 19.32 g/cm³, and lead only 11.3 g/cm³, so a filled bar is easy to detect.",
    "If you know the size of a box, a cylinder or a sphere, the volume calculator gives you its volume.",
  ],
  methodology: [
    "Density is mass divided by volume. Mass is density times volume, and volume is mass divided by density.",
    "Each figure is converted into kilograms and cubic meters first, by the exact definitions of the units. A pound is 0.45359237 kg, a foot 0.3048 m, and a US gallon 231 cubic inches.",
    "1 g/cm³ is the same as 1 kg/L, 1 g/mL or 1,000 kg/m³. In US units it is about 62.43 lb/ft³.",
  ],
  assumptions: [
    "Densities of materials are those that College Physics prints in table 11.1. For copper and glass, they are averages.",
    "Water has 1,000 kg/m³ at 4 °C. At room temperature it has about 0.2% less.",
    "Gases are at 0 °C and the pressure of the air at sea level. They have less density when they are warm: at 25 °C, dry air has 1.20 g/L.",
    "Mass is what scales show on Earth, in grams, kilograms or pounds.",
  ],
  limitations: [
    "Wood, concrete and bone aren't in the list, because their densities vary too much. Enter your own.",
    "Alloys vary, too. Another table has 7.9 g/cm³ for iron and 9.0 g/cm³ for copper.",
    "For loose material, such as gravel or flour, the volume includes the air between the pieces. The density of a single grain is higher.",
    "It doesn't work out the density of a gas at another temperature or pressure. The ideal gas law does.",
  ],
  example: {
    story: "Mia finds a yellow stone. It weighs 240 g and displaces 89 cm³ of water. Is it gold?",
    outcome: "Gold would be seven times as dense. The stone has the density of granite.",
    inputs: { mass: 240, volume: 89 },
  },
  mistakes: [
    "Taking ounces of volume for ounces of mass. A fluid ounce of water weighs about an ounce, but one of honey weighs more.",
    "Mixing g/cm³ and kg/m³. The second figure is a thousand times as large.",
    "Forgetting that hollow things hold air. A steel ship floats because most of its volume is air.",
    "Taking the troy ounce of gold dealers (31.103 g) for the ounce of a kitchen scale (28.35 g).",
  ],
  questions: [
    {
      question: "What is the density of water?",
      answer: "1 g/cm³ at 4 °C, which is 1,000 kg/m³, 62.43 lb/ft³ or 8.345 lb per US gallon.",
    },
    {
      question: "What does a gallon of gasoline weigh?",
      answer: "About 5.7 lb, at 0.68 g/cm³. Another table has 0.70 to 0.77 g/cm³, because gasoline is a mixture.",
    },
    {
      question: "When does something float?",
      answer:
        "When its density, with any air inside, is below that of the liquid. Ice has 0.917 g/cm³ and floats in water. It would sink in alcohol, with 0.79 g/cm³.",
    },
    {
      question: "How do I convert g/cm³ into lb/ft³?",
      answer: "Multiply by 62.43. The answer shows the density in four units, so you can read it off.",
    },
    {
      question: "Is density the same as specific gravity?",
      answer: "Specific gravity is the density divided by that of water. In g/cm³, the figures are the same.",
    },
  ],
  next: [
    { slug: "volume", why: "the volume of a box, cylinder, sphere or cone." },
    { slug: "weight", why: "a mass in other units." },
    { slug: "gravel-mulch", why: "gravel, sand and soil by the yard and the ton." },
  ],
  related: ["volume", "weight", "volume-units", "gravel-mulch"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 11.2, Density (table 11.1)",
      url: "https://openstax.org/books/college-physics-2e/pages/11-2-density",
      read: "2026-11-27",
    },
    {
      title: "OpenStax, Chemistry 2e, section 1.4, Measurements",
      url: "https://openstax.org/books/chemistry-2e/pages/1-4-measurements",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "rho",
    "specific gravity",
    "mass calculator",
    "mass from density",
    "volume from density",
    "D = m/V",
    "kg/m3",
  ],
  everydayWords: ["gold", "steel", "gasoline", "float", "sink", "heavy"],
  inputWords: { mass: "Weighs", volume: "Fills, displaces", density: "Per cubic" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof density>;
