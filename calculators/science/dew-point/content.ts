import type { Content } from "#engine";
import type dewPoint from "./dew-point.ts";
import vectors from "./vectors.ts";

export default {
  title: "Dew point calculator: humidity and water vapor",
  purpose:
    "Calculates the dew point, the relative humidity or the air temperature from the other two, and the water vapor in the air.",
  about: [
    "Cool air until water drops form, and you are at its dew point. Windows fog, grass gets wet and walls grow mold where a surface is colder than that.",
    "The dew point also says how damp the air feels. Relative humidity doesn't: 100% on a cold morning is less water than 50% on a summer afternoon.",
  ],
  howToUse: [
    "Against mold, compare the dew point indoors with the coldest wall or window. If that is colder, heat it, or air the room.",
    "To see whether airing a cellar dries it, compare the dew points inside and outside. Open the windows only if it is lower outside.",
    "Before you paint metal, check that its surface is some degrees above the dew point.",
  ],
  methodology: [
    "At each temperature there is a highest pressure of water vapor. The Magnus formula gives it over water: a × e^(b × t ÷ (c + t)), with t in °C.",
    "The pressure of the vapor in the air is the relative humidity times that. The dew point is the temperature at which this pressure would be 100%.",
    "By Bolton (1980), a = 6.112 hPa, b = 17.67 and c = 243.5 °C. With Tetens's constants, as the weather network of Arizona (AZMET) prints them, a = 6.108, b = 17.27 and c = 237.3. The dew points differ by less than 0.1 °C at usual temperatures.",
    "The water in a cubic meter follows from the ideal gas law, with 18.015 g/mol for water.",
  ],
  assumptions: [
    "The pressure of saturation is that over liquid water, below freezing too, as weather services do it. Over ice it is a little lower.",
    "The dew point is at most the air temperature: at 100% they are the same.",
    "The pressure of the air doesn't matter for the dew point.",
  ],
  limitations: [
    "It holds from -45 to 60 °C (-49 to 140 °F). For steam and dryers, use tables.",
    "A humidity sensor is often off by 3%, which shifts the dew point by about 1 °F (0.5 °C) in damp air, and more in dry air.",
    "Its figures are compared with one book's table and with one program's tests. We could read no third source with worked figures.",
  ],
  example: {
    story: "A bedroom has 70 °F and a humidity of 55%. The window has 50 °F on a winter night. Will it fog?",
    outcome:
      "The window is slightly colder than the dew point, so it fogs at the edges. Airing the room for some minutes helps.",
    inputs: { find: "dew_point", temperature: 70, humidity: 55, scale: "fahrenheit" },
  },
  mistakes: [
    "Judging dampness by relative humidity. Warm the room, and it falls although no water has left.",
    "Airing a cool cellar on a warm, damp day: water drops form on its walls.",
    "Mixing °F and °C. Both temperatures are in the unit you choose.",
  ],
  questions: [
    {
      question: "What is the dew point at 75 °F and 50% humidity?",
      answer: "About 55 °F, or 12.8 °C.",
    },
    {
      question: "Can the dew point be higher than the temperature?",
      answer: "No. If air cools to its dew point, water comes out of it, and the dew point falls with the temperature.",
    },
    {
      question: "How much water is in the air?",
      answer: "At 20 °C and 100% about 17 g in each cubic meter, at 30 °C 30 g, and at 0 °C less than 5 g.",
    },
    {
      question: "Is there a quick rule?",
      answer: "In damp air, the dew point is about 1 °C (2 °F) below the temperature for each 5% below 100% humidity.",
    },
  ],
  next: [
    { slug: "feels-like", why: "how hot damp air feels." },
    { slug: "temperature", why: "°F, °C and kelvins." },
    { slug: "ideal-gas", why: "the law behind the water in a cubic meter." },
  ],
  related: ["feels-like", "temperature", "ideal-gas", "pressure-units"],
  sources: [
    {
      title: "OpenStax, College Physics 2e, section 13.6, Humidity, Evaporation, and Boiling",
      url: "https://openstax.org/books/college-physics-2e/pages/13-6-humidity-evaporation-and-boiling",
      read: "2026-11-27",
    },
    {
      title: "University of Arizona, AZMET, Dewpoint Formulas",
      url: "https://cales.arizona.edu/azmet/dewpoint.html",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "dewpoint",
    "relative humidity",
    "absolute humidity",
    "vapor pressure",
    "Magnus formula",
    "condensation point",
  ],
  everydayWords: ["fog", "mold", "muggy", "windows", "damp", "condensation"],
  inputWords: { humidity: "RH, humid", temperature: "Room, outside" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof dewPoint>;
