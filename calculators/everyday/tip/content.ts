import { PREALGEBRA_6_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type tip from "./tip.ts";
import vectors from "./vectors.ts";

export default {
  title: "Tip calculator: tip, total and each share",
  purpose: "Calculates the tip on a bill and splits the total evenly between any number of people.",
  about: [
    "You're at the table, and the check has arrived. Type the bill, pick a percentage, and say how many people are paying. Most US states let restaurants pay servers well below the regular minimum wage, because tips make up the rest. So tips matter more in the US than in countries where service is included.",
    "You can also use this page for a haircut, a taxi or a food delivery.",
  ],
  howToUse: [
    "The large figure is what each person owes, tip included. Send it to the group and you're done.",
    "Paying cash? Choose “To a whole dollar”. Everyone pays whole dollars, and the extra goes to the server.",
    "If someone had only a salad, you may want an uneven split. Use the bill split calculator.",
  ],
  methodology: [
    "The tip is the bill times the tip percentage. The bill plus the tip is the total. The total divided by the number of people is each share.",
    "If you round up, each share goes up to the next whole dollar. The extra money is added to the tip.",
  ],
  assumptions: [
    "The tip is a percentage of the amount you enter as the bill. If the amount includes sales tax, you tip on the tax too.",
    "“A whole dollar” means one unit of your currency.",
    "Amounts are rounded only for display.",
  ],
  limitations: [
    "The page doesn't know what is customary where you are. It also doesn't know whether a service charge is already on the bill. Look for “gratuity” or “service” on the bill before you tip.",
    "Everyone pays the same, whatever each person ordered.",
  ],
  example: {
    story: "Four friends finish dinner. The bill is $80.00, the service was fine, and they agree on 18%.",
    outcome:
      "No one carries sixty cents in change, so they choose to round up. Each friend pays $24, which makes $96. The server gets $16 instead of $14.40.",
    inputs: { bill: 80, tip_rate: 18, people: 4 },
  },
  mistakes: [
    "Tipping twice. Many restaurants add a service charge for groups of six or more.",
    "Tipping on the lower price after a coupon. The server did the work for the full bill.",
    "Dividing the bill first and letting everyone add their own tip. Someone often forgets to tip, and the server gets too little.",
    "Trusting the suggested tips on a card reader. Those tips are often calculated on the total after tax.",
  ],
  questions: [
    {
      question: "How much should I tip in a restaurant?",
      answer:
        "In the US, 15% to 20% of the bill before tax is usual for table service. In many other countries a service charge is included, and rounding up the bill is enough.",
    },
    {
      question: "Should I tip on the tax?",
      answer:
        "You don't have to. Enter the bill before tax, so that the tip leaves out the tax. Then divide the tax by the number of people and add the result to each share.",
    },
    {
      question: "What is a quick way to figure out 20%?",
      answer:
        "Move the decimal point one place left and double the result. $43.50 becomes $4.35, and twice $4.35 is $8.70.",
    },
    {
      question: "Why don't three shares of $33.33 add up to $100?",
      answer:
        "A third of $100 is $33.333…, and you can't pay a third of a cent. Three people who pay $33.33 pay $99.99, so one of them pays a cent more.",
    },
    {
      question: "Where does the money go when we round up?",
      answer: "The extra money goes to the tip. The tip shown on the page includes it.",
    },
  ],
  next: [
    { slug: "bill-split", why: "split by what each person ordered, with tax and tip shared fairly." },
    { slug: "percentage", why: "any other percentage." },
  ],
  related: ["bill-split", "discount", "percentage", "sales-tax"],
  sources: [
    PREALGEBRA_6_2,
    {
      title: "US Department of Labor, Minimum Wages for Tipped Employees",
      url: "https://www.dol.gov/agencies/whd/state/minimum-wage/tipped",
    },
  ],
  synonyms: ["gratuity", "service charge", "split the bill", "restaurant", "how much to tip"],
  everydayWords: ["waiter", "waitress", "server", "driver", "bartender", "barber", "pizza delivery"],
  inputWords: {
    bill: "Restaurant check, dinner, meal, taxi, Uber, hairdresser",
    tip_rate: "Gratuity to leave, give, percent on",
    people: "3 ways",
  },
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof tip>;
