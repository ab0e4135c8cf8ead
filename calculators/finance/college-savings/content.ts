import type { Content } from "#engine";
import type collegeSavings from "./college-savings.ts";
import vectors from "./vectors.ts";

export default {
  title: "College savings calculator: monthly savings for a 529",
  purpose:
    "Projects what college will cost when your child gets there, how much to save each month for it, and how much of it your present savings will cover.",
  about: [
    "College prices rise while you save. So two things grow at once: the bill and the account that is meant to pay it. This calculator puts both on the same time line.",
    "You see the cost of each year, the amount that has to be there on the first day, and the monthly saving that gets you there.",
  ],
  howToUse: [
    "Start with the cost of attendance that a college publishes: tuition, fees, housing, food and books for one year. Take off the scholarships and grants you can count on.",
    "Enter the years until the first bill. For a child of eight who starts at eighteen, that is ten.",
    "If the monthly amount is out of reach, lower the share you want to pay under “More options”. Many families plan for a third from savings, and the rest from income, work and loans.",
    "Try a lower return. With few years left, the money should be in something safer, which earns less.",
  ],
  methodology: [
    "Each year's cost is today's cost less aid, raised by the yearly rise as often as years pass until that year begins.",
    "Your share of each year is paid when the year begins. Money for later years stays in the account and earns until then. So the amount needed on the first day is less than the sum of the bills.",
    "Your savings and monthly deposits grow by a twelfth of the yearly return each month. Deposits are made at the end of each month and stop when college begins.",
    "The monthly amount is what the account still needs by the first day, divided by what deposits of $1 a month grow to.",
  ],
  assumptions: [
    "Aid rises as fast as costs do.",
    "Returns are after fees and free of tax, as in a 529 plan used for education.",
    "The year's bill is paid at once, although colleges often take it in halves.",
  ],
  limitations: [
    "Neither prices nor returns are known. A difference of one percentage point over ten years changes the result a lot, so try several.",
    "Financial aid may depend on your savings and income. Family income decides more than a 529 plan does.",
    "We leave out state tax deductions for 529 plans and the tax on money used for something else.",
  ],
  example: {
    story:
      "Lena is eight. A state university costs $28,000 a year today with housing and food. Her parents have $10,000 in a 529 plan and add $200 a month.",
    outcome:
      "Their plan covers about a third of the bill. They decide to pay half from savings and the rest from income when the time comes.",
    inputs: { yearly_cost: 28000, years_until: 10, saved: 10000, monthly: 200 },
  },
  mistakes: [
    "Planning with today's price. At a rise of 3%, it is a third higher in ten years.",
    "Using the tuition alone. Housing and food often cost as much.",
    "Saving for college before retirement. You can borrow for college.",
    "Leaving the whole fund in stocks until the first bill.",
  ],
  questions: [
    {
      question: "How much should I save each month for college?",
      answer:
        "It depends on the college, the years left and the share you want to pay. Enter them above: the large figure is the answer.",
    },
    {
      question: "What is a 529 plan?",
      answer:
        "A US savings account for education. Its growth is free of federal tax if the money pays for education, and some states give a deduction.",
    },
    {
      question: "How fast do college costs rise?",
      answer:
        "For decades they rose faster than other prices, at times by 7% a year. Recent years were calmer. We begin with 3%.",
    },
    {
      question: "What if my child doesn't go to college?",
      answer:
        "You can name another relative as the beneficiary of a 529 plan. Otherwise you pay tax and usually 10% on the earnings.",
    },
  ],
  next: [
    { slug: "student-loan", why: "the payments on what has to be borrowed." },
    { slug: "savings-goal", why: "a goal of any other kind." },
    { slug: "compound-interest", why: "how savings grow." },
  ],
  related: ["savings-goal", "student-loan", "compound-interest", "investment-growth"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.9, Understanding Student Loans",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-9-understanding-student-loans",
    },
  ],
  synonyms: [
    "529 calculator",
    "college fund calculator",
    "college cost calculator",
    "university savings",
    "tuition savings",
  ],
  everydayWords: ["kid", "tuition", "university", "529"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof collegeSavings>;
