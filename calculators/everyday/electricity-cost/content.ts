import { COLLEGE_PHYSICS_20_4_PAGE, CONTEMPORARY_MATHEMATICS_13_2_PAGE } from "#calculators/sources";
import type { Content } from "#engine";
import type electricityCost from "./electricity-cost.ts";
import vectors from "./vectors.ts";

export default {
  title: "Electricity cost calculator: watts, hours and kWh",
  purpose:
    "Calculates what an appliance, a list of appliances or the electricity on a meter costs per day, per bill and per year, with a standing charge if you pay one.",
  about: [
    "What does the space heater cost each month? Which appliance drives up the bill? Enter the watts, the hours a day, and the price per kWh from your bill.",
    "For a whole home, choose “Several appliances” and list them. The chart shows which one costs the most. To check a bill, choose “Electricity used, in kWh”.",
  ],
  howToUse: [
    "The watts are on the label or the power supply of an appliance. If it shows only amps, multiply them by the voltage: 8 amps at 120 volts are 960 watts.",
    "Refrigerators, heaters and air conditioners switch on and off. Enter the hours they really run, often a third of the day, or measure a day with a plug-in meter.",
    "Divide the total of your bill by the kWh on it to get a price that includes taxes and fees.",
  ],
  methodology: [
    "A kilowatt-hour (kWh) is the electricity that 1,000 watts use in an hour. Multiply the watts by the hours a day and the days, and divide by 1,000.",
    "The cost is the kWh times the price per kWh. A standing charge is due each day, whatever you use, and is added at the end.",
    "The cost per day and per year is that of the electricity alone, as if every day were like the days you entered.",
  ],
  assumptions: [
    "The appliance uses its full watts for all the hours you enter.",
    "Every kWh has the same price. A year has 365 days.",
  ],
  limitations: [
    "Many rates change with the time of day, the season or the amount used. Calculate each part with its own price and add them.",
    "The label shows the most an appliance takes. A computer, a TV or a washing machine takes less most of the time.",
    "Devices in standby use electricity too. List them with their standby watts and 24 hours.",
  ],
  example: {
    story: "Grace warms her home office with a 1,500-watt heater, three hours a day. Electricity costs $0.17 per kWh.",
    outcome: "The heater costs her almost $23 in 30 days. A 100-watt heating pad would cost $1.53.",
    inputs: { power: 1500, hours: 3, rate: 0.17 },
  },
  mistakes: [
    "Confusing kilowatts and kilowatt-hours. A kilowatt says how fast electricity is used, and a kilowatt-hour how much.",
    "Typing cents or pence as dollars or pounds. 17 cents are 0.17.",
    "Taking a refrigerator's watts for all 24 hours. Its compressor rests most of the day.",
  ],
  questions: [
    {
      question: "How do I calculate the cost of running an appliance?",
      answer:
        "Multiply its watts by the hours, divide by 1,000, and multiply by the price per kWh. A 100-watt TV for 5 hours a day uses 0.5 kWh. At $0.17 that is 8.5 cents a day.",
    },
    {
      question: "How much does a 1,500-watt heater cost per hour?",
      answer: "It uses 1.5 kWh an hour. At $0.17 per kWh that is about 26 cents, and $6.12 for a whole day.",
    },
    {
      question: "What is a standing charge?",
      answer:
        "A fixed amount for each day that you are connected, common in the UK, Ireland and Australia. In the US, bills often have a fixed monthly customer charge instead. Divide it by 30.",
    },
    {
      question: "How many kWh does a home use?",
      answer: "It depends on the climate and on how the home is heated. Your bill shows your own figure.",
    },
    {
      question: "Is it worth replacing light bulbs with LEDs?",
      answer:
        "A 60-watt bulb that burns 1,000 hours uses 60 kWh. An LED of 9 watts gives as much light with 9 kWh. At $0.17 per kWh it saves $8.67.",
    },
  ],
  next: [
    { slug: "energy-units", why: "kilowatt-hours, Btu and joules." },
    { slug: "ohms-law", why: "watts from volts and amps." },
    { slug: "fuel-cost", why: "what charging an electric car for a trip costs." },
  ],
  related: ["energy-units", "ohms-law", "fuel-cost", "unit-price"],
  sources: [COLLEGE_PHYSICS_20_4_PAGE, CONTEMPORARY_MATHEMATICS_13_2_PAGE],
  synonyms: [
    "energy cost calculator",
    "power consumption calculator",
    "electric bill calculator",
    "kWh calculator",
    "watts to kWh",
    "appliance running cost",
    "electricity bill",
  ],
  everydayWords: ["electric bill", "run a heater", "kWh", "light"],
  vectors,
} satisfies Content<typeof electricityCost>;
