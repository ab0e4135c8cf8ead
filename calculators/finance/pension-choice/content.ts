import type { Content } from "#engine";
import type pensionChoice from "./pension-choice.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pension choice calculator: lump sum, joint or later",
  purpose:
    "Compares a pension's lump sum with its income, single life with a joint pension, and starting now with working longer.",
  about: [
    "Your employer offers $250,000 at once or $1,500 a month for life. You can choose only once. Which is worth more depends on how long you live and on what you would earn with the lump sum.",
    "Two other choices work the same way: a larger pension for your life only or a smaller one that your partner keeps, and a pension now or a larger one in a few years.",
  ],
  howToUse: [
    "Enter the figures from your pension statement. Look for the exact payment, and whether it rises each year.",
    "For the return, take what you would really earn with the lump sum after fees. A pension is as safe as a bond, so a bond's return is a fair comparison.",
    "Look at the age from which the order changes. If you have good reasons to expect a longer life, take the choice that is ahead then.",
    "Try an age of 95 too. An income for life protects you best if you live long.",
  ],
  methodology: [
    "Each payment is divided by what 1 grows to until it's paid, at the return on your own money. All payments until the last age add up to the worth today.",
    "The lump sum could pay the lump sum divided by the worth of 1 each time. The return you would need makes the worth of the income equal to the lump sum.",
    "Joint: you get the joint payment as long as you live. After that your partner gets the survivor's share for as long as your partner lives.",
    "Starting later: the payments begin after the wait and are discounted to today.",
    "The chart shows the same for every age you may reach. Where the lines cross, or the lump sum is used up, the order changes.",
  ],
  assumptions: [
    "Payments come at the end of each month or year, unless you choose the beginning. The return is compounded yearly unless you choose monthly.",
    "A raise comes once a year, on the whole payment.",
    "If your partner dies first, the joint payment stays the same. Some plans raise it then.",
    "Years are counted in full: from your age now to your last age.",
  ],
  limitations: [
    "No one knows their last age. The calculator compares ages. It doesn't weigh them by how likely they are.",
    "Taxes aren't included. A lump sum that you don't roll over into a retirement account may be taxed at once.",
    "A pension without a raise loses value with inflation. Use a return after inflation and a raise of 0 only if the pension rises with prices.",
    "Whether the plan can pay isn't judged. In the US, the PBGC insures most private pensions up to a limit.",
  ],
  example: {
    story:
      "Rosa is 65. Her plan offers $250,000 or $1,500 a month for life. She could earn 5% a year, and both her parents lived past 90.",
    outcome:
      "If she lives to 85, the lump sum is worth a little more. From 89 on the income is ahead, and it can't run out. Rosa expects to get as old as her parents, so she takes the income.",
    inputs: { lump_sum: 250000, income: 1500, age: 65 },
  },
  mistakes: [
    "Adding up the payments without interest. $1,500 in twenty years is worth far less than $1,500 today.",
    "Assuming a stock market return for the lump sum. A pension carries no market risk.",
    "Choosing single life without asking who pays your partner's bills after your death.",
    "Taking the cash in hand. Rolled over, a lump sum isn't taxed until you withdraw it.",
  ],
  questions: [
    {
      question: "Should I take the lump sum or the monthly pension?",
      answer:
        "Compare the return you would need with what you can earn safely. If you would need more than that, the pension is the better deal. Poor health or heirs speak for the lump sum.",
    },
    {
      question: "What is a joint and survivor pension?",
      answer:
        "It pays less while you live. After your death your partner gets a share of it for life, often 50%, 75% or 100%.",
    },
    {
      question: "What does it cost to protect my partner?",
      answer:
        "The difference between the two payments, every month. Compare it with the price of life insurance for the same income.",
    },
    {
      question: "Is it worth working longer for a larger pension?",
      answer:
        "If you live long enough. Up to the age shown, the payments you give up weigh more than the raise. Your pay while you work comes on top.",
    },
  ],
  next: [
    { slug: "annuity-payout", why: "what any sum pays for a number of years." },
    { slug: "social-security", why: "the same question for Social Security." },
    { slug: "retirement-withdrawal", why: "how long a lump sum lasts." },
  ],
  related: ["annuity-payout", "retirement-withdrawal", "social-security", "present-value", "retirement-savings"],
  sources: [
    {
      title: "Wealth Literacy Institute, Annual Pension vs. Lump Sum Worksheet",
      url: "https://www.wealthliteracyinstitute.com/2018/01/08/annual-pension-vs-lump-sum/",
    },
    {
      title: "ThinkAdvisor, Tax Facts, Pension maximization",
      url: "https://thinkadvisor.com/tax-facts/2022/01/24/u-pension-maximization",
    },
  ],
  synonyms: [
    "pension lump sum or annuity",
    "lump sum vs monthly pension",
    "joint and survivor pension",
    "single life annuity",
    "pension buyout",
    "pension calculator",
  ],
  everydayWords: ["buyout", "widow", "spouse", "survivor", "work longer", "offered"],
  inputWords: { income: "Monthly pension", lump_sum: "Buyout, paid at once" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof pensionChoice>;
