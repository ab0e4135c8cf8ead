import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { valueOn } from "../dated.ts";
import { unitedStatesPayrollTax } from "../tax/united-states-payroll.ts";
import { unitedStatesSocialSecurity } from "./united-states-social-security.ts";

const AVERAGE_WAGE_2024 = decimal("69846.57");

const found = valueOn(unitedStatesSocialSecurity, "2026-07-01");
const payroll = valueOn(unitedStatesPayrollTax, "2026-07-01");
if ("noAnswer" in found || "noAnswer" in payroll) throw new TypeError("There are no figures for 2026.");

describe("As the law works them out of the average wage", () => {
  it("bend points: 42 U.S.C. 415(a)(1)(B), from $180 and $1,085 in 1979, rounded to the dollar", () => {
    const [first, second] = [180, 1085].map((of) => round(AVERAGE_WAGE_2024.times(of).div("9779.44")).toNumber());
    expect(found.value.bendPoints).toEqual({ first, second });
  });

  it("a credit: 42 U.S.C. 413(d)(2), from $250 in 1978, rounded to ten dollars", () => {
    const worked = round(AVERAGE_WAGE_2024.times(250).div("9226.48").div(10)).times(10);
    expect(found.value.credit).toBe(worked.toNumber());
  });

  it("the wage base: 42 U.S.C. 430(b), from $60,600 in 1994, rounded to $300", () => {
    const worked = round(AVERAGE_WAGE_2024.times(60_600).div("22935.42").div(300)).times(300);
    expect(payroll.value.socialSecurity.wageBase).toBe(worked.toNumber());
  });
});
