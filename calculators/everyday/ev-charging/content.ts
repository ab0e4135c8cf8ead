import type { Content } from "#engine";
import type evCharging from "./ev-charging.ts";
import vectors from "./vectors.ts";

export default {
  title: "EV charging calculator: time, energy and cost",
  purpose:
    "Finds how long an electric car takes to charge, how much energy it draws from the socket, and what that costs.",
  about: [
    "Your car is at 20%, and tomorrow's trip needs 80%. Will the wall charger get there overnight, and what will it cost? Battery size, charger power and the price per kWh give the answer.",
    "Some of the energy turns to heat on the way. You pay for it, and it takes time, but it doesn't reach the battery.",
  ],
  howToUse: [
    "Enter the usable capacity of the battery. It's a little less than the figure in many brochures.",
    "Enter the power of the charger in kW. A wall charger of 32 amps at 230 to 240 volts has about 7.4 kW. A US household outlet has about 1.4 kW.",
    "If your car accepts less than the charger gives, enter its limit under “More options”.",
    "With a distance per kWh, you also see the miles or kilometers that you gain.",
  ],
  methodology: [
    "The energy into the battery is its capacity times the difference between the two charge levels.",
    "The energy you pay for is that energy divided by 1 minus the loss. The time is the energy you pay for divided by the power. The cost is the energy times the price.",
    "The power is the smaller one of what the charger gives and what the car accepts.",
  ],
  assumptions: [
    "The loss is a share of the energy from the socket: at 10%, 100 kWh from the socket bring 90 kWh into the battery. Some sources state it as a share of the energy in the battery.",
    "10% is a usual loss at a wall charger. Household sockets lose more, often 15% to 25%.",
    "The power stays the same during the whole charge.",
  ],
  limitations: [
    "Fast chargers slow down as the battery fills, most of all above 80%. The calculator's time is then too short.",
    "A cold or hot battery charges more slowly and loses more.",
    "Fees per session or per minute aren't included.",
  ],
  example: {
    story: "Lea's car has a 75 kWh battery at 20%. Her wall charger gives 7.2 kW, and electricity costs $0.17 per kWh.",
    outcome: "Plugged in at ten in the evening, the car is at 80% before she leaves for work.",
    inputs: { battery: 75, from_charge: 20, to_charge: 80, power: 7.2, price: 0.17 },
  },
  mistakes: [
    "Mixing kW and kWh. kW is how fast the energy flows, and kWh is how much there is.",
    "Leaving out the loss. The bill shows about a tenth more than the car does.",
    "Planning fast charging to 100%. The last fifth often takes as long as the first four.",
    "Reading the charger's power and forgetting the car's limit.",
  ],
  questions: [
    {
      question: "How long does it take to charge an electric car at home?",
      answer:
        "From 20% to 80% with a battery of 60 kWh it takes about 5 and a half hours at 7.2 kW, and more than a day at a 1.4 kW outlet.",
    },
    {
      question: "How much does a charge cost?",
      answer: "Multiply the energy you pay for by the price. 50 kWh at $0.17 cost $8.50.",
    },
    {
      question: "Why charge to only 80%?",
      answer: "It's easier on most batteries, and fast charging gets slow above it. Charge to 100% before a long trip.",
    },
    {
      question: "How much energy is lost?",
      answer:
        "Measurements range from about 5% to 15% at wall chargers and up to 25% or more at household sockets. Compare your car's display with the meter.",
    },
  ],
  next: [
    { slug: "electricity-cost", why: "what any appliance costs." },
    { slug: "fuel-cost", why: "compare with gasoline." },
    { slug: "watts-amps", why: "the power of a socket from volts and amps." },
  ],
  related: ["electricity-cost", "gas-mileage", "fuel-cost", "watts-amps", "ohms-law"],
  sources: [
    {
      title: "Car and Driver, EVs Explained: Charging Losses",
      url: "https://news.yahoo.com/evs-explained-charging-losses-160100480.html",
    },
    {
      title: "TeslaFi, How is charge efficiency calculated?",
      url: "https://support.teslafi.com/knowledge-bases/2/articles/10-how-is-charge-efficiency-calculated",
    },
  ],
  synonyms: [
    "electric car charging time",
    "EV charging cost",
    "Tesla charging calculator",
    "charging time calculator",
    "wallbox",
    "supercharger",
  ],
  everydayWords: ["electric car", "Tesla", "plug in", "wallbox", "supercharger", "overnight"],
  inputWords: { from_charge: "State of charge, battery at", power: "Wallbox or fast charger" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof evCharging>;
