// The time a file takes, at the speed of a line and at those that lines are sold with.
import { duration, formatSpan, number, type Show, table, text, toldAsTyped } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { INFORMATION } from "#numbers/units";

export const MINUTE = 60;
// What lines are sold as, in Mbit/s.
const LINES = [10, 25, 50, 100, 250, 500, 1000, 2500, 10000];

export const OTHER_SPEEDS = table(
  "Time at other speeds",
  { line: text("Speed"), time: duration("Time", { clock: "h:mm:ss" }), seconds: number("Seconds", { upTo: 2 }) },
  { chart: { kind: "bars", x: "line", y: "seconds" } },
);

export const usefulSpeed = (speed: Decimal, overhead: Decimal): Decimal =>
  speed.times(decimal(100).minus(overhead)).div(100);

export const timeAt = (speed: Decimal, size: Decimal, overhead: Decimal): Decimal =>
  size.div(usefulSpeed(speed, overhead));

export const otherSpeeds = (size: Decimal, overhead: Decimal) =>
  LINES.map((line) => {
    const time = timeAt(decimal(line).times(INFORMATION.Mbit.factor), size, overhead);
    const speed = line < 1000 ? `${line} Mbit/s` : `${decimal(line).div(1000)} Gbit/s`;
    return { line: toldAsTyped(speed), time, seconds: time };
  });

export function inWords(seconds: Decimal, notation: Show["notation"]): string {
  if (seconds.lt(MINUTE)) return formatSpan({ seconds }, notation);
  const parts = {
    days: seconds.div(86400).floor(),
    hours: seconds.div(3600).floor().mod(24),
    minutes: seconds.div(60).floor().mod(60),
    seconds: seconds.mod(60),
  };
  return formatSpan(parts, notation);
}
