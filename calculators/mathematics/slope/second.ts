import { figure, type Given, type Opinion } from "#calculators/second/given";
import { percent, usual } from "#calculators/second/print";
import {
  compare,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  type Ratio,
  root,
  size,
  times,
} from "#calculators/second/ratio";
import { arctangent, PI } from "#calculators/second/series";

const degrees = (slope: Ratio): Ratio => {
  const acute = near(over(times(180, arctangent(near(size(slope)))), PI));
  return times(acute, isNegative(slope) ? -1 : 1);
};

const fractionIn = (text: string): Ratio | undefined => {
  const [, sign, whole = "0", top = "0", bottom = "1", plain = "0"] =
    /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  return times(plus(whole, over(top, bottom), plain), sign === "-" ? -1 : 1);
};

/** Texts are left to the vectors. */
const TEXTS = { fraction: null, equation: null, standard: null } as const;

function line(x: Ratio, y: Ratio, slope: Ratio) {
  return {
    slope: usual(slope),
    angle: isZero(slope) ? "0" : usual(degrees(slope)),
    grade: percent(times(100, slope)),
    y_intercept: usual(minus(y, times(slope, x))),
    x_intercept: isZero(slope) ? undefined : usual(minus(x, over(y, slope))),
    ...TEXTS,
  };
}

const slopeOpinion: Opinion = (given) => {
  const [x, y] = [figure(given, "from_x"), figure(given, "from_y")];
  if (given.known === "slope") {
    const slope = fractionIn(given.slope ?? "");
    return slope && line(x, y, slope);
  }
  const [run, rise] = [minus(figure(given, "to_x"), x), minus(figure(given, "to_y"), y)];
  if (isZero(run) && isZero(rise)) return undefined;
  const points = {
    rise: usual(rise),
    run: usual(run),
    distance: usual(root(plus(times(rise, rise), times(run, run)), 2)),
    middle_x: usual(plus(x, over(run, 2))),
    middle_y: usual(plus(y, over(rise, 2))),
  };
  if (compare(run, 0) === 0) return { angle: "90", x_intercept: usual(x), ...TEXTS, ...points };
  return { ...line(x, y, over(rise, run)), ...points };
};

export const met: readonly Given[] = [
  { known: "points", from_x: "3", from_y: "1", to_x: "3", to_y: "9" },
  ...["-2/5", "0", "1", "-1", "1 1/2", "0.125", "1000/3"].map((slope) => ({
    known: "slope",
    from_x: "4",
    from_y: "-3",
    slope,
  })),
];

export default slopeOpinion;
