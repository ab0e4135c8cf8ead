// Exponential decay by its differential equation: N = N₀ × e^(-λt), with λ = ln 2 ÷ half-life.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { percent, significant } from "#calculators/second/print";
import { compare, exponential, isZero, near, over, power, type Ratio, times } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

/** In seconds; a year has 365.2425 days. */
const SECONDS: Readonly<Record<string, string>> = {
  year: "31556952",
  d: "86400",
  h: "3600",
  min: "60",
  s: "1",
  ms: "0.001",
};
const LABELS: Readonly<Record<string, string>> = { year: "years", d: "days" };
const LN_2 = ln(2);

const halfLife: Opinion = (given) => {
  const found = decay(given);
  if (!found) return undefined;
  const { half, time, initial, remaining } = found;
  const shown = (value: Ratio | undefined) => value && significant(value, 9);
  const long = (value: Ratio, unit = "year") =>
    `${significant(over(value, SECONDS[unit] ?? 1), 9)} ${LABELS[unit] ?? unit}`;
  return {
    remaining: shown(remaining),
    remaining_share: initial && remaining && `${significant(over(times(remaining, 100), initial), 9)}%`,
    initial: shown(initial),
    time: time && long(time, given.half_life_unit),
    half_lives: time && significant(over(time, half), 9),
    half_life: long(half, given.time_unit),
    mean_life: long(over(half, LN_2), given.time_unit),
    per_year: significant(over(times(LN_2, SECONDS.year ?? 1), half), 9),
    per_second: significant(over(LN_2, half), 9),
    by_half_life: Array.from({ length: 11 }, (_, n) => [String(n), percent(over(100, power(2, n)), 9)]),
  };
};

type Decay = { readonly half: Ratio; readonly time?: Ratio; readonly initial?: Ratio; readonly remaining?: Ratio };

function decay(given: Given): Decay | undefined {
  const long = (name: string) => times(figure(given, name), SECONDS[given[`${name}_unit`] ?? ""] ?? 1);
  const [initial, remaining] = [() => figure(given, "initial"), () => figure(given, "remaining")];
  if (given.find === "constant")
    return { half: over(times(LN_2, SECONDS[given.per ?? ""] ?? 1), figure(given, "decay_constant")) };
  if (given.find === "carbon")
    return dated(times(5730, SECONDS.year ?? 1), times(1, 100), figure(given, "carbon_left"));
  if (given.find === "time") return dated(long("half_life"), initial(), remaining());
  const time = long("time");
  if (given.find === "half_life") {
    const halvings = over(ln(over(initial(), remaining())), LN_2);
    return { half: over(time, halvings), time, initial: initial(), remaining: remaining() };
  }
  const half = long("half_life");
  const passed = over(time, half);
  if (compare(passed, 100) > 0) return undefined;
  const grown = doubled(passed);
  return given.find === "remaining"
    ? { half, time, initial: initial(), remaining: over(initial(), grown) }
    : { half, time, initial: times(remaining(), grown), remaining: remaining() };
}

const dated = (half: Ratio, initial: Ratio, remaining: Ratio) => ({
  half,
  time: times(half, over(ln(over(initial, remaining)), LN_2)),
  initial,
  remaining,
});

/** 2 to that power. */
function doubled(by: Ratio): Ratio {
  const whole = by.top / by.bottom;
  const rest = { top: by.top % by.bottom, bottom: by.bottom };
  return times(power(2, Number(whole)), isZero(rest) ? 1 : exponential(near(times(rest, LN_2))));
}

export default halfLife;
