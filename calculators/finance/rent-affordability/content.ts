import type { Content } from "#engine";
import type rentAffordability from "./rent-affordability.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rent affordability calculator: how much rent can I afford?",
  purpose:
    "Works out the rent you can afford by three rules at once: 30% of income, 36% with debts, and the landlord's 40 times. Or the income that a rent needs.",
  about: [
    "Two people decide whether you can rent a home: you and the landlord. You want money left for the rest of life. The landlord wants proof that the rent will come.",
    "Most advice comes down to three rules of thumb. The rent that meets all three is one you can pay, and one you are likely to be accepted for.",
  ],
  howToUse: [
    "Enter your income before tax. If you share the home, enter the income of everyone on the lease, and the whole rent.",
    "Enter the monthly payments on your debts. They often decide more than your salary does.",
    "Found a place already? Choose the income it needs, or its share of your income.",
    "Under “More options” you can set the shares. With 28% for housing and 36% with debts you follow the 28/36 rule of mortgage lenders.",
  ],
  methodology: [
    "Share of income: rent and utilities together take at most 30% of your monthly income before tax. The US housing department calls a household above that cost-burdened, and above 50% severely so.",
    "Share with debts: rent, utilities and debt payments together take at most 36%.",
    "Landlord's rule: a year's income is at least 40 times the monthly rent. It is usual in New York. Without utilities, it is the same as 30%, because 12 ÷ 40 = 30%.",
    "The rent you can afford is the smallest of the three. The income a rent needs is the largest of the three.",
  ],
  assumptions: [
    "All shares are of income before tax, as landlords and the housing department use it.",
    "A share of exactly 30% still counts as affordable.",
  ],
  limitations: [
    "These are rules of thumb. They know nothing of your taxes, children, savings or the prices where you live.",
    "On a low income, even 30% can leave too little for food and transportation. On a high one, more may be fine.",
    "Landlords also look at your credit, your job and earlier rents. Some ask for 45 times the rent, and for 80 times from a guarantor.",
    "The rules come from common practice, so our figures are checked against guides and newspapers rather than a law.",
  ],
  example: {
    story:
      "Maya earns $60,000 a year and pays $500 a month on her car and student loans. She likes an apartment for $1,450.",
    outcome:
      "The landlord's rule would let her pay $1,500. Her debts leave room for less, so she looks for something cheaper, or pays off the car first.",
    inputs: { find: "rent", income: 60000, debts: 500 },
  },
  mistakes: [
    "Taking 30% of take-home pay for the landlord's rule. Landlords divide income before tax.",
    "Forgetting heat, electricity, internet and renters insurance, which come on top of many rents.",
    "Counting a roommate's income although the roommate is not on the lease.",
    "Spending the security deposit and the first month's rent before they are due. Moving in often takes two or three rents in cash.",
  ],
  questions: [
    {
      question: "What is the 30% rule?",
      answer:
        "Spend no more than 30% of your income before tax on rent and utilities. The US government uses the same line to say who is burdened by housing costs.",
    },
    {
      question: "What does 40 times the rent mean?",
      answer: "Many landlords want a yearly income of 40 monthly rents. For $3,000 a month, that is $120,000 a year.",
    },
    {
      question: "What if I earn less than that?",
      answer:
        "Ask about a guarantor, a roommate on the same lease, or a company that guarantees the rent for a fee. Landlords with few apartments are often more flexible.",
    },
    {
      question: "Should I use income before or after tax?",
      answer:
        "Before tax, because that is what landlords check. Then see with your take-home pay whether the rest of the month works out.",
    },
  ],
  next: [
    { slug: "paycheck", why: "your take-home pay, which the rent is paid from." },
    { slug: "rent-vs-buy", why: "whether buying would cost less in the end." },
    { slug: "debt-to-income", why: "how lenders see your debts." },
  ],
  related: ["house-affordability", "debt-to-income", "rent-vs-buy", "paycheck"],
  sources: [
    {
      title:
        "Henderson County, North Carolina, Planning terminology (after the US Department of Housing and Urban Development)",
      url: "https://hendersoncountync.gov/planning/page/terminology",
      read: "2026-11-27",
    },
    {
      title: "Brick Underground, 7 ways to get around a NYC landlord's 40X rent rule",
      url: "https://www.brickunderground.com/rent/ways-to-get-around-40-x-income-requirements-to-rent-in-nyc",
    },
  ],
  synonyms: [
    "rent calculator",
    "how much rent can I afford",
    "40x rent rule",
    "30% rent rule",
    "apartment affordability",
  ],
  everydayWords: ["apartment", "landlord", "lease", "flat", "40 times"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof rentAffordability>;
