// What someone should know beside a tax: what is missing from it, whom it is for, and what is taken for granted.
import { decimal } from "#numbers/decimal";
import { valueOn } from "../../dated.ts";
import { canadaProvinces, PROVINCE_NAMES } from "../canada-provinces.ts";
import type { InProvince } from "./canada.ts";
import type { Taxpayer } from "./countries.ts";
import type { Earned } from "./levy.ts";
import { caveatsInUnitedStates, olderStateFigures } from "./united-states-state.ts";

/** What has to be read before the answer: older figures, and what someone who takes this for the whole would miss. */
export function warningsOf(given: Taxpayer): readonly string[] {
  if (given.country === "us") return olderStateFigures(given, given.income);
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
      return caveatsInUnitedStates(given, { plan401k: given.contributions, benefits: decimal(0) });
    case "canada":
      return caveatsInCanada(given);
    case "india":
      return caveatsInIndia(given);
    default:
      return CAVEATS[given.country];
  }
}

const CAVEATS: Readonly<Record<Exclude<Taxpayer["country"], "us" | "canada" | "india">, readonly string[]>> = {
  uk: ["National Insurance is an employee's, for a year of equal pay."],
  scotland: ["National Insurance is an employee's, for a year of equal pay."],
  ireland: [
    "PRSI is an employee's in class A1, for 52 weeks of equal pay. Of a couple, one of you earns all of the income.",
    "Contributions to a pension lower income tax, but not the Universal Social Charge or PRSI.",
  ],
  australia: ["The Medicare levy is in full: people with low incomes pay less of it."],
  new_zealand: [
    "KiwiSaver, student loans and the independent earner tax credit, up to $520 for some people, are not included.",
  ],
  germany: [
    "We take you as publicly insured at the average rate, without children. The solidarity surcharge and church tax are not included.",
    "With pay of €2,000 a month or less, social insurance is lower than here.",
  ],
};

function caveatsInCanada({ province, year }: Earned & InProvince): readonly string[] {
  const laws = valueOn(canadaProvinces, `${year}-01-01`);
  const law = province === "none" || "noAnswer" in laws ? undefined : laws.value[province];
  return [
    "We use the contributions of all provinces but Quebec, which has its own pension plan and parental insurance. We don't have Quebec's tax.",
    ...(province !== "none" && law?.leavesOutLowIncomeReduction
      ? [`${PROVINCE_NAMES[province]} also lowers the tax of families with low incomes, which is not included.`]
      : []),
  ];
}

function caveatsInIndia({ contributions, regime }: Earned & { readonly regime: "new" | "old" }): readonly string[] {
  return [
    "For a resident under 60. Employees' provident fund contributions are not part of the tax.",
    ...(regime === "new" && contributions.gt(0)
      ? ["In the new regime, most contributions are not deducted, such as to a provident fund. We deducted yours."]
      : []),
  ];
}
