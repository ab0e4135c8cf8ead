import { type Fit, fitted, hasNoLine, type Point } from "#calculators/shared/least-squares";
import { beyond, unlessTooSmall } from "#calculators/shared/p-values";
import { pointRows } from "#calculators/shared/point-rows";
import {
  type Currency,
  choice,
  count,
  defineCalculator,
  formatNumber,
  number,
  optionalStep,
  percent,
  step,
  table,
  text,
} from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { studentPointAbove, studentTails } from "#numbers/student-tails";

const bounds = { min: -1e12, max: 1e12 } as const;
const OPTIONAL = { optional: true } as const;

export default defineCalculator({
  name: "Linear regression calculator",
  summary: "Line of best fit through points: slope, intercept, r, R², standard errors, and prediction with interval.",

  inputs: {
    points: pointRows(2, "65:175; 67:133; 71:185; 71:163; 66:126; 75:198; 67:153; 70:163; 71:159; 69:151; 69:159"),
    line: choice("Line", { free: "y = a + bx", origin: "Through the origin: y = bx" }, { default: "free" }),
    at: number("Predict y at x", { ...bounds, optional: true }),
    level: percent("Confidence level", { min: 50, max: 99.99, default: 95, usual: [90, 95, 99] }),
  },

  outputs: {
    equation: text("Line of best fit"),
    slope: number("Slope (b)"),
    intercept: number("y-intercept (a)"),
    r: number("Correlation (r)", OPTIONAL),
    r_squared: number("R²", OPTIONAL),
    slope_error: number("Standard error of the slope", OPTIONAL),
    intercept_error: number("Standard error of the intercept", OPTIONAL),
    residual_error: number("Standard deviation of the residuals", OPTIONAL),
    slope_lower: number("Slope, from", OPTIONAL),
    slope_upper: number("Slope, to", OPTIONAL),
    t: number("t of the slope", OPTIONAL),
    p_value: number("p-value of the slope", OPTIONAL),
    n: count("Points"),
    freedom: count("Degrees of freedom"),
    predicted: number("Predicted y", OPTIONAL),
    lower: number("A single y, from", OPTIONAL),
    upper: number("A single y, to", OPTIONAL),
    mean_lower: number("The mean of y, from", OPTIONAL),
    mean_upper: number("The mean of y, to", OPTIONAL),
    residuals: table(
      "Residuals",
      { x: number("x"), y: number("y"), fitted: number("On the line"), residual: number("Residual") },
      { page: true },
    ),
  },
  primary: "equation",
  groups: {
    "The line": ["equation", "slope", "intercept", "r", "r_squared"],
    "The prediction": ["predicted", "lower", "upper", "mean_lower", "mean_upper"],
    "How sure it is": [
      "slope_error",
      "intercept_error",
      "residual_error",
      "slope_lower",
      "slope_upper",
      "t",
      "p_value",
      "n",
      "freedom",
    ],
  },
  picture: { kind: "scatter", points: "points", slope: "slope", intercept: "intercept" },
  formula: "b = (nΣxy - Σx × Σy) ÷ (nΣx² - (Σx)²); a = (Σy - b × Σx) ÷ n; r = b × deviation of x ÷ deviation of y",

  check: ({ points, line }) => ({
    points: hasNoLine(points, line === "origin") && "must have two different values of x",
  }),

  compute({ points, line, at, level }) {
    const fit = fitted(points, line === "origin");
    const { slope, intercept, correlation, determination, freedom } = fit;
    return {
      equation: ({ notation }) => equationOf(slope, line === "origin" ? undefined : intercept, notation),
      slope,
      intercept,
      r: line === "origin" ? null : correlation,
      r_squared: determination,
      n: points.length,
      freedom,
      predicted: at ? intercept.plus(slope.times(at)) : null,
      ...NO_ERRORS,
      ...(freedom > 0 ? errorsOf(fit, at, level) : {}),
      residuals: fit.points,
    };
  },

  sentence: ({ at }, { equation, r_squared, predicted }) =>
    `The line of best fit is ${equation}${r_squared ? `, with R² = ${r_squared}` : ""}.${predicted ? ` At x = ${at} it predicts ${predicted}.` : ""}`,

  working: ({ line }, { n, slope, intercept, r, r_squared, residual_error, predicted, freedom }) => [
    line === "origin"
      ? step`Slope: Σxy ÷ Σx² = ${slope}`
      : step`Slope: (n × Σxy - Σx × Σy) ÷ (n × Σx² - (Σx)²), with n = ${n}: ${slope}`,
    line === "free" && step`Intercept: (Σy - slope × Σx) ÷ n = ${intercept}`,
    optionalStep`Correlation: r = ${r}`,
    optionalStep`Share of the variation that the line explains: R² = ${r_squared}`,
    optionalStep`Residuals, √(sum of their squares ÷ ${freedom}): ${residual_error}`,
    optionalStep`Prediction, a + b × x: ${predicted}`,
  ],

  alerts: ({ at }, _, __, { points, at: x }) => [
    x !== undefined && isOutside(points, x) && `${at} lies outside the points. The line may not hold there.`,
  ],
});

const SIX = { significant: 6 } as const;

/** "y = 4.82739x - 173.513" */
function equationOf(slope: Decimal, intercept: Decimal | undefined, notation: Currency["notation"]): string {
  const write = (figure: Decimal) => formatNumber(figure, SIX, notation);
  if (!intercept || intercept.isZero()) return `y = ${write(slope)}x`;
  return `y = ${write(slope)}x ${intercept.lt(0) ? "-" : "+"} ${write(intercept.abs())}`;
}

/** Of a line through as many points as it needs. */
const NO_ERRORS = {
  slope_error: null,
  intercept_error: null,
  residual_error: null,
  slope_lower: null,
  slope_upper: null,
  t: null,
  p_value: null,
  lower: null,
  upper: null,
  mean_lower: null,
  mean_upper: null,
} as const;

/** Residuals of zero leave no error, and a t that has no end. */
function errorsOf({ slope, squares, freedom, ...fit }: Fit, at: Decimal | undefined, level: Decimal) {
  const degrees = decimal(freedom);
  const variance = squares.div(freedom);
  const errorAt = (share: Decimal): Decimal => variance.times(share).sqrt();
  const slope_error = errorAt(fit.slopeShare);
  const reach = studentPointAbove(decimal(100).minus(level).div(200), degrees);
  const t = slope_error.isZero() ? null : slope.div(slope_error);
  const marginOf = (share: Decimal): Decimal => reach.times(errorAt(share));
  const margin = marginOf(fit.slopeShare);
  const found = {
    slope_error,
    intercept_error: fit.interceptShare.isZero() ? null : errorAt(fit.interceptShare),
    residual_error: variance.sqrt(),
    slope_lower: slope.minus(margin),
    slope_upper: slope.plus(margin),
    t,
    p_value: t && unlessTooSmall(beyond(studentTails(t, degrees), "two")),
  };
  if (!at) return found;
  const predicted = fit.intercept.plus(slope.times(at));
  const [one, mean] = [marginOf(fit.meanShare(at).plus(1)), marginOf(fit.meanShare(at))];
  return {
    ...found,
    lower: predicted.minus(one),
    upper: predicted.plus(one),
    mean_lower: predicted.minus(mean),
    mean_upper: predicted.plus(mean),
  };
}

const isOutside = (points: readonly Point[], at: Decimal): boolean =>
  points.every(({ x }) => x.lt(at)) || points.every(({ x }) => x.gt(at));
