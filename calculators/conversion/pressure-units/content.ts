import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type pressureUnits from "./pressure-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pressure converter: psi, bar, kPa, atm, mmHg",
  purpose:
    "Converts the pressure of tires, water, weather and gases between metric, US and laboratory units, all by their exact definitions.",
  about: [
    "Does the door of the car say 2.2 bar, and the pump show psi? Is the barometer in inches of mercury and the forecast in hectopascals? Type the pressure once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the pressure you have and the unit you want. The table below the answer shows all the others.",
    "The units of a gauge and of an absolute pressure are the same, so convert like with like. To turn a gauge pressure into an absolute one, add the pressure of the air, about 14.7 psi or 101.3 kPa at sea level.",
  ],
  methodology: [
    "Every unit is defined as a number of pascals, which are newtons per square meter. Multiply the pressure by the pascals in the unit you have. Divide the result by those in the unit you want.",
    "A pound of force is the weight of a pound in standard gravity, 9.80665 m/s². One of them on each square inch is about 6,895 pascals. The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "A standard atmosphere is exactly 101,325 pascals, and a torr is exactly 1/760 of it.",
    "Columns of mercury and water are the conventional ones: mercury of 13,595.1 kg/m³ and water of 1,000 kg/m³, in standard gravity.",
    "A technical atmosphere is one kilogram of force on each square centimeter, 98,066.5 pascals.",
  ],
  limitations: [
    "Some tables give water at 60 °F or mercury at 60 °F. These columns are lighter by less than 0.4%, and they aren't included.",
    "A torr and a millimeter of mercury differ by about one part in seven million.",
    "A vacuum below the air's pressure is a negative gauge pressure. Enter its size, and keep the sign in mind.",
  ],
  example: {
    story:
      "The label in the door of Luis’s car says 32 psi for the front tires. The pump at the gas station shows bar.",
    outcome: "He sets the pump to 2.2 bar.",
    inputs: { value: 32, from: "psi", to: "bar" },
  },
  common: [
    { value: 1, from: "bar", to: "psi" },
    { value: 1, from: "psi", to: "kPa" },
    { value: 1, from: "atm", to: "psi" },
    { value: 1, from: "atm", to: "kPa" },
    { value: 1, from: "mmHg", to: "kPa" },
    { value: 1, from: "inHg", to: "hPa" },
    { value: 100, from: "kPa", to: "psi" },
    { value: 30, from: "psi", to: "bar" },
  ],
  mistakes: [
    "Mixing up gauge and absolute pressure. A flat tire shows 0 on the gauge, but the air in it still has the pressure of the atmosphere.",
    "Reading kilopascals as hectopascals. The weather has about 1,013 hPa, which is 101.3 kPa.",
    "Confusing bar and atmosphere. They differ by more than 1%.",
  ],
  questions: [
    {
      question: "How many psi are in a bar?",
      answer: "About 14.5. For a rough estimate, multiply bar by 15 and take off a little.",
    },
    {
      question: "How many kPa are 35 psi?",
      answer: "About 241 kPa. Multiply psi by 7 for a quick estimate: it is 1.5% too high.",
    },
    {
      question: "Is a millibar the same as a hectopascal?",
      answer: "Yes. Both are exactly 100 pascals. Weather services use the newer name.",
    },
    {
      question: "What does 120 mmHg mean in blood pressure?",
      answer:
        "The pressure of a column of mercury 120 millimeters high, about 16 kPa, above the pressure of the air. Doctors keep this unit although the devices no longer contain mercury.",
    },
    {
      question: "What is standard pressure in inches of mercury?",
      answer: "29.92 inHg, which is one standard atmosphere. Altimeters of planes are set by it.",
    },
  ],
  next: [
    { slug: "temperature", why: "Celsius, Fahrenheit and kelvins." },
    { slug: "energy-units", why: "joules, kilowatt-hours and Btu." },
    { slug: "area-units", why: "square inches and square meters." },
  ],
  related: ["temperature", "energy-units", "area-units"],
  sources: [NIST_811, NIST_811_B8],
  synonyms: [
    "psi to bar",
    "bar to psi",
    "psi to kpa",
    "kpa to psi",
    "mmhg to kpa",
    "atm to psi",
    "inhg to hpa",
    "tire pressure converter",
  ],
  everydayWords: ["psi", "bar", "kpa, pascal", "tire pressure", "barometer"],
  vectors,
} satisfies Content<typeof pressureUnits>;
