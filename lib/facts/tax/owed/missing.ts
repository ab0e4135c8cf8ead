import { type Fact, type Unknown, whatWeHave } from "../../dated.ts";

/** "We have no 2024 figures for Canadian federal income tax. We have figures for 2025 to 2026." */
export const missing = (fact: Fact<unknown>, year: string): Unknown => ({
  noAnswer: `We have no ${year} figures for ${fact.what}. ${whatWeHave(fact)}`,
});
