import type { Content } from "#engine";
import type fire from "./fire.ts";
import vectors from "./vectors.ts";

export default {
  title: "FIRE calculator: your number, years, Coast and Barista FIRE",
  purpose:
    "Finds how much you need to retire early, when you reach it, and when you could stop saving or work part-time.",
  about: [
    "FIRE means financial independence, retire early. You're there when your investments can pay for your life. With yearly spending of $40,000 and the 4% rule, that takes $1,000,000.",
    "Two milestones come earlier. At Coast FIRE you can stop saving, because what you have will grow to your number by a usual retirement age. At Barista FIRE a part-time job and your investments together pay for your life.",
  ],
  howToUse: [
    "Enter what you expect to spend each year once you've stopped working, with health insurance and taxes.",
    "Use a return after inflation. Then every amount is in today's money.",
    "Look at the chart. FIRE is where your savings cross the FIRE number. Coast FIRE is reached if the line without savings gets there too.",
    "Change the spending first. A lower budget lowers your number and lets you save more.",
  ],
  methodology: [
    "The FIRE number is your yearly spending, less other income in retirement, divided by the withdrawal rate. At 4% that is 25 times the amount.",
    "Your savings grow by the return each year, and a year's savings are added at the end of it. The years until FIRE follow from the formula for that growth, with parts of a year.",
    "The Coast FIRE number is the FIRE number divided by (1 + return)^n, where n is the number of years until the age at which you would retire. Coast FIRE is reached when your savings would grow to the FIRE number by that age.",
    "The Barista FIRE number is the spending that part-time income leaves, divided by the withdrawal rate.",
  ],
  assumptions: [
    "The form starts with a withdrawal rate of 4% and a return of 5% a year after inflation. Both are conventions from books and blogs on early retirement. Neither is a promise.",
    "You raise your savings with inflation, so that they stay the same in today's money.",
    "Taxes and fees are part of your spending or lower your return.",
  ],
  limitations: [
    "Real returns go up and down. A bad market in the first years of retirement can use up savings that would have lasted on average.",
    "The 4% rule was studied for 30 years. For a retirement of 40 or 50 years many people plan with 3% or 3.5%.",
    "Money in retirement accounts may not be free before a certain age. The calculator counts all of it.",
  ],
  example: {
    story:
      "Ana is 30, has $50,000 invested and saves $20,000 a year. She wants to live on $40,000 a year. A bookshop would pay her $15,000 for part-time work.",
    outcome:
      "She needs a million, and reaches it in her fifties. Long before that she could stop saving, or change to the bookshop.",
    inputs: { spending: 40000, savings: 50000, yearly_saving: 20000, age: 30, part_time: 15000 },
  },
  mistakes: [
    "Mixing a return before inflation with spending in today's money. The result comes years too early.",
    "Forgetting health insurance, which an employer may be paying now.",
    "Counting the home you live in. It pays no bills unless you sell it.",
    "Taking Coast FIRE as the end of work. You still have to earn what you spend until then.",
  ],
  questions: [
    {
      question: "What is the FIRE number?",
      answer:
        "The amount of investments that can pay for your spending. With the 4% rule it's 25 times your yearly spending.",
    },
    {
      question: "Is 4% still safe?",
      answer:
        "In US history, taking 4% at first and raising it with inflation lasted for 30 years in nearly all cases. For longer times, or if you want more safety, take 3% to 3.5%.",
    },
    {
      question: "What is the difference between Coast FIRE and Barista FIRE?",
      answer:
        "At Coast FIRE you leave your investments alone and earn all you spend. At Barista FIRE you already draw on them, and part-time work pays for the rest.",
    },
    {
      question: "How does Social Security fit in?",
      answer:
        "If it starts when you stop working, enter it as other income. If it starts years later, leave it out: it makes the plan safer.",
    },
    {
      question: "Why does my savings rate matter so much?",
      answer: "Spending a dollar less each year adds a dollar to your savings and takes 25 dollars off your number.",
    },
  ],
  next: [
    { slug: "retirement-withdrawal", why: "how long the money lasts." },
    { slug: "retirement-savings", why: "a plan with a pension, contribution limits and inflation." },
    { slug: "budget", why: "find what you can save each month." },
  ],
  related: ["retirement-savings", "retirement-withdrawal", "investment-growth", "budget", "inflation"],
  sources: [
    {
      title: "Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement",
      url: "http://www.mrmoneymustache.com/2012/01/13/the-shockingly-simple-math-behind-early-retirement/",
    },
    {
      title: "Early Retirement Extreme, wiki, Calculate Your Time to Retirement",
      url: "http://wiki.earlyretirementextreme.com/w/index.php?title=Calculate_Your_Time_to_Retirement&printable=yes",
    },
  ],
  synonyms: [
    "financial independence",
    "early retirement calculator",
    "Coast FIRE calculator",
    "Barista FIRE calculator",
    "4% rule",
    "25x rule",
    "FI number",
  ],
  everydayWords: ["quit working", "retire early", "coast", "barista", "financially free"],
  inputWords: { coast_age: "When you would retire if you stop saving", annual_return: "Real return, after inflation" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof fire>;
