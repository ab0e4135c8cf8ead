// The steps of each question, in the unit that the pace is per.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";

export const NAMES = { km: "kilometer", mi: "mile" } as const;
const SPEEDS = { km: "km/h", mi: "mph" } as const;
export type Unit = keyof typeof NAMES;

type Figure = Shown<Decimal>;
type Measured = {
  readonly [K in `${"kilometres" | "miles"}${"" | "_an_hour"}` | `pace_per_${"kilometre" | "mile"}`]: Figure;
};
/** `way`, `each` and `fast` are distance, pace and speed in print with more digits. */
type Run = Measured & Readonly<Record<"time" | "seconds" | "way" | "each" | "fast", Figure>>;
type Find = "pace" | "time" | "time_at_speed" | "distance" | "distance_at_speed";

export const inUnit = (per: Unit, found: Measured) =>
  per === "km"
    ? { distance: found.kilometres, pace: found.pace_per_kilometre, speed: found.kilometres_an_hour }
    : { distance: found.miles, pace: found.pace_per_mile, speed: found.miles_an_hour };

export function paceSteps(
  { find, per }: { readonly find: Find; readonly per: Unit },
  found: Run,
  show: Show,
): readonly Line[] {
  const { distance, pace, speed } = inUnit(per, found);
  const { time, seconds, way, each, fast } = found;
  const hour = show("number", 3600);
  const inSeconds = step`Time in seconds: ${time} = ${seconds}`;
  const paceInSeconds = step`Pace in seconds: ${pace} = ${each}`;
  const steps: Readonly<Record<Find, readonly Line[]>> = {
    pace: [
      inSeconds,
      step`Seconds per ${NAMES[per]}: ${seconds} ÷ ${way} ${per} = ${each}, which is ${pace}`,
      step`Speed: ${way} ${per} × ${hour} ÷ ${seconds} = ${speed}`,
    ],
    time: [paceInSeconds, step`Time: ${each} × ${way} ${per} = ${seconds}, which is ${time}`],
    time_at_speed: [step`Time: ${way} ${per} × ${hour} ÷ ${fast} ${SPEEDS[per]} = ${seconds}, which is ${time}`],
    distance: [inSeconds, paceInSeconds, step`Distance: ${seconds} ÷ ${each} = ${distance}`],
    distance_at_speed: [inSeconds, step`Distance: ${fast} ${SPEEDS[per]} × ${seconds} ÷ ${hour} = ${distance}`],
  };
  return steps[find];
}
