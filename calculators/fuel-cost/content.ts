import type { Content } from "#engine";
import type fuelCost from "./fuel-cost.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fuel cost calculator: a trip, per person",
  purpose:
    "Works out what the fuel for a trip costs, from the distance, the fuel economy of the car and the price at the pump, in any mixture of miles, kilometres, gallons and litres.",
  methodology: [
    "The fuel is the distance divided by the distance that goes with a gallon or a litre. With litres per 100 km it is the distance, divided by 100, times that figure. The cost is the fuel times its price.",
    "Units are converted by their definitions and never by rounded factors, and only where the figures are in different ones.",
  ],
  assumptions: [
    "A mile is exactly 1.609344 km, a US gallon 3.785411784 litres and an imperial gallon 4.54609 litres.",
    "Miles per gallon must say whose gallon: a car that goes 30 miles on a US gallon goes 36 on an imperial one.",
    "The trip is one way and one person pays, unless you say otherwise.",
    "Nothing is rounded before it is shown.",
  ],
  limitations: [
    "A car rarely reaches the economy in its papers. Traffic, speed, cold, hills, load and a roof box can cost a fifth and more.",
    "It is fuel alone, without tolls, parking, tyres and wear. A mileage allowance covers those as well.",
    "Electric cars are told in kWh, which this calculator does not take.",
  ],
  example: {
    story: "A trip of 300 miles in a car that does 30 miles to the US gallon, with fuel at $3.50 a gallon.",
    inputs: { distance: 300, economy: 30, economy_as: "mpg_us", price: 3.5, price_per: "us_gal" },
  },
  questions: [
    {
      question: "How do I turn miles per gallon into litres per 100 km?",
      answer:
        "Divide 235.215 by the miles per US gallon, or 282.481 by the miles per imperial gallon. 30 miles per US gallon is 7.84 litres per 100 km. The table shows yours in every measure.",
    },
    {
      question: "Can I take the average of two economies?",
      answer:
        "Of litres per 100 km, yes, if the distances are the same. Not of miles per gallon: 100 miles at 25 and 100 at 50 take 4 and 2 gallons, which is 200 miles on 6, or 33.3 miles per gallon and not 37.5.",
    },
    {
      question: "How do I find out what my car really uses?",
      answer:
        "Fill it up and set the trip counter to zero. At the next full tank, divide the distance by what you filled in. For litres per 100 km, divide the litres by the kilometres and multiply by 100.",
    },
    {
      question: "What saves more: 10 to 15 miles per gallon, or 30 to 50?",
      answer:
        "The first. Over 300 miles it saves 30 gallons down to 20, which is 10. The second saves 10 down to 6, which is 4. Litres per 100 km show this at once.",
    },
  ],
  related: ["length", "volume-units", "bill-split", "percentage"],
  sources: [
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
    {
      title: "US Department of Energy and Environmental Protection Agency, Fuel economy: Gasoline vehicles label",
      url: "https://www.fueleconomy.gov/feg/label/learn-more-gasoline-label.shtml",
    },
  ],
  synonyms: [
    "gas cost",
    "petrol cost",
    "trip cost",
    "gas calculator",
    "road trip",
    "mpg",
    "mpg to L/100km",
    "fuel consumption",
    "mileage",
    "diesel",
    "commute cost",
  ],
  vectors,
} satisfies Content<typeof fuelCost>;
