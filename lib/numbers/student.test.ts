import { describe, expect, it } from "vitest";
import { PI } from "./angle.ts";
import { decimal } from "./decimal.ts";
import { studentWithin } from "./student.ts";

describe("Student's t distribution", () => {
  // OpenStax, Introductory Statistics 2e, section 8.2: t0.025 = 2.14 for 14, and t0.05 = 1.729 for 19 degrees of freedom.
  // Abramowitz and Stegun, table 26.10, for the others.
  it.each([
    ["0.95", 14, "2.14"],
    ["0.9", 19, "1.729"],
    ["0.95", 1, "12.706"],
    ["0.95", 5, "2.571"],
    ["0.99", 10, "3.169"],
    ["0.98", 30, "2.457"],
    ["0.9", 120, "1.658"],
  ])("has %s of it within ±t for %i degrees of freedom at %s", (share, freedom, t) => {
    const places = t.length - t.indexOf(".") - 1;
    expect(studentWithin(decimal(share), freedom).toFixed(places)).toBe(t);
  });

  it.each(["0.5", "0.95", "0.999"])("has the closed forms of 1 and 2 degrees of freedom for %s", (share) => {
    const half = PI.times(share).div(2);
    const [one, two] = [
      half.sin().div(half.cos()),
      decimal(2)
        .div(decimal(1).minus(decimal(share).pow(2)))
        .sqrt()
        .times(share),
    ];
    expect(studentWithin(decimal(share), 1).minus(one).abs().lt("1e-50")).toBe(true);
    expect(studentWithin(decimal(share), 2).minus(two).abs().lt("1e-50")).toBe(true);
  });
});
