import { Decimal as Shared } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal, decimal } from "./decimal.ts";
import { ceil, floor, hairBelow, round, snap, subtract } from "./round.ts";

describe("Decimals", () => {
  it("are our own, whatever anyone does to the library's shared ones", () => {
    Shared.set({ precision: 3, toExpPos: 1, rounding: Shared.ROUND_DOWN });
    expect(new Decimal(1).div(3).toString()).toBe(`0.${"3".repeat(80)}`);
    expect(new Decimal("1e30").toString()).toBe(`1${"0".repeat(30)}`);
    expect(new Decimal("1e-30").toString()).toBe(`0.${"0".repeat(29)}1`);
    Shared.set({ defaults: true });
  });

  it("are exact where binary floating point is not", () => {
    expect(decimal(0.1).plus(0.2).toString()).toBe("0.3");
    expect(decimal(8.2).times(7.5).div(100).toString()).toBe("0.615");
    expect(decimal("2.1").div("0.3").toString()).toBe("7");
  });
});

describe("Rounding goes half away from zero", () => {
  it.each([
    ["2.5", 0, "3"],
    ["-2.5", 0, "-3"],
    ["-2.4", 0, "-2"],
    ["0.5", 0, "1"],
    ["1.005", 2, "1.01"],
    ["-1.005", 2, "-1.01"],
    ["2.675", 2, "2.68"],
    ["39.425", 2, "39.43"],
    ["0.615", 2, "0.62"],
    ["2.15", 1, "2.2"],
    ["5.67849", 3, "5.678"],
    ["1234.5", 5, "1234.5"],
  ])("%s to %d decimals is %s", (amount, digits, rounded) => {
    expect(round(amount, digits).toString()).toBe(rounded);
  });

  it("of numbers too, by their shortest text", () => {
    expect(round(1.005, 2).toString()).toBe("1.01");
    expect(round(8.2 * 10, 0).toString()).toBe("82");
  });

  it("of products and quotients to the exact half cent", () => {
    expect(round(decimal("8.2").times("7.5").div(100), 2).toString()).toBe("0.62");
    expect(round(decimal("17.9").times("1.05"), 2).toString()).toBe("18.8");
    expect(round(decimal(18000).times("2.875").div(1200), 2).toString()).toBe("43.13");
    expect(round(decimal("2.875").div(1200).times(18000), 2).toString()).toBe("43.13");
  });
});

describe("Rounding snaps to sixty-four digits first", () => {
  const nines = "9".repeat(64);
  const hair = `0.${"0".repeat(64)}1`;

  it.each([
    [`43.124${nines}`, 2, "43.13"],
    [`0.${nines}9`, 0, "1"],
    [`-2.4${nines}`, 0, "-3"],
    ["2.4999999999999999999999999999999999999999", 0, "2"],
  ])("%s to %d decimals is %s", (amount, digits, rounded) => {
    expect(round(amount, digits).toString()).toBe(rounded);
  });

  it("so seven boxes stay seven", () => {
    expect(ceil(decimal(7).plus(hair)).toString()).toBe("7");
    expect(floor(decimal(7).minus(hair)).toString()).toBe("7");
    expect(ceil(decimal("2.1").div("0.3")).toString()).toBe("7");
    expect(ceil(decimal(7).div(3).times(3)).toString()).toBe("7");
  });

  it("and what is really more is more", () => {
    expect(ceil("7.0000000000001").toString()).toBe("8");
    expect(floor("6.9999999999999").toString()).toBe("6");
  });
});

describe("A difference", () => {
  it.each([
    ["what agrees in every sure digit is nothing", decimal(1).div(3).times(3), decimal(1), "0"],
    ["what is nothing has no sign", decimal(1).div(3).times(-3), decimal(-1), "0"],
    [
      "what differs in the fortieth digit differs",
      decimal(1),
      decimal(`1.${"0".repeat(39)}1`),
      `-0.${"0".repeat(39)}1`,
    ],
    ["nothing less something", decimal(0), decimal("1e-30"), `-0.${"0".repeat(29)}1`],
    ["something less nothing", decimal("1e-30"), decimal(0), `0.${"0".repeat(29)}1`],
  ])("%s", (_, a, b, left) => {
    expect(subtract(a, b).toString()).toBe(left);
  });
});

describe("Up is up and down is down, below zero too", () => {
  it.each([
    ["7.1", 0, "8", "7"],
    ["-7.1", 0, "-7", "-8"],
    ["1.231", 2, "1.24", "1.23"],
    ["-1.231", 2, "-1.23", "-1.24"],
    ["1135.1705889558", 2, "1135.18", "1135.17"],
  ])("%s to %d decimals is %s or %s", (amount, digits, up, down) => {
    expect(ceil(amount, digits).toString()).toBe(up);
    expect(floor(amount, digits).toString()).toBe(down);
  });
});

describe("Any decimal", () => {
  const anyDecimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), fc.integer({ min: -40, max: 5 }))
    .map(([digits, power]) => decimal(`${digits}e${power}`));
  const anyDigits = fc.integer({ min: 0, max: 12 });

  it("is rounded by at most half of the last place, and its negative to the negative", () => {
    fc.assert(
      fc.property(anyDecimal, anyDigits, (amount, digits) => {
        const rounded = round(amount, digits);
        expect(
          rounded
            .minus(amount)
            .abs()
            .lte(decimal(`0.5e-${digits}`)),
        ).toBe(true);
        expect(round(amount.neg(), digits).eq(rounded.neg())).toBe(true);
        expect(round(rounded, digits).eq(rounded)).toBe(true);
      }),
    );
  });

  it("lies between its floor and its ceiling, which are one step apart at most", () => {
    fc.assert(
      fc.property(anyDecimal, anyDigits, (amount, digits) => {
        const [down, up] = [floor(amount, digits), ceil(amount, digits)];
        expect([down.lte(amount), up.gte(amount)]).toEqual([true, true]);
        expect(up.minus(down).lte(decimal(`1e-${digits}`))).toBe(true);
      }),
    );
  });

  it("of thirty digits is left as it is by the snap", () => {
    fc.assert(fc.property(anyDecimal, (amount) => void expect(snap(amount).eq(amount)).toBe(true)));
  });
});

it("A hair below a tie rounds down, and shows the same thirty digits", () => {
  const hair = hairBelow(decimal("273925.245"));
  expect(round(hair, 2).toString()).toBe("273925.24");
  expect(hair.toSignificantDigits(30).toString()).toBe("273925.245");
});
