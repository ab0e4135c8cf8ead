import type { Content } from "#engine";
import type idealGas from "./ideal-gas.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ideal gas law calculator: PV = nRT",
  purpose:
    "Calculates the pressure, volume, moles or temperature of a gas by PV = nRT, and how a gas changes by the combined gas law.",
  about: [
    "How much helium fills a balloon? What happens to a spray can in a fire? How large is the air of a scuba tank at the surface? For such questions, all gases behave nearly the same.",
    "Enter three of pressure, volume, amount and temperature. Or enter a gas before a change and two of its figures afterwards.",
  ],
  howToUse: [
    "Choose what you want to find. The first four questions use PV = nRT. The last three compare a gas before and after a change.",
    "For Boyle's law, enter the same temperature twice. For Charles's law, enter the same pressure twice, and for Gay-Lussac's law the same volume.",
    "To find the mass of the gas, enter its molar mass under “More options”: 4.0026 for helium, 28.97 for air.",
  ],
  methodology: [
    "The pressure P times the volume V is the amount n in moles, times the gas constant R, times the temperature T in kelvins.",
    "R is 8.31446261815324 J/(mol·K). It is exact: the SI has fixed its two factors, Avogadro's and Boltzmann's constants. In other units, it is 0.082057 L·atm/(mol·K).",
    "While no gas gets in or out, P × V ÷ T stays the same. From that follow the combined gas law and the laws of Boyle, Charles and Gay-Lussac.",
  ],
  assumptions: [
    "Pressures are absolute. A tire gauge shows the pressure above that of the air, so add about 1 atm or 14.7 psi.",
    "Temperatures are converted into kelvins: 0 °C is 273.15 K, and 0 K is absolute zero.",
    "In a change, the amount of gas stays the same.",
  ],
  limitations: [
    "The law leaves out the size of molecules and the forces between them. Near room conditions the error is below 1% for air, and far larger for gases that are about to become liquid.",
    "Above about 100 atm, real gases differ by 10% and more. The example of the scuba tank is such a rough estimate.",
    "Vapors, such as steam just above boiling, need other equations or tables.",
  ],
  example: {
    story:
      "A scuba tank of 13.2 liters holds air at 153 atm and 27 °C. How many liters does a diver breathe from it at 3.13 atm and 37 °C?",
    outcome:
      "That is a rough estimate, because at 153 atm air isn't quite ideal. Each minute under water takes about 20 liters.",
    inputs: {
      find: "final_volume",
      pressure: 153,
      volume: 13.2,
      temperature: 27,
      final_pressure: 3.13,
      final_temperature: 37,
    },
  },
  mistakes: [
    "Calculating with degrees Celsius. At twice the Celsius temperature, a gas doesn't fill twice the volume. In kelvins it does.",
    "Taking a gauge pressure for an absolute one. An empty tire has 1 atm, not 0.",
    "Using a gas constant that doesn't fit the units. This calculator converts all units first.",
    "Taking 22.4 liters per mole at room temperature. That holds at 0 °C and 1 atm; at 25 °C it is 24.5 liters.",
  ],
  questions: [
    {
      question: "What is STP?",
      answer:
        "Standard temperature and pressure: 0 °C and, by IUPAC since 1982, 1 bar. A mole then fills 22.711 liters. Many books still use 1 atm, with 22.414 liters.",
    },
    {
      question: "How do I find the density of a gas?",
      answer: "Enter its molar mass under “More options”. The density is the mass divided by the volume.",
    },
    {
      question: "What happens to a spray can in a fire?",
      answer:
        "Its volume stays the same, so the pressure rises with the temperature in kelvins. From 24 °C to 50 °C, 360 kPa become about 391 kPa; at 475 °C it would be 2.5 times as much.",
    },
    {
      question: "Which gases are ideal?",
      answer: "None exactly. Helium, hydrogen, nitrogen and oxygen come close at the pressure of the air.",
    },
  ],
  next: [
    { slug: "density", why: "the mass of a volume of gas or liquid." },
    { slug: "pressure-units", why: "atm, kPa, psi, torr and others." },
    { slug: "temperature", why: "°C, °F and kelvins." },
  ],
  related: ["density", "pressure-units", "temperature", "molarity"],
  sources: [
    {
      title: "OpenStax, Chemistry 2e, section 9.2, The Ideal Gas Law",
      url: "https://openstax.org/books/chemistry-2e/pages/9-2-relating-pressure-volume-amount-and-temperature-the-ideal-gas-law",
      read: "2026-11-27",
    },
    {
      title: "BIPM, The International System of Units (SI Brochure), 9th edition",
      url: "https://www.bipm.org/en/publications/si-brochure",
    },
  ],
  synonyms: [
    "PV=nRT",
    "combined gas law",
    "Boyle's law",
    "Charles's law",
    "Gay-Lussac's law",
    "gas constant",
    "molar volume",
    "STP",
  ],
  everydayWords: ["balloon", "helium", "tire", "scuba tank", "gas cylinder"],
  inputWords: { amount: "Moles", volume: "Of the tank or balloon", final_volume: "After", final_pressure: "After" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof idealGas>;
