// What you contribute each time: an amount, or a part of your salary plus your employer's match.
import { choice, type InputValues, type Line, money, percent, type Shown, type ShownValues, step } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { type Frequency, TIMES_A_YEAR } from "#numbers/frequency";

export const AMOUNT = { min: 0, max: 1e10 } as const;
const AS_AMOUNT = { when: { save_as: ["amount"] } } as const;
const AS_SALARY = { when: { save_as: ["salary"] } } as const;

export const CONTRIBUTION = {
  save_as: choice(
    "Enter contribution as",
    { amount: "An amount", salary: "A percentage of my salary" },
    { default: "amount" },
  ),
  contribution: money("Contribution", {
    ...AMOUNT,
    ...AS_AMOUNT,
    example: 500,
    help: "Include what your employer adds.",
  }),
  salary: money("Annual salary", { ...AMOUNT, ...AS_SALARY, example: 80000, help: "Before tax." }),
  saving_rate: percent("Savings rate", {
    ...AS_SALARY,
    min: 0,
    max: 100,
    example: 10,
    help: "Percent of your salary.",
  }),
  employer_match: percent("Employer match", {
    typical: 50,
    ...AS_SALARY,
    min: 0,
    max: 200,
    default: 0,
    help: "50% is 50 cents for each dollar you save.",
  }),
  match_limit: percent("Employer match limit", {
    ...AS_SALARY,
    min: 0,
    max: 100,
    default: 6,
    help: "Percent of your salary.",
  }),
};
type Given = InputValues<typeof CONTRIBUTION> & { readonly contribution_frequency: Frequency };

/** Each time: your own part and the employer's. */
export function contributionsOf(given: Given) {
  if (given.save_as === "amount") return { own: given.contribution, employer: decimal(0) };
  const { salary, saving_rate, employer_match, match_limit, contribution_frequency } = given;
  const each = 100 * TIMES_A_YEAR[contribution_frequency];
  const matched = Decimal.min(saving_rate, match_limit);
  return {
    own: salary.times(saving_rate).div(each),
    employer: salary
      .times(matched)
      .times(employer_match)
      .div(100 * each),
  };
}

export function salarySteps(
  given: ShownValues<Given>,
  own: Shown<Decimal>,
  employer: Shown<Decimal> | null,
): readonly Line[] {
  if (given.save_as === "amount") return [];
  const { salary, saving_rate, employer_match, match_limit } = given;
  const times = TIMES_A_YEAR[given.contribution_frequency];
  const matched = saving_rate.value.lt(match_limit.value) ? saving_rate : match_limit;
  return [
    step`You save: ${salary} × ${saving_rate} ÷ ${times} = ${own}`,
    employer && step`Your employer adds: ${salary} × ${matched} × ${employer_match} ÷ ${times} = ${employer}`,
  ];
}
