// Student's t, χ² and F. The figures with 30 digits are of Boost's tests (ibeta_small_data.ipp, for a beta distribution), the others
// of the tables of the NIST/SEMATECH e-Handbook, sections 1.3.6.7.2 to 1.3.6.7.4, as Boost's tests quote them.
import { describe, expect, it } from "vitest";
import { betaShares } from "./beta-shares.ts";
import { chiSquaredPoint, chiSquaredTails } from "./chi-squared.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { fisherPoint, fisherTails } from "./fisher.ts";
import { lnGamma } from "./gamma.ts";
import { normalAbove } from "./normal.ts";
import { tailsOf } from "./shares.ts";
import { studentWithin } from "./student.ts";
import { studentPointAbove, studentTails } from "./student-tails.ts";

const isNear = (one: Decimal, other: Decimal, close = "1e-45"): boolean => one.div(other).minus(1).abs().lt(close);

describe("The gamma function", () => {
  it("is a factorial, and √π at one half", () => {
    expect(isNear(decimal(lnGamma(21)).exp(), decimal("2432902008176640000"))).toBe(true);
    expect(isNear(decimal(lnGamma(0.5)).exp().pow(2), decimal(-1).acos())).toBe(true);
  });
});

describe("The beta distribution", () => {
  it.each([
    [
      "0.0463422574102878570556640625",
      "0.34317314624786376953125",
      "0.24176712334156036376953125",
      "0.1513172651201848",
    ],
    [
      "0.357627332210540771484375",
      "8.064510345458984375",
      "0.92886126041412353515625",
      "0.597468428920441043494826756157e-10",
    ],
    ["0.7596668601036071777", "7.6242132186889648438", "0.285910427570343017578125", "0.0490276274612278"],
  ])("%s, %s has above %s the share of Boost", (a, b, x, above) => {
    const odds = decimal(x).div(decimal(1).minus(x));
    expect(isNear(tailsOf(betaShares(decimal(a), decimal(b)), odds).above, decimal(above), "1e-14")).toBe(true);
  });
});

describe("Critical values are those of NIST's tables", () => {
  it.each([
    ["0.05", 1, "3.841"],
    ["0.1", 2, "4.605"],
    ["0.001", 10, "29.588"],
    ["0.025", 100, "129.561"],
  ])("%s of χ² with %i degrees of freedom lies above %s", (share, freedom, table) => {
    const places = table.length - table.indexOf(".") - 1;
    expect(chiSquaredPoint("above", decimal(share), decimal(freedom)).toFixed(places)).toBe(table);
  });

  it.each([
    ["0.1", 9, "4.168"],
    ["0.001", 50, "24.674"],
  ])("%s of χ² with %i degrees of freedom lies below %s", (share, freedom, table) => {
    expect(chiSquaredPoint("below", decimal(share), decimal(freedom)).toFixed(3)).toBe(table);
  });

  it.each([
    [1, 1, "161.448"],
    [10, 1, "241.882"],
    [2, 3, "9.552"],
    [5, 40, "2.449"],
    [10, 100, "1.927"],
  ])("5%% of F with %i and %i degrees of freedom lies above %s", (over, under, table) => {
    expect(fisherPoint("above", decimal("0.05"), decimal(over), decimal(under)).toFixed(3)).toBe(table);
  });
});

describe("What a closed form says", () => {
  it("of t, and of χ² and F that come from it or from z", () => {
    for (const [t, freedom] of [
      ["0.3", 3],
      ["2.5", 10],
      ["4", 1999],
    ] as const) {
      const beyond = studentTails(decimal(t), decimal(freedom)).above;
      const within = decimal(1).minus(beyond.times(2));
      expect(isNear(studentWithin(within, freedom), decimal(t), "1e-40")).toBe(true);
      expect(isNear(fisherTails(decimal(t).pow(2), decimal(1), decimal(freedom)).above, beyond.times(2))).toBe(true);
    }
    expect(isNear(chiSquaredTails(decimal(9), decimal(1)).above, normalAbove(decimal(3)).times(2), "1e-40")).toBe(true);
    expect(isNear(chiSquaredTails(decimal(140), decimal(2)).above, decimal(-70).exp())).toBe(true);
  });

  it("of the median of F with equal degrees of freedom, however many", () => {
    expect(isNear(fisherTails(decimal(1), decimal(10_000), decimal(10_000)).above, decimal("0.5"))).toBe(true);
  });
});

it("leads from a share to its point and back", () => {
  for (const freedom of ["1", "2.7", "30", "10000"].map(decimal))
    for (const share of ["1e-9", "0.025", "0.4999"].map(decimal)) {
      const back = [
        studentTails(studentPointAbove(share, freedom), freedom).above,
        chiSquaredTails(chiSquaredPoint("below", share, freedom), freedom).below,
        chiSquaredTails(chiSquaredPoint("above", share, freedom), freedom).above,
        fisherTails(fisherPoint("above", share, freedom, decimal(7)), freedom, decimal(7)).above,
        fisherTails(fisherPoint("below", share, decimal(7), freedom), decimal(7), freedom).below,
      ];
      expect(back.filter((found) => !isNear(found, share, "1e-40"))).toEqual([]);
    }
});
