import type { Content } from "#engine";
import type rmd from "./rmd.ts";
import vectors from "./vectors.ts";

export default {
  title: "RMD calculator: required minimum distributions",
  purpose:
    "Calculates how much you have to withdraw from a traditional IRA or 401(k) this year, when it is due, and what later years could bring. It covers your own account, a spouse who is more than ten years younger, and accounts inherited under the 10-year rule.",
  about: [
    "Money in a traditional IRA or 401(k) hasn't been taxed yet. From a certain age on, the law wants some of it withdrawn and taxed each year. That is the required minimum distribution, or RMD.",
    "You need two figures: the balance on December 31 of last year, and your year of birth.",
  ],
  howToUse: [
    "Withdraw at least this amount by the date shown. You may take more, but it doesn't count for next year.",
    "With several traditional IRAs, work out the RMD of each, add them up, and take the sum from any of them. For 401(k) plans, take each plan's own.",
    "Look at the later years before they come. Large withdrawals can raise your tax bracket, and you can spread them by starting earlier.",
  ],
  methodology: [
    "The balance on December 31 of the year before is divided by a distribution period from a table of the IRS. Your age is the one you reach in the year.",
    "For most people the table is the Uniform Lifetime Table. If your only beneficiary is a spouse more than ten years younger, the table for two lives gives a longer period, and so a smaller withdrawal.",
    "You start at 73 if you were born from 1951 to 1959, and at 75 if you were born in 1960 or later. Older people started at 72 or earlier.",
    "Inherited, 10-year rule: the account has to be empty by the end of the tenth year after the death. If the owner had to take RMDs, you also take one each year. The period is your single life expectancy in the year after the death, less one for each year since.",
    "Later years: the balance grows by the return you enter, and the withdrawal is taken at the end of the year.",
  ],
  assumptions: [
    "The first withdrawal may wait until April 1 of the next year. All others are due by December 31.",
    "The tables are those in force since 2022.",
    "The 10-year rule is for people who inherited from an owner who died in 2020 or later, such as grown children.",
  ],
  limitations: [
    "Spouses, minor children of the owner, disabled people and those not more than ten years younger than the owner can stretch an inherited account over their life. Trusts and estates have other rules.",
    "If you still work, the plan of that employer can often wait. Roth IRAs have no RMDs during the owner's life.",
    "For two lives we have spouses from 40 on and owners up to 100. For a younger spouse, we use 40.",
    "We read the tables and the IRS's examples in public source code that quotes them, and compared two copies. Where they differed, the one that agrees with the rest of the tables is used.",
  ],
  example: {
    story:
      "Carol was born in 1952 and has a traditional IRA. On December 31, 2025, it was worth $500,000. She turns 74 in 2026.",
    outcome:
      "She can take it at once or month by month, as long as the year's total is reached by the end of December.",
    inputs: { account: "own", balance: 500000, birth_year: 1952, year: "2026" },
  },
  mistakes: [
    "Using today's balance. The balance of last December 31 counts, even if the market has moved since.",
    "Using the table from before 2022. Its periods are shorter, so you would withdraw too much.",
    "Waiting until April and forgetting that the second withdrawal is due in the same year.",
    "Taking the RMD of a 401(k) from an IRA. Each plan pays its own.",
  ],
  questions: [
    {
      question: "At what age do RMDs start?",
      answer: "At 73 if you were born from 1951 to 1959, and at 75 if you were born in 1960 or later.",
    },
    {
      question: "What is the penalty for missing one?",
      answer:
        "25% of what you should have withdrawn. It falls to 10% if you withdraw it soon, and the IRS can waive it for a good reason.",
    },
    {
      question: "Are RMDs taxed?",
      answer:
        "Yes, as income in the year you take them. If you give the money straight from an IRA to a charity, it can count without being taxed.",
    },
    {
      question: "Do I have to spend it?",
      answer: "No. You can move it to an account that is taxed as usual. You only can't put it back into an IRA.",
    },
  ],
  next: [
    { slug: "income-tax", why: "the tax on the withdrawal with your other income." },
    { slug: "retirement-withdrawal", why: "how long your savings last." },
    { slug: "social-security", why: "your benefit beside it." },
  ],
  related: ["retirement-withdrawal", "retirement-savings", "social-security", "annuity-payout"],
  sources: [
    { title: "IRS Publication 590-B, Distributions from IRAs", url: "https://www.irs.gov/publications/p590b" },
    { title: "26 CFR 1.401(a)(9)-9", url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9" },
  ],
  synonyms: ["required minimum distribution", "minimum required distribution", "inherited IRA calculator", "MRD"],
  everydayWords: ["mandatory withdrawal", "forced", "inherited IRA", "turn 73"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof rmd>;
