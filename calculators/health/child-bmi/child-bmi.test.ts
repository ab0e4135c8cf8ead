import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { lmsAt, standingOf } from "./growth-chart.ts";

describe("the growth chart", () => {
  // US Centers for Disease Control and Prevention, CDC Growth Charts Data Files, bmiagerev.csv: P3 to P97, read 2026-11-24.
  const PERCENTILES = [3, 5, 10, 25, 50, 75, 85, 90, 95];
  it.each([
    [
      "male",
      "24.5",
      "14.50347667 14.71929257 15.07117474 15.71962876 16.54777487 17.52129279 18.11954923 18.56110634 19.27889813 19.79194014",
    ],
    [
      "male",
      "50.5",
      "13.80182253 13.99367445 14.30453377 14.87092845 15.58176458 16.39889119 16.89089179 17.24898984 17.8218865 18.22430691",
    ],
    [
      "male",
      "239.5",
      "18.68822161 19.10550722 19.80312068 21.14945673 22.99908062 25.39724967 27.01575092 28.29381294 30.54859414 32.31786791",
    ],
    [
      "female",
      "24",
      "14.1473467 14.39787089 14.80134054 15.52807587 16.42339664 17.42745659 18.01820579 18.44139317 19.10623522 19.56410958",
    ],
    [
      "female",
      "114.5",
      "13.59777181 13.87942647 14.35297886 15.27774591 16.57626713 18.32087764 19.54662051 20.5475442 22.39788709 23.9399692",
    ],
    [
      "female",
      "184.5",
      "16.09989799 16.47318119 17.10362501 18.34509539 20.11172291 22.52963484 24.26015204 25.69357313 28.3940834 30.69807493",
    ],
    [
      "female",
      "239.5",
      "17.43198786 17.82126653 18.48222995 19.79845655 21.71189225 24.42910393 26.4624291 28.21574476 31.73068625 35.00830552",
    ],
  ] as const)("%s at %s months has the percentiles that the CDC prints", (sex, months, row) => {
    const bmis = row.split(" ").slice(0, PERCENTILES.length);
    const found = bmis.map((bmi) => standingOf(decimal(bmi), sex, decimal(months)).percentile.toFixed(4));
    expect(found).toEqual(PERCENTILES.map((percentile) => `${percentile}.0000`));
  });

  it("lies straight between the middles of two months", () => {
    const [low, middle, high] = ["30.5", "31", "31.5"].map((months) => lmsAt("male", decimal(months)));
    expect(middle?.m.times(2).toString()).toBe(low?.m.plus(high?.m ?? 0).toString());
  });

  it("ends at 240 months", () => {
    expect(lmsAt("male", decimal("239.999999")).m.toFixed(5)).toBe("23.02029");
    expect(lmsAt("female", decimal("239.999999")).m.toFixed(5)).toBe("21.71700");
  });

  it("has no gap where the extended chart begins", () => {
    const [below, above] = ["22.3978", "22.398"].map((bmi) => standingOf(decimal(bmi), "female", decimal("114.5")));
    expect(below?.percentile.toFixed(3)).toBe("95.000");
    expect(above?.percentile.toFixed(3)).toBe("95.000");
    expect(above?.z.minus(below?.z ?? 0).lt("0.0001")).toBe(true);
  });
});
