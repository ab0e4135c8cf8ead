import type { Content } from "#engine";
import type fixedDeposit from "./fixed-deposit.ts";
import vectors from "./vectors.ts";

export default {
  title: "CD calculator: CD, FD and RD maturity value",
  purpose:
    "Calculates what a certificate of deposit (CD), a fixed deposit (FD) or a recurring deposit (RD) pays: at maturity or when you close it early, before and after tax.",
  about: [
    "You leave money with a bank for a fixed time at a fixed rate. In the US that is a certificate of deposit, in India a fixed deposit, in Britain a fixed-rate bond, and in Australia a term deposit.",
    "In a recurring deposit, you pay in the same amount every month. If you close either of them early, the bank keeps some of the interest or pays a lower rate.",
  ],
  howToUse: [
    "Take the rate and how often interest is added from the bank's offer. If the offer gives only an APY, enter the APY and let interest be added every year.",
    "Compare offers by APY and not by rate.",
    "Before you close a CD for a better one, enter the penalty here. The new one must earn more than the row “Less than at maturity”.",
    "Use your top tax rate. Interest is usually taxed as income.",
  ],
  methodology: [
    "In the formula, r is the yearly rate, m is how many times a year interest is added, and t is the time in years. A year has 365 days if interest is added daily.",
    "Each monthly deposit comes at the beginning of its month and earns interest from then on, at the rate that the compounding gives. This is the formula of the Indian Banks' Association for recurring deposits.",
    "A penalty of some months of interest is what you paid in times the rate, divided by 12, times the months. It's charged even if you have not earned that much.",
    "If the bank pays a lower rate instead, all of the time held earns the lower rate.",
    "Tax is a percentage of the interest after any penalty, taken once at the end.",
  ],
  assumptions: [
    "The rate stays the same for the whole term.",
    "Interest stays in the deposit. If yours is paid out each month or quarter, choose simple interest.",
    "All months are a twelfth of a year.",
  ],
  limitations: [
    "Banks count days, so the last cents can differ.",
    "Tax is often due each year as interest is credited. Then the deposit itself doesn't shrink, but you pay it from other money.",
    "Partial withdrawals, rate steps and ladders of several deposits are left out.",
  ],
  example: {
    story:
      "Carlos puts $10,000 into a CD for 12 months at 4.5%, with interest added daily. He pays 22% tax on interest.",
    outcome: "He keeps about $359 of the interest after tax. A savings account at 3% would have left him about $238.",
    inputs: { deposit: 10000, annual_rate: 4.5, term: 12, tax_rate: 22 },
  },
  mistakes: [
    "Entering an APY as a rate with interest added daily. That counts the compounding twice.",
    "Letting a CD renew by itself at a poor rate. You have a few days after maturity to take the money out.",
    "Choosing a long term for money that you may need. The penalty can take more than the interest.",
    "Comparing a CD's total interest with that of one with another term. Compare by APY.",
  ],
  questions: [
    {
      question: "How much does a $10,000 CD earn in a year?",
      answer: "At 4.5% with interest added daily, $460.25. At 4%, $408.08.",
    },
    {
      question: "What is the penalty for closing a CD early?",
      answer:
        "Each bank sets its own, often 3 months of interest for terms up to a year and 6 months or more for longer ones. By federal rules it's at least 7 days of interest if you withdraw within the first 6 days.",
    },
    {
      question: "How is an FD closed early in India?",
      answer:
        "The bank pays the rate for the time that you kept it, usually less 0.5% to 1%. Enter the whole difference as “Rate is lower by”.",
    },
    {
      question: "Is the interest taxed?",
      answer: "Usually as income, in the year in which it's credited. Banks in India deduct TDS above a limit.",
    },
    {
      question: "Is a CD safe?",
      answer:
        "In the US, deposits are insured up to $250,000 per person and bank by the FDIC or NCUA. Other countries have their own limits.",
    },
  ],
  next: [
    { slug: "apy", why: "turn a rate into an APY and back." },
    { slug: "savings-goal", why: "what to save each month for a goal." },
    { slug: "sip", why: "a monthly plan in a fund instead." },
  ],
  related: ["apy", "compound-interest", "savings-goal", "sip", "simple-interest"],
  sources: [
    {
      title: "US Regulation DD, 12 CFR part 1030, appendix A (annual percentage yield)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    },
  ],
  synonyms: [
    "certificate of deposit",
    "CD calculator",
    "FD calculator",
    "RD calculator",
    "recurring deposit",
    "term deposit",
    "early withdrawal penalty",
    "maturity value",
  ],
  everydayWords: ["bank", "lock money", "fixed rate bond"],
  inputWords: { deposit: "CD, FD, principal", installment: "RD each month", term: "Tenure, lock-in" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof fixedDeposit>;
