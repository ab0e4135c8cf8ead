import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import stairs from "#calculators/building/stairs/stairs";
import linearRegression from "#calculators/mathematics/linear-regression/linear-regression";
import pValue from "#calculators/mathematics/p-value/p-value";
import quadratic from "#calculators/mathematics/quadratic/quadratic";
import slope from "#calculators/mathematics/slope/slope";
import statistics from "#calculators/mathematics/statistics/statistics";
import tTest from "#calculators/mathematics/t-test/t-test";
import triangle from "#calculators/mathematics/triangle/triangle";
import zScore from "#calculators/mathematics/z-score/z-score";
import { cornersTogether } from "#calculators/suite/corners";
import { type Calculator, calculate, isRefusal, type Raw, USD } from "#engine";
import Bell from "./bell.tsx";
import Density from "./density.tsx";
import type { Drawing } from "./drawing.ts";
import Line from "./line.tsx";
import Parabola from "./parabola.tsx";
import Scatter from "./scatter.tsx";
import Spread from "./spread.tsx";
import Triangles from "./triangles.tsx";

type Drawn = readonly [calculator: Calculator, drawer: ComponentType<Drawing>];

function picture([calculator, drawer]: Drawn, raw: Raw): string {
  const answer = calculate(calculator, raw);
  return isRefusal(answer) ? "" : renderToStaticMarkup(createElement(drawer, { calculator, answer, currency: USD }));
}

const TRIANGLE: Drawn = [triangle, Triangles];
const QUADRATIC: Drawn = [quadratic, Parabola];
const STATISTICS: Drawn = [statistics, Spread];
const SLOPE: Drawn = [slope, Line];
const STAIRS: Drawn = [stairs, Triangles];
const Z_SCORE: Drawn = [zScore, Bell];
const P_VALUE: Drawn = [pValue, Density];
const LINEAR_REGRESSION: Drawn = [linearRegression, Scatter];
const T_TEST: Drawn = [tTest, Density];

describe("At every corner of the inputs a picture is finite, or there is none", () => {
  it.each([TRIANGLE, QUADRATIC, STATISTICS, SLOPE, STAIRS, Z_SCORE, P_VALUE, T_TEST, LINEAR_REGRESSION])(
    "$slug",
    (...drawn) => {
      const pictures = cornersTogether(drawn[0]).map((raw) => picture(drawn, raw));
      expect(pictures.filter((markup) => /NaN|Infinity|undefined/.test(markup))).toEqual([]);
    },
  );
});

describe("A picture says in words what it shows", () => {
  it("of a triangle", () => {
    expect(picture(TRIANGLE, { a: 3, b: 4, c: 5 })).toContain(
      "Triangle: side a = 3, opposite angle A = 36.87°; side b = 4, opposite angle B = 53.13°; side c = 5, opposite angle C = 90°",
    );
    expect(picture(STAIRS, { find: "count", chosen: 11, rise: 66, tread: 8 })).toContain(
      "Triangle: side a = 60 in, opposite angle A = 36.87°; side b = 80 in, opposite angle B = 53.13°; side c = 100 in",
    );
    expect(picture(TRIANGLE, { known: "ssa", a: 6, b: 8, angle_a: 40 })).toContain("Second triangle, drawn to scale");
  });

  it("of points and their line", () => {
    expect(picture(LINEAR_REGRESSION, { points: "0:1; 1:3; 2:5; 2:5" })).toContain(
      "3 points and the line of best fit, with a slope of 2",
    );
  });

  it.each([
    [{ a: 1, b: -5, c: 6 }, "Opens upward from the vertex (2.5, -0.25) and crosses the x\u2011axis at 2 and 3"],
    [{ a: -1, b: 2, c: -1 }, "Opens downward from the vertex (1, 0), where it touches the x\u2011axis"],
    [{ a: 1, b: 2, c: 5 }, "Opens upward from the vertex (-1, 4) and never meets the x\u2011axis"],
  ])("of the parabola %j", (raw, words) => {
    expect(picture(QUADRATIC, raw)).toContain(words);
  });

  it.each([
    [
      { from_x: 2, from_y: 3, to_x: 7, to_y: 6 },
      "The line through (2, 3) and (7, 6) rises by 0.6 for each 1 to the right",
    ],
    [{ from_x: 3, from_y: 1, to_x: 3, to_y: 9 }, "A vertical line through (3, 1)"],
    [
      { known: "slope", from_x: 0, from_y: 5, slope: "-2" },
      "The line through (0, 5) falls by 2 for each 1 to the right",
    ],
  ])("of the line %j", (raw, words) => {
    expect(picture(SLOPE, raw)).toContain(words);
  });

  it("of a list of values", () => {
    const markup = picture(STATISTICS, { values: "2, 4, 4, 4, 5, 5, 7, 9" });
    expect(markup).toContain("The middle half of the values lies between 4 and 5.5; 1 value is an outlier");
    expect(markup).toContain("Histogram: 1 value from 2 up to 4, 5 values from 4 up to 6, 1 value from 6 up to 8");
    expect(picture(STATISTICS, { values: "5, 5" })).toBe("");
  });

  it.each([
    [{ value: 130, mean: 100, deviation: 15 }, "The shaded part lies below 130"],
    [{ find: "between", from: 85, to: 115, mean: 100, deviation: 15 }, "The shaded part lies between 85 and 115"],
  ])("of a normal distribution %j", (raw, words) => {
    expect(picture(Z_SCORE, raw)).toContain(words);
  });

  it.each([
    [{ statistic: 1.96 }, "The shaded parts lie below -1.96 and above 1.96"],
    [{ of: "chi", statistic: 7.8, freedom: 3 }, "The shaded part lies above 7.8"],
    [{ of: "f", statistic: 0.2, freedom: 2, freedom_2: 9, side: "left" }, "The shaded part lies below 0.2"],
    [{ of: "r", r: 0.6, n: 11, tails: "right" }, "The shaded part lies above 2.25"],
  ])("of the tails of a test %j", (raw, words) => {
    expect(picture(P_VALUE, raw)).toContain(words);
  });
});
