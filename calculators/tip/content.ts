import type { Content } from "#engine";
import type tip from "./tip.ts";
import vectors from "./vectors.ts";

export default {
  title: "Tip calculator: tip, total and each share",
  purpose: "Works out a tip as a share of a bill, and splits the bill and the tip evenly between people.",
  methodology: [
    "The tip is the bill times the percentage. Bill and tip together, divided by the number of people, is what each person pays.",
    "With “up to a whole number”, each share goes up to the next whole dollar or whatever your money is, and what that adds becomes part of the tip.",
  ],
  assumptions: [
    "The tip is a percentage of the bill as you give it. If your bill has sales tax in it, so does the tip.",
    "Everyone pays the same.",
    "Amounts are rounded to the cent only when they are shown, half a cent upwards.",
  ],
  limitations: [
    "It does not know what is customary where you are, or whether a service charge is already on the bill.",
    "Shares are equal. It does not split a bill by what each person ordered.",
    "A total does not always divide evenly into cents. When it does not, the page says so, and one of you settles the difference.",
  ],
  example: {
    story: "Four people share a bill of $80.00 and leave 18%.",
    inputs: { bill: 80, tip_rate: 18, people: 4 },
  },
  questions: [
    {
      question: "Should I tip on the tax?",
      answer:
        "That is up to you. To leave the tax out, give the bill before tax and add the tax to your own share afterwards.",
    },
    {
      question: "Why do three equal shares of $100.00 not add up to $100.00?",
      answer:
        "A third of $100.00 is $33.333…, and there is no third of a cent. Three people who pay $33.33 pay $99.99, so one of them pays a cent more.",
    },
    {
      question: "Where does the money go when each share is rounded up?",
      answer:
        "To the tip. The bill stays the same, so everything paid beyond it is tip, and the tip that is shown includes it.",
    },
  ],
  related: ["bill-split", "discount", "percentage", "sales-tax"],
  sources: [
    {
      title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
    },
  ],
  synonyms: ["gratuity", "service charge", "split the bill", "restaurant", "how much to tip"],
  vectors,
} satisfies Content<typeof tip>;
