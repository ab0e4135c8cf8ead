import type { Content } from "#engine";
import type fuelCost from "./fuel-cost.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fuel cost calculator: a trip, per person",
  purpose:
    "Calculates what the fuel or electricity for a trip costs from the distance, your car's economy and the price, in any mix of miles, kilometers, gallons, liters and kWh.",
  about: [
    "Planning a road trip, sharing a ride to a wedding, or comparing the drive with a train ticket: you need the gas cost, and you need it per person. Enter the distance, the miles per gallon of your car, and the price of gas.",
    "It also helps with a commute. Enter the distance to work, turn on “Round trip”, and multiply the cost by your working days.",
  ],
  howToUse: [
    "Round up when you collect money. Traffic, hills and the air conditioner nearly always cost a little more than the figure on paper.",
    "Compare the cost per mile with other ways to travel. Gas is only part of what driving costs: the mileage rates that employers pay also cover tires, repairs and the loss in value.",
  ],
  methodology: [
    "In miles per gallon, the fuel you need is the distance divided by the fuel economy. In liters per 100 km, it is the distance divided by 100, times the economy. The cost is the fuel times its price.",
    "For an electric car, choose kWh per 100 miles, miles per kWh or kWh per 100 km as the unit. The electricity you need is found the same way, and its price is per kWh.",
    "Units are converted by their exact definitions, and only if your figures use different ones.",
  ],
  assumptions: [
    "A mile is exactly 1.609344 km, a US gallon 3.785411784 liters and an imperial gallon 4.54609 liters.",
    "US and imperial gallons differ. A car that gets 30 miles per US gallon gets 36 per imperial gallon.",
    "The trip is one way and one person pays, unless you change that.",
    "Nothing is rounded before it is shown.",
  ],
  limitations: [
    "A car rarely gets its official mileage. Traffic, speed, cold, hills, load and a rooftop cargo box can lower it by a fifth or more.",
    "It covers fuel only, not tolls, parking, tires or wear.",
    "An electric car's dashboard usually leaves out what is lost while charging, so your electricity meter shows more. The US window sticker includes that loss.",
    "It can't split a plug-in hybrid's trip between gas and electricity. Enter each part as a trip of its own.",
  ],
  example: {
    story:
      "Three friends drive 300 miles to a lake. The car gets 30 miles per gallon on the highway, and gas costs $3.50.",
    outcome:
      "The gas costs $35, less than $12 each. With the rooftop cargo box on, the car gets only 25 mpg. Then it is $42, or $14 each.",
    inputs: { distance: 300, economy: 30, economy_as: "mpg_us", price: 3.5, price_per: "us_gal", people: 3 },
  },
  mistakes: [
    "Forgetting the way back. Turn on “Round trip”.",
    "Using your car's all-time average for a highway trip, or a highway figure for city driving.",
    "Averaging miles per gallon. Add up the gallons instead, and divide the miles by them.",
    "Mixing US and imperial gallons. A British car review's mpg looks 20% better than the same car's US figure.",
  ],
  questions: [
    {
      question: "How do I calculate gas cost for a trip?",
      answer:
        "Divide the miles by your miles per gallon, then multiply by the price of a gallon. 300 miles at 30 mpg is 10 gallons; at $3.50 that is $35.",
    },
    {
      question: "How do I convert mpg to liters per 100 km?",
      answer:
        "Divide 235.215 by the miles per US gallon, or 282.481 by the miles per imperial gallon. 30 mpg (US) is 7.84 liters per 100 km.",
    },
    {
      question: "How do I find out what my car really uses?",
      answer: "Fill it up and reset the trip meter. At the next fill-up, divide the miles by the gallons you put in.",
    },
    {
      question: "Which saves more: going from 10 to 15 mpg, or from 30 to 50?",
      answer: "The first. Over 300 miles it saves 10 gallons (30 down to 20). The second saves 4 (10 down to 6).",
    },
    {
      question: "What does it cost to drive an electric car?",
      answer:
        "Multiply the miles by its kWh per 100 miles, divide by 100, and multiply by your price per kWh. 200 miles at 33 kWh per 100 miles take 66 kWh; at $0.13 that is $8.58.",
    },
    {
      question: "Can I average two fuel economies?",
      answer:
        "Not in miles per gallon. 100 miles at 25 mpg and 100 at 50 mpg take 6 gallons together, so the average is 33.3 mpg, not 37.5.",
    },
  ],
  next: [
    { slug: "bill-split", why: "share tolls, parking and groceries as well." },
    { slug: "speed-distance-time", why: "how long will the drive take?" },
    { slug: "auto-loan", why: "thinking about a car that uses less?" },
  ],
  related: ["length", "volume-units", "bill-split", "percentage", "auto-loan"],
  sources: [
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
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
  everydayWords: [
    "gas money",
    "gallon, gallons",
    "mpg",
    "drive, driving",
    "road trip",
    "commute each way",
    "petrol",
    "diesel",
    "car, truck",
    "cost per mile",
    "gas prices",
    "tank",
    "a day, week",
    "miles",
    "spend",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "Electric cars: choose kWh per 100 miles, miles per kWh or kWh per 100 km, and enter the price per kWh. Answers for gas and diesel stay the same.",
    },
  ],
} satisfies Content<typeof fuelCost>;
