import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type fuelEconomy from "./fuel-economy.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fuel economy converter: mpg, L/100 km, km/L, MPGe",
  purpose:
    "Converts the fuel economy of cars between miles per US or imperial gallon, liters per 100 km, kilometers per liter, and the units of electric cars.",
  about: [
    "Does a British review say 50 mpg, and a German one 5.6 liters per 100 km? Does the sticker of an electric car say 112 MPGe? Type the figure once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the figure you have and the unit you want. The table below the answer shows all the others.",
    "For miles per gallon, check whose gallon it is. Cars sold in the UK are rated with the imperial gallon, and those in the US with the smaller US gallon.",
    "To work out your own car's economy from what you put in the tank, use the gas mileage calculator. For what a trip costs, use the fuel cost calculator.",
  ],
  methodology: [
    "Miles per gallon and kilometers per liter rise with a better car. To convert one into the other, multiply by the kilometers per liter in the unit you have, and divide by those in the unit you want.",
    "Liters per 100 km and kWh per 100 km fall with a better car. To convert them, divide 100 by the figure first. That turns 8 liters per 100 km into 12.5 kilometers per liter.",
    "The steps show both. The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "A mile is exactly 1.609344 km, a US gallon exactly 3.785411784 liters, and an imperial gallon exactly 4.54609 liters.",
    "33.7 kWh of electricity count as much as one US gallon of gasoline. The US Environmental Protection Agency uses this for the MPGe on its labels.",
    "A Scandinavian mil is 10 km.",
  ],
  limitations: [
    "MPGe compares energy, not cost and not emissions. A kWh and a gallon of gasoline have prices of their own.",
    "A gallon of diesel has about a tenth more energy than a gallon of gasoline. MPGe is always per gallon of gasoline.",
    "Test figures from the US, Europe and Japan come from different driving cycles. The same car gets different figures, even in the same unit.",
  ],
  example: {
    story: "Maya lives in Ohio. Her friend in Munich says that his car needs 7 liters per 100 km.",
    outcome: "That is almost 34 miles per gallon, a little better than her own car.",
    inputs: { value: 7, from: "l_per_100km", to: "mpg_us" },
  },
  mistakes: [
    "Comparing US and UK miles per gallon. The same car gets 20% more miles from an imperial gallon.",
    "Taking twice the liters per 100 km for twice the mpg. It is half of it: the two scales run in opposite directions.",
    "Averaging miles per gallon. Over the same distance, average the liters per 100 km or the gallons per 100 miles instead.",
  ],
  questions: [
    {
      question: "How do I convert mpg to L/100 km?",
      answer:
        "Divide 235.215 by the miles per US gallon, or 282.481 by the miles per imperial gallon. 30 mpg in the US is 7.84 liters per 100 km.",
    },
    {
      question: "How do I convert US mpg to UK mpg?",
      answer: "Multiply by 1.20095. A car with 30 miles per US gallon has 36 miles per imperial gallon.",
    },
    {
      question: "What is MPGe?",
      answer:
        "Miles per gallon of gasoline equivalent: how far an electric car drives on 33.7 kWh, which have the energy of a gallon of gasoline. A car that takes 30 kWh per 100 miles has 112 MPGe.",
    },
    {
      question: "What is a good fuel economy for a car?",
      answer:
        "It depends on the size of the car. As a rough guide, 30 miles per US gallon is 7.8 liters per 100 km, 40 is 5.9, and 50 is 4.7.",
    },
    {
      question: "Why does 10 mpg more save less and less fuel?",
      answer:
        "Because the fuel goes with the inverse. From 10 to 20 mpg saves 5 gallons every 100 miles, and from 30 to 40 mpg less than one.",
    },
  ],
  next: [
    { slug: "fuel-cost", why: "what the gas for a trip costs." },
    { slug: "volume-units", why: "gallons, liters and quarts." },
    { slug: "energy-units", why: "kilowatt-hours, Btu and joules." },
  ],
  related: ["fuel-cost", "volume-units", "length", "energy-units"],
  sources: [
    NIST_811,
    NIST_811_B8,
    {
      title: "US Environmental Protection Agency, Fuel economy: Electric vehicle label",
      url: "https://www.fueleconomy.gov/feg/label/learn-more-electric-label.shtml",
    },
  ],
  synonyms: [
    "mpg to L/100km",
    "L/100km to mpg",
    "km/L to mpg",
    "mpg to km/L",
    "UK mpg to US mpg",
    "MPGe to kWh",
    "kWh/100 miles to MPGe",
    "fuel consumption converter",
  ],
  everydayWords: ["liters per 100 km", "British mpg", "Wh"],
  vectors,
} satisfies Content<typeof fuelEconomy>;
