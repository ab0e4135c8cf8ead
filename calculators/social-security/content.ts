import type { Content } from "#engine";
import { factInWords } from "#facts/in-words";
import { unitedStatesSocialSecurity } from "#facts/limits/united-states-social-security";
import type socialSecurity from "./social-security.ts";
import vectors from "./vectors.ts";

export default {
  title: "Social Security calculator: your benefit from 62 to 70",
  purpose:
    "Estimates your monthly US Social Security retirement benefit from your average earnings, the years you work and the age when payments start.",
  about: [
    "Social Security is a large part of retirement income for most Americans. Your payment depends on three things: what you earn, how many years you work, and how old you are when payments start. This calculator shows how much each of them changes it.",
    "Use it if you were born in 1964 or later and want a figure for a retirement plan. Everything is in today's dollars, so you can compare it with today's bills.",
  ],
  howToUse: [
    "Your Social Security statement lists your earnings for each year. Old paychecks look small because wages were lower then. For each past year, think of what that job would pay today, and enter the average.",
    "Count the years you have worked and those you still plan to work. Then compare starting ages in the table. If you don't need the money at 62, look at the break-even age: if you expect to live longer than that, waiting pays more in total.",
    "Enter the monthly payment in your retirement plan as income from Social Security.",
  ],
  methodology: [
    "First comes your average. Yearly earnings count up to a limit, the wage base. The best 35 years are added up and divided by 420 months. Missing years count as zero. Social Security calls the result average indexed monthly earnings (AIME), because it raises each past year's earnings to recent wage levels.",
    "Then comes the full benefit, which you get if you start at 67. Its official name is primary insurance amount (PIA). It is 90% of the first part of your average (a in the formula), 32% of the next part (b), and 15% of the rest (c). The limits between the parts are called bend points. Low earnings are therefore replaced at a higher rate than high ones.",
    "Last comes your age, which decides the share of the full benefit. Starting early takes off 5/9 of 1% for each of the first 36 months before 67, and 5/12 of 1% for each month earlier than that. Waiting adds 2/3 of 1% for each month after 67, until 70. So you get 70% of the full benefit at 62 and 124% at 70.",
  ],
  assumptions: [
    "The rules of 2026 for people who turn 62 in that year stay as they are: bend points of $1,286 and $7,749, and a wage base of $184,500. In reality, these amounts rise each year with average US wages.",
    "You were born in 1964 or later, so your full retirement age is 67.",
    "As the law says, the average is rounded down to the dollar, the full benefit to ten cents and the payment to the dollar.",
    "You need 40 credits to get a benefit. Earnings of $1,890 in a year give one credit, and a year gives at most four. For most people that means ten years of work.",
    "The break-even age compares totals in today's dollars. It leaves out interest and taxes.",
    factInWords(unitedStatesSocialSecurity),
  ],
  limitations: [
    "It is an estimate from one average. Your statement at ssa.gov uses your real earnings of each year. If you were born before 1964, use that one.",
    "Benefits for spouses, divorced spouses, survivors and children are left out, and so are disability benefits.",
    "Only earnings with Social Security tax count. Some state and local government jobs have a pension instead.",
    "If your pay was above the wage base for decades, your real benefit is a few percent lower. In proportion to wages, the wage base used to be lower.",
    "If you start between 67 and 70, a part of the increase isn't paid until the following January.",
    "Congress can change the rules. If the trust fund runs out before it acts, payments would be cut.",
  ],
  example: {
    story:
      "Rosa is 55 and has worked for 27 years, for about $60,000 a year in today's dollars. She wants to stop at 58, with 30 years of earnings, and start Social Security at 67.",
    outcome:
      "She can count on about $2,117 a month. From 62 it would be $1,481, and from 70 it would be $2,625. If she works five more years instead, she has no missing years, and her payment at 67 rises to $2,345.",
    inputs: { earnings: 60000, years: 30, start_age: 67 },
  },
  mistakes: [
    "Thinking that the whole payment is yours to spend. Medicare premiums usually come out of it, and up to 85% of it can be taxed as income.",
    "Entering your latest salary as the average of your whole career.",
    "Forgetting that years without earnings count as zero, until you have 35 years.",
    "Working full time while you collect before 67. If you earn more than a yearly limit, part of your payments is withheld and made up for later.",
    "Thinking that you must start when you stop working. Savings can pay your bills while your benefit grows.",
  ],
  questions: [
    {
      question: "How much Social Security will I get if I make $60,000 a year?",
      answer:
        "After 35 years at $60,000 in today's dollars: $2,345 a month from 67, $1,642 from 62, or $2,908 from 70, by the rules of 2026.",
    },
    {
      question: "Is it better to start at 62, 67 or 70?",
      answer:
        "If you live past about 80, waiting until 70 pays more in total than starting at 62. Waiting also raises what your husband or wife gets if you die first. Start earlier if you need the money or your health is poor.",
    },
    {
      question: "Do more than 35 years of work help?",
      answer: "Only if a new year is better than one of the 35 that count now. It then takes that year's place.",
    },
    {
      question: "Can payments start at exactly 62?",
      answer:
        "Rarely. You have to be 62 for the whole month, so for most people the first payment is for the month after their birthday. It is 70.42% of the full benefit instead of 70%.",
    },
    {
      question: "Will inflation shrink my benefit?",
      answer: "Payments rise each year with consumer prices, so they keep roughly the same buying power.",
    },
    {
      question: "Why does a higher salary raise the benefit so little?",
      answer:
        "Average monthly earnings above $7,749 add only 15 cents on the dollar, and above the wage base they add nothing.",
    },
  ],
  next: [
    { slug: "retirement-savings", why: "see if your savings and this benefit are enough." },
    { slug: "retirement-withdrawal", why: "how long savings last while you wait." },
    { slug: "income-tax", why: "estimate the tax on your other income." },
  ],
  related: ["retirement-savings", "retirement-withdrawal", "annuity-payout", "paycheck", "income-tax"],
  feeds: { "retirement-savings": { other_income: "monthly_payment" } },
  sources: [
    {
      title: "Social Security Administration, POMS RS 00605.900, bend points of each year",
      url: "https://secure.ssa.gov/poms.nsf/lnx/0300605900",
    },
    {
      title: "Social Security Act, section 215, Computation of Primary Insurance Amount (42 U.S.C. 415)",
      url: "https://www.ssa.gov/OP_Home/ssact/title02/0215.htm",
    },
    {
      title:
        "Social Security Administration, POMS RS 00615.101, Reduced RIB, and RS 00615.692, Delayed Retirement Credits",
      url: "https://secure.ssa.gov/poms.nsf/lnx/0300615101",
    },
    {
      title: "Social Security Administration, Benefit Reduction for Early Retirement",
      url: "https://www.ssa.gov/oact/quickcalc/earlyretire.html",
    },
    {
      title: "Social Security Administration, Contribution and Benefit Base",
      url: "https://www.ssa.gov/oact/cola/cbb.html",
    },
  ],
  synonyms: [
    "SSA",
    "primary insurance amount",
    "PIA",
    "AIME",
    "bend points",
    "full retirement age",
    "delayed retirement credits",
    "early retirement",
    "old-age pension",
    "claiming age",
    "break-even age",
  ],
  everydayWords: ["claim, collect, draw", "wait until 70", "retire early at 62", "check", "SSA statement", "born"],
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof socialSecurity>;
