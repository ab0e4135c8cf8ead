import {
  choice,
  count,
  date,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  optionalStep,
  percent,
  step,
  table,
  text,
  toggle,
} from "#engine";
import { distributionFacts, fromInherited, fromOwn, TEN_YEARS } from "./minimum-distribution.ts";

const YEARS: Readonly<Record<string, string>> = {
  2023: "2023",
  2024: "2024",
  2025: "2025",
  2026: "2026",
  2027: "2027",
  2028: "2028",
};
const BIRTH = { min: 1905, max: 2028, isYear: true } as const;
const INHERITED = { when: { account: ["inherited"] } } as const;

const inputs = {
  account: choice(
    "Account",
    { own: "Your own", younger_spouse: "Your own, spouse over 10 years younger", inherited: "Inherited, 10-year rule" },
    { default: "own", help: "The spouse has to be the only beneficiary all year." },
  ),
  balance: money("Balance at the end of the year before", { min: 0, max: 1e10, example: 500000 }),
  birth_year: count("Your year of birth", { ...BIRTH, example: 1952 }),
  spouse_birth_year: count("Spouse's year of birth", {
    ...BIRTH,
    example: 1965,
    when: { account: ["younger_spouse"] },
  }),
  death_year: count("Year in which the owner died", {
    min: 2020,
    max: 2028,
    isYear: true,
    example: 2024,
    ...INHERITED,
  }),
  had_begun: toggle("The owner already had to withdraw", { default: true, ...INHERITED }),
  year: choice("Year of the withdrawal", YEARS, { default: "2026", today: true }),
  growth: percent("Return per year", {
    min: 0,
    max: 20,
    default: 5,
    more: true,
    help: "For later years only. Withdrawals are taken at the end of each year.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "RMD calculator",
  summary:
    "Required minimum distribution from an IRA or 401(k) this year and later, also with a younger spouse or inherited.",
  inputs,

  outputs: {
    rmd: money("Required minimum distribution"),
    divisor: number("Distribution period", { upTo: 1, optional: true }),
    share: percent("Share of the balance", { optional: true }),
    due: date("Withdraw by", { optional: true }),
    first_year: text("First year of withdrawals", { optional: true }),
    last_year: text("Empty the account by the end of", { optional: true }),
    schedule: table(
      "Year by year",
      {
        year: text("Year"),
        age: count("Your age"),
        balance: money("Balance before"),
        withdrawal: money("Withdrawal"),
      },
      { chart: { kind: "areas", x: "year", y: ["withdrawal"] } },
    ),
  },
  primary: "rmd",
  formula: "RMD = balance ÷ distribution period",

  check: ({ birth_year, spouse_birth_year, death_year, year }) => ({
    birth_year: birth_year > Number(year) && "must not be after the year of the withdrawal",
    spouse_birth_year:
      spouse_birth_year !== undefined &&
      spouse_birth_year <= birth_year + 10 &&
      "must be more than 10 years after yours, or choose your own account",
    death_year: death_year !== undefined && death_year >= Number(year) && "must be before the year of the withdrawal",
  }),

  compute(given) {
    const found = given.account === "inherited" ? fromInherited(given) : fromOwn(given);
    if ("noAnswer" in found) return noAnswer(found.noAnswer);
    const { balance } = given;
    const isDue = !found.rmd.isZero() && !balance.isZero();
    return {
      ...found,
      share: isDue ? found.rmd.times(100).div(balance) : null,
      due: isDue ? found.due : null,
    };
  },

  facts: distributionFacts,

  sentence: ({ balance }, { rmd, divisor, due, last_year, first_year }, _, { year }) => {
    if (due) return `From a balance of ${balance}, you have to withdraw ${rmd} by ${due}.`;
    if (last_year) return `Nothing has to be withdrawn in ${year}, but all of it by the end of ${last_year}.`;
    return divisor
      ? "With no balance, nothing has to be withdrawn."
      : `Nothing has to be withdrawn before ${first_year}.`;
  },

  working: ({ balance }, { rmd, divisor, share }) => [
    divisor ? step`RMD: ${balance} ÷ ${divisor} = ${rmd}` : step`RMD: ${rmd}`,
    optionalStep`Share of the balance: ${rmd} ÷ ${balance} = ${share}`,
  ],

  notes: ({ balance }, { due, first_year }, show, { account, birth_year, year, death_year }) => [
    due && `If you withdraw less, the tax on what is missing is ${show("percent", 25)}.`,
    account !== "inherited" &&
      birth_year === 1959 &&
      "For people born in 1959 the law names two ages. We use 73, as the IRS proposes.",
    account !== "inherited" &&
      `${first_year}` === year &&
      "If you wait until April, two withdrawals fall into the next year and are taxed together.",
    account === "inherited" &&
      Number(year) < 2025 &&
      `For ${year}, the IRS charged no penalty for a missed withdrawal of this kind.`,
    death_year !== undefined &&
      `Equal withdrawals would take ${show("money", balance.value.div(death_year + TEN_YEARS - Number(year) + 1))} a year.`,
  ],
});
