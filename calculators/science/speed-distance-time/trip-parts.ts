// A trip in parts, each at its own speed: the average is the whole distance by the whole time.
import { type Line, rows, type Show, step } from "#engine";
import { type Decimal, sum } from "#numbers/decimal";
import { LENGTHS, SPEED } from "#numbers/units";

export const HOUR = 3600;
const SECONDS = { hours: HOUR, seconds: 1 } as const;

export const PLACES = { significant: 9 } as const;

export const legs = rows(
  "Trip parts",
  {
    distance: { kind: "number", label: "Distance", min: 0.001, max: 1e9 },
    speed: { kind: "number", label: "Speed", min: 0.001, max: 1e6 },
  },
  {
    least: 1,
    most: 20,
    example: "60:40; 60:60",
    help: "Distance and speed of each part, in the units chosen above.",
  },
);

type Legs = readonly { readonly distance: Decimal; readonly speed: Decimal }[];
type Units = {
  readonly length: keyof typeof LENGTHS;
  readonly pace: keyof typeof SPEED;
  readonly time: keyof typeof SECONDS;
};

export function wholeTrip(legs: Legs, { length, time }: Units) {
  const seconds = sum(legs.map(({ distance, speed }) => distance.times(SECONDS[time]).div(speed)));
  return { metres: sum(legs.map(({ distance }) => distance)).times(LENGTHS[length].factor), seconds, time: seconds };
}

export const legSteps = (legs: Legs, { length, pace, time }: Units, show: Show): readonly Line[] =>
  legs.map(({ distance, speed }, i) => {
    const [way, rate] = [show("number", distance), show("number", speed)];
    const taken = show("number", distance.div(speed), PLACES);
    return step`Time of part ${i + 1}: ${way} ${LENGTHS[length].label} ÷ ${rate} ${SPEED[pace].label} = ${taken} ${time.charAt(0)}`;
  });

/** A warning, unless all parts are as fast. */
export function plainAverage(legs: Legs, { pace }: Units, show: Show): Line {
  const speeds = legs.map(({ speed }) => speed);
  if (speeds.every((speed) => speed.eq(speeds[0] ?? speed))) return undefined;
  const mean = show("number", sum(speeds).div(speeds.length), PLACES);
  return `The plain average of the speeds is ${mean} ${SPEED[pace].label}. It would only be right if every part took the same time.`;
}
