// What someone should know beside a tax: what is missing from it, whom it is for, and what is taken for granted.

import { lawOf } from "#laws";
import { decimal } from "#numbers/decimal";
import type { Taxpayer } from "./countries.ts";
import { federalCaveats } from "./filed.ts";

/** What has to be read before the answer: older figures, and what someone who takes this for the whole would miss. */
export function warningsOf(given: Taxpayer): readonly string[] {
  if (given.country === "us" && given.state !== "none") return lawOf("states").olderStateFigures(given, given.income);
  if (given.country === "france") return lawOf("france").warningsInFrance(given);
  if (given.country !== "canada" || given.province !== "none") return [];
  return ["Provincial tax is not included. Choose your province to add its tax."];
}

export function caveatsOf(given: Taxpayer): readonly string[] {
  const both =
    given.country === "us" ? " On 1099 income, you also owe the employer's half of Social Security and Medicare." : "";
  return [`This is the tax on an employee's pay, not on self-employment.${both}`, ...ownCaveatsOf(given)];
}

function ownCaveatsOf(given: Taxpayer): readonly string[] {
  switch (given.country) {
    case "us":
      return given.state === "none"
        ? federalCaveats(given)
        : lawOf("states").caveatsInUnitedStates(given, { plan401k: given.contributions, benefits: decimal(0) });
    case "canada":
      return lawOf("canada").caveatsInCanada(given);
    case "india":
      return lawOf("india").caveatsInIndia(given);
    case "scotland":
      return lawOf("uk").CAVEATS;
    default:
      return lawOf(given.country).CAVEATS;
  }
}
