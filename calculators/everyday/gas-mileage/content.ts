import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Content } from "#engine";
import type gasMileage from "./gas-mileage.ts";
import vectors from "./vectors.ts";

export default {
  title: "Gas mileage calculator: mpg, L/100 km, cost per mile",
  purpose:
    "Calculates your car's real fuel economy from fill-ups, what a mile costs and how much CO₂ comes out of the tailpipe, and compares what two cars burn in a year.",
  about: [
    "How many miles per gallon does the car really get? Fill the tank, drive, and fill it again. The miles in between and the gallons of the second fill-up give the answer.",
    "A log of several fill-ups is more exact than one tank. “Compare two cars” shows what a better mileage saves in a year.",
  ],
  howToUse: [
    "Fill the tank until the pump clicks off and reset the trip meter. At the next fill-up, enter the miles on the trip meter and the fuel you put in.",
    "For a log, enter the odometer and the fuel of each fill-up. The first row only marks the start, because its fuel was burned before.",
    "Choose the units you use. In Britain, that is often miles on the odometer and liters at the pump.",
  ],
  methodology: [
    "Miles per gallon are the miles divided by the gallons. Liters per 100 km are the liters times 100, divided by the kilometers.",
    "For a log, all miles are divided by all gallons after the first fill-up. An average of the separate mileages would be wrong.",
    "CO₂ is the fuel times what a US gallon gives off: 8,887 grams for gasoline and 10,180 grams for diesel, by the US Environmental Protection Agency.",
  ],
  assumptions: [
    "The tank is filled to the same level each time.",
    "A mile is exactly 1.609344 km, a US gallon 3.785411784 liters and an imperial gallon 4.54609 liters.",
    "Both cars that you compare use the same fuel at the same price.",
  ],
  limitations: [
    "One tank can be off by several percent, since pumps click off at different levels. Three or more fill-ups even this out.",
    "Ethanol in the fuel lowers its CO₂ a little. Making and transporting fuel adds more, which isn't counted here.",
    "For electric cars, use the fuel economy converter or the fuel cost calculator.",
  ],
  example: {
    story: "Noah drove 330 miles since the last fill-up. He puts 11 gallons in the tank, at $3.50 a gallon.",
    outcome: "His car gets 30 miles per gallon, and each mile costs him less than 12 cents in gas.",
    inputs: { distance: 330, fuel: 11, price: 3.5 },
  },
  mistakes: [
    "Dividing by the gallons of the wrong fill-up. The fuel that counts is what you put in after the drive.",
    "Using a fill-up that didn't fill the tank. Add its fuel to the next one that does.",
    "Averaging the mpg of each tank. Divide all miles by all gallons.",
  ],
  questions: [
    {
      question: "How do I calculate my gas mileage?",
      answer:
        "Divide the miles since the last fill-up by the gallons it takes to fill the tank again. 330 miles on 11 gallons are 30 miles per gallon.",
    },
    {
      question: "How do I calculate liters per 100 km?",
      answer: "Divide the liters by the kilometers and multiply by 100. 35 liters for 500 km are 7 liters per 100 km.",
    },
    {
      question: "How much does gas cost per mile?",
      answer: "Divide the price of a gallon by your mpg. At $3.50 a gallon and 30 mpg, a mile costs 11.7 cents.",
    },
    {
      question: "How much CO₂ does a gallon of gas make?",
      answer:
        "About 8.9 kg, or almost 20 pounds. It is heavier than the gas itself because the carbon takes up oxygen from the air.",
    },
    {
      question: "Why is my mileage lower than on the sticker?",
      answer:
        "Short trips, cold weather, high speed, a roof box and soft tires all take more fuel than the tests on the sticker assume.",
    },
  ],
  next: [
    { slug: "fuel-cost", why: "what a trip costs at this mileage." },
    { slug: "fuel-economy", why: "the same figure in other units." },
    { slug: "auto-loan", why: "what another car costs each month." },
  ],
  related: ["fuel-cost", "fuel-economy", "auto-loan", "unit-price"],
  sources: [
    PREALGEBRA_5_6,
    {
      title: "US Environmental Protection Agency, Greenhouse Gas Emissions from a Typical Passenger Vehicle",
      url: "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100CZFN.txt",
    },
  ],
  synonyms: [
    "mpg calculator",
    "miles per gallon calculator",
    "fuel consumption calculator",
    "gas mileage",
    "mileage calculator",
    "L/100 km calculator",
    "compare cars fuel",
  ],
  everydayWords: ["filled up", "tank", "odometer", "mpg", "car uses"],
  vectors,
} satisfies Content<typeof gasMileage>;
