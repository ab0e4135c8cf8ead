// Where a thrown thing is: a parabola, without air.
import { number, table } from "#engine";
import { angleOf } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";

export const PATH = table(
  "Path, in meters or feet",
  {
    time: number("Seconds", { significant: 6 }),
    distance: number("Distance", { significant: 6 }),
    height: number("Height", { significant: 6 }),
  },
  { chart: { kind: "lines", x: "distance", y: ["height"] } },
);

type Flight = {
  readonly seconds: Decimal;
  readonly meters: Decimal;
  readonly upward: Decimal;
  readonly height: Decimal;
  readonly gravity: Decimal;
};

const STEPS = 12;

/** From start to impact in equal steps of time, in a unit of so many meters. */
export function pathOf({ seconds, meters, upward, height, gravity }: Flight, unit: Decimal) {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const time = seconds.times(i).div(STEPS);
    const high = height.plus(upward.times(time)).minus(gravity.times(time).times(time).div(2));
    return {
      time,
      distance: meters.times(i).div(STEPS).div(unit),
      height: i === STEPS ? decimal(0) : high.div(unit),
    };
  });
}

type Throw = Pick<Flight, "height" | "gravity"> & { readonly speed: Decimal; readonly distance: Decimal };

/** The flat and the steep angle that reach the distance. In tan θ: k tan²θ - R tan θ + k - h = 0 with k = g R² ÷ (2 v²). */
export function aimed({ speed, distance, height, gravity }: Throw) {
  const k = gravity.times(distance).times(distance).div(speed.times(speed).times(2));
  const under = distance.times(distance).minus(k.times(4).times(k.minus(height)));
  if (under.lt(0)) return undefined;
  const root = under.sqrt();
  return {
    degrees: elevation(distance.minus(root), k.times(2)),
    steep: elevation(distance.plus(root), k.times(2)),
  };
}

const elevation = (up: Decimal, along: Decimal): Decimal =>
  up.lt(0) ? angleOf(up.neg(), along).neg() : angleOf(up, along);
