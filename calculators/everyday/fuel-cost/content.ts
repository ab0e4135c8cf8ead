import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type fuelCost from "./fuel-cost.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fuel cost calculator: a trip, per person",
  purpose:
    "Calculates what the fuel or electricity for a trip costs from the distance, your car's economy and the price, in any mix of miles, kilometers, gallons, liters and kWh.",
  about: [
    "What will the gas for a road trip cost? What does each person pay? Is the train cheaper? Enter the distance, the miles per gallon of your car, and the price of gas.",
    "For a commute, enter the distance to work and turn on “Round trip”. Then multiply the cost by the number of days you drive to work.",
  ],
  howToUse: [
    "Round up when you collect money from passengers. Traffic, hills and air conditioning usually make a trip cost a little more than calculated.",
    "Gas is only part of what driving costs. Add tires, repairs and the car's loss in value before you compare driving with other ways to travel.",
  ],
  methodology: [
    "With miles per gallon, the gallons you need are the miles divided by the miles per gallon. With liters per 100 km, the liters you need are the kilometers divided by 100, times the liters per 100 km. The cost is the fuel times its price.",
    "For an electric car, choose kWh per 100 miles, miles per kWh or kWh per 100 km as the unit. Then enter the price of one kWh.",
  ],
  assumptions: [
    "A mile is exactly 1.609344 km, a US gallon 3.785411784 liters and an imperial gallon 4.54609 liters.",
    "An imperial gallon is larger than a US gallon. A car that gets 30 miles per US gallon gets 36 per imperial gallon.",
    "The form starts with a one-way trip and one person.",
  ],
  limitations: [
    "A car rarely gets its official mileage. Traffic, speed, cold, hills, load and a rooftop cargo box can lower the mileage by a fifth or more.",
    "It includes only fuel or electricity. Tolls, parking, tires and wear come on top.",
    "An electric car takes more electricity from the outlet than its dashboard shows, because some is lost while charging. The figure on the US window sticker includes this loss.",
    "It can't split a plug-in hybrid's trip between gas and electricity. Calculate the gas part and the electric part separately.",
  ],
  example: {
    story:
      "Three friends drive 300 miles to a lake. The car gets 30 miles per gallon on the highway, and gas costs $3.50 a gallon.",
    outcome:
      "The gas costs $35, less than $12 for each friend. With a cargo box on the roof, the car would get only 25 mpg. The gas would then cost $42, or $14 each.",
    inputs: { distance: 300, economy: 30, economy_as: "mpg_us", price: 3.5, price_per: "us_gal", people: 3 },
  },
  mistakes: [
    "Forgetting the way back. Turn on “Round trip”.",
    "Using your car's highway mpg for city driving.",
    "Mixing US and imperial gallons. The same car has 20% more miles per gallon in a British review, because an imperial gallon is larger.",
  ],
  questions: [
    {
      question: "How do I calculate gas cost for a trip?",
      answer:
        "Divide the miles by your miles per gallon, then multiply by the price of a gallon. 300 miles at 30 mpg take 10 gallons. At $3.50 a gallon, that costs $35.",
    },
    {
      question: "How do I convert mpg to liters per 100 km?",
      answer:
        "Divide 235.215 by the miles per US gallon, or 282.481 by the miles per imperial gallon. 30 mpg (US) is 7.84 liters per 100 km.",
    },
    {
      question: "How do I find out what my car really uses?",
      answer:
        "Fill the tank and reset the trip meter. When you fill the tank again, divide the miles on the trip meter by the gallons you put in.",
    },
    {
      question: "Which saves more: going from 10 to 15 mpg, or from 30 to 50?",
      answer:
        "Going from 10 to 15 mpg. A trip of 300 miles then takes 20 gallons instead of 30. Going from 30 to 50 mpg, the same trip takes 6 gallons instead of 10.",
    },
    {
      question: "What does it cost to drive an electric car?",
      answer:
        "Multiply the miles by the car's kWh per 100 miles and divide by 100. Then multiply by the price of one kWh. 200 miles at 33 kWh per 100 miles take 66 kWh. At $0.13 per kWh, that costs $8.58.",
    },
    {
      question: "Can I average two fuel economies?",
      answer:
        "Not in miles per gallon. 100 miles at 25 mpg take 4 gallons, and 100 miles at 50 mpg take 2 gallons. That is 200 miles on 6 gallons, or 33.3 mpg.",
    },
  ],
  next: [
    { slug: "bill-split", why: "share tolls, parking and groceries as well." },
    { slug: "speed-distance-time", why: "how long will the drive take?" },
    { slug: "auto-loan", why: "thinking about a car that uses less?" },
  ],
  related: ["length", "volume-units", "bill-split", "percentage", "auto-loan"],
  sources: [
    NIST_811,
    {
      title: "US Department of Energy, Comparing Energy Costs per Mile for Electric and Gasoline Vehicles",
      url: "http://www1.eere.energy.gov/vehiclesandfuels/avta/light_duty/fsev/fsev_gas_elec2.html",
    },
    {
      title: "US Department of Energy and Environmental Protection Agency, Fuel economy: Gasoline vehicles label",
      url: "https://www.fueleconomy.gov/feg/label/learn-more-gasoline-label.shtml",
    },
  ],
  synonyms: [
    "gas cost",
    "EV charging cost",
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
  everydayWords: ["gas money", "petrol", "diesel", "road trip", "commute", "drive"],
  inputWords: {
    distance: "Miles a day, week, each way driving",
    economy: "Truck or car mpg; kWh when electric",
    price: "Gas prices, a gallon, per gallon",
    price_per: "Gallon, gallons or liter",
    price_per_kwh: "Charging an electric car",
    round_trip: "There and back, day",
    people: "Sharing the cost",
  },
  vectors,
  changes: [
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Electric cars: choose kWh per 100 miles, miles per kWh or kWh per 100 km, and enter the price per kWh. Answers for gas and diesel stay the same.",
    },
  ],
} satisfies Content<typeof fuelCost>;
