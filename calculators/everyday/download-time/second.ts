import { figure, type Opinion } from "#calculators/second/given";
import { clockWithSeconds, significant, upTo } from "#calculators/second/print";
import { minus, over, times } from "#calculators/second/ratio";
import { BITS, measured } from "#calculators/second/units";

const LINES: readonly (readonly [speed: string, unit: string])[] = [
  ["10", "Mbit"],
  ["25", "Mbit"],
  ["50", "Mbit"],
  ["100", "Mbit"],
  ["250", "Mbit"],
  ["500", "Mbit"],
  ["1", "Gbit"],
  ["2.5", "Gbit"],
  ["10", "Gbit"],
];

const downloadTime: Opinion = (given) => {
  const size = measured(given, "size", BITS);
  const useful = over(minus(100, figure(given, "overhead")), 100);
  const unit = (given.speed_unit ?? "").replace("/s", "");
  const speed = times(figure(given, "speed"), BITS[unit] ?? 0, useful);
  const seconds = over(size, speed);
  return {
    time: clockWithSeconds(seconds),
    seconds: upTo(seconds, 3),
    useful_speed: significant(over(speed, BITS.MB ?? 1), 6),
    lines: LINES.map(([line, unit]) => {
      const seconds = over(size, times(line, BITS[unit] ?? 0, useful));
      return [null, clockWithSeconds(seconds), upTo(seconds, 2)];
    }),
  };
};

export default downloadTime;
