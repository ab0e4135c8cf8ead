import { SSA_WAGE_BASE } from "#calculators/sources";
import type { Content } from "#engine";
import { dollars } from "#facts/dollars";
import { factInWords } from "#facts/in-words";
import { unitedStatesSocialSecurity } from "#facts/limits/united-states-social-security";
import { printed } from "../../shared/printed.ts";
import { NEWEST_RULES, rulesOf } from "./benefit-formula.ts";
import socialSecurity from "./social-security.ts";
import vectors from "./vectors.ts";

const { bendPoints, credit, wageBase } = rulesOf(NEWEST_RULES);
const { first, second } = bendPoints;
const at = (start_age: number): string =>
  printed(socialSecurity, { earnings: 60000, start_age, year: NEWEST_RULES })("monthly_payment");

export default {
  title: "Social Security calculator: your benefit from 62 to 70",
  purpose:
    "Estimates your monthly US Social Security retirement benefit from your average earnings, the years you work and the age when payments start.",
  about: [
    "Social Security is a large part of retirement income for most Americans. Your payment depends on three things: what you earn, how many years you work, and how old you are when payments start.",
    "Use it if you were born in 1964 or later and want a figure for a retirement plan. All amounts are in today's dollars, so you can compare your benefit with today's bills.",
  ],
  howToUse: [
    "Your Social Security statement lists your earnings for each year. Amounts from long ago look small because wages were lower then. Replace each old amount with what the same job pays today. Then enter the average of your best 35 years, or of all your years with earnings if you have fewer. Include the years you still plan to work.",
    "For “Years with earnings”, add the years you have worked and the years you still plan to work.",
    "Compare the starting ages in the table. If you can afford to wait, look at the break-even age. If you live past the break-even age, you get more in total than with a start at 62.",
  ],
  methodology: [
    "The first step is your average monthly earnings. Earnings above a yearly limit, called the wage base, don't count. We add up your best 35 years and divide by 420, the number of months in 35 years. If you have fewer than 35 years, each missing year counts as zero. Social Security calls the result average indexed monthly earnings (AIME), because past earnings are first raised to recent wage levels.",
    "The second step is the full benefit: your monthly payment if you start at 67. Its official name is primary insurance amount (PIA). We split your average monthly earnings into three parts. The full benefit is 90% of the first part (a in the formula), 32% of the second part (b) and 15% of the third part (c). The limits between the parts are called bend points.",
    "The third step is your share of the full benefit, which depends on your age when payments start. Each month you start before 67 takes off 5/9 of 1%, for up to 36 months. Each further month takes off 5/12 of 1%. Each month you wait after 67 adds 2/3 of 1%, until 70. You get 70% of the full benefit at 62 and 124% at 70.",
  ],
  assumptions: [
    `We use the rules for people who turn 62 in ${NEWEST_RULES}: bend points of ${dollars(first)} and ${dollars(second)} a month, and a wage base of ${dollars(wageBase)} a year. In reality, these amounts rise each year with average US wages.`,
    "You were born in 1964 or later, so your full retirement age is 67.",
    `You need 40 credits to get a benefit. Each ${dollars(credit)} you earn in a year gives one credit, up to four credits a year. Most people have 40 credits after ten years of work.`,
    "As the law says, we round down: average monthly earnings and the payment to the dollar, and the full benefit to ten cents.",
    "The break-even age compares total payments in today's dollars. It leaves out interest and taxes.",
    factInWords(unitedStatesSocialSecurity),
  ],
  limitations: [
    "The answer is an estimate from one average. Your statement at ssa.gov uses your real earnings in each year. If you were born before 1964, use the estimate on your statement.",
    "Benefits for spouses, divorced spouses, survivors and children are left out, and so are disability benefits.",
    "Only earnings on which you pay Social Security tax count. Leave out state or local government jobs that have their own pension instead.",
    "If you earned more than the wage base for decades, your real benefit is a few percent lower than shown. In earlier years, the wage base was lower compared with average wages.",
    "If you start between 67 and 70, part of the increase for waiting isn't paid until the next January.",
    "Congress can change the rules. If the Social Security trust fund runs out before Congress acts, payments would be cut.",
  ],
  example: {
    story:
      "In 2026, Rosa is 55 and has worked for 27 years, for about $60,000 a year in today's dollars. She wants to stop working at 58, with 30 years of earnings, and start Social Security at 67.",
    outcome:
      "From 67, Rosa would get about $2,117 a month. From 62 it would be $1,481, and from 70 it would be $2,625. If she works five years longer, until 63, she has no missing years. Her payment from 67 then rises to $2,345.",
    inputs: { earnings: 60000, years: 30, start_age: 67, year: "2026" },
  },
  mistakes: [
    "Planning to spend the whole payment. Medicare premiums are usually taken out of it, and up to 85% of the payment can count as taxable income.",
    "Entering your latest salary instead of the average of your whole career.",
    "Forgetting the missing years. If you have fewer than 35 years with earnings, each missing year counts as zero.",
    "Taking payments before 67 while you still work full time. If you earn more than a yearly limit, part of your payments is withheld. Later payments rise to make up for the part withheld.",
    "Thinking that payments must start when you stop working. You can live on savings while your benefit grows.",
  ],
  questions: [
    {
      question: "How much Social Security will I get if I make $60,000 a year?",
      answer: `After 35 years at $60,000 in today's dollars, you get ${at(67)} a month if you start at 67. You get ${at(62)} if you start at 62, or ${at(70)} if you start at 70. These are the rules of ${NEWEST_RULES}.`,
    },
    {
      question: "Is it better to start at 62, 67 or 70?",
      answer:
        "If you live past about 80, waiting until 70 pays more in total than starting at 62. Waiting also raises what your husband or wife gets if you die first. Start earlier if you need the money or your health is poor.",
    },
    {
      question: "Do more than 35 years of work help?",
      answer:
        "Only if you earn more in the new year than in the lowest of your best 35 years. The new year then replaces the lowest one.",
    },
    {
      question: "Can payments start at exactly 62?",
      answer:
        "Rarely. You have to be 62 for a whole month to be paid for that month. For most people, the first payment is for the month after their birthday. It is 70.42% of the full benefit instead of 70%.",
    },
    {
      question: "Will inflation shrink my benefit?",
      answer: "Payments rise each year with consumer prices, so they keep roughly the same buying power.",
    },
    {
      question: "Why does a higher salary raise the benefit so little?",
      answer:
        "Each dollar of average monthly earnings above $7,749 adds only 15 cents to the monthly benefit. Earnings above the wage base add nothing.",
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
    SSA_WAGE_BASE,
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
  everydayWords: ["claim", "collect", "SSA", "retire early", "wait", "check", "draw"],
  inputWords: {
    earnings: "SSA statement, made a year, today's wages",
    years: "Up to 35 count",
    start_age: "Take benefits from 62 to 70",
    start_months: "0 to 11",
  },
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "You can choose the year of the rules. All other answers are the same as before.",
    },
  ],
  released: "2026-11-26",
} satisfies Content<typeof socialSecurity>;
