import { figure, type Given, type Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import {
  compare,
  exponential,
  isMore,
  isNegative,
  isZero,
  near,
  nearest,
  over,
  power,
  type Ratio,
  ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { ln, lowest } from "#calculators/second/series";

/** "2/3", "-1 1/2", "0.25" */
function read(text: string): Ratio {
  const [, sign, whole = "0", top, bottom, plain] = /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (bottom !== undefined && BigInt(bottom) === 0n) return { top: 0n, bottom: 0n };
  const amount =
    top === undefined || bottom === undefined
      ? ratio(plain ?? "0")
      : { top: BigInt(whole) * BigInt(bottom) + BigInt(top), bottom: BigInt(bottom) };
  return lowest(times(amount, sign === "-" ? -1 : 1));
}

const isEven = (n: bigint): boolean => n % 2n === 0n;

/** None where there is no real one, or where it has more than a thousand digits. */
function raised(base: Ratio, n: Ratio): Ratio | undefined {
  if (isZero(base)) return n.top > 0n ? ratio(0) : undefined;
  if (isNegative(base) && isEven(n.bottom)) return undefined;
  const log = times(n, ln(size(base)));
  if (isMore(size(log), times(1000, ln(10)))) return undefined;
  const found = n.bottom === 1n && compare(size(base), 1) !== 0 ? whole(size(base), n) : byLogarithm(log);
  return times(found, isNegative(base) && !isEven(n.top) ? -1 : 1);
}

const byLogarithm = (log: Ratio): Ratio =>
  isNegative(log) ? over(1, exponential(near(times(log, -1)))) : exponential(near(log));

/** Above 1, so that 120 decimals are enough. */
function whole(base: Ratio, n: Ratio): Ratio {
  const isSmall = isMore(1, base);
  const times = Number(n.top) * (isSmall ? -1 : 1);
  const found = power(isSmall ? over(1, base) : base, Math.abs(times), near);
  return times < 0 ? over(1, found) : found;
}

const LONG = 10n ** 30n;
const isLong = (a: Ratio): boolean => !isZero(a) && (compare(size(a), LONG) >= 0 || isMore(over(1, LONG), size(a)));

function placeOf(a: Ratio): number {
  let place = 0;
  for (; compare(size(a), power(10, place + 1)) >= 0; place++);
  for (; isMore(power(10, place), size(a)); place--);
  return place;
}

function scientific(a: Ratio): string | undefined {
  const place = isZero(a) ? 0 : placeOf(a);
  if (Math.abs(place) < 15) return undefined;
  const units = nearest(over(a, power(10, place - 5)));
  const [mantissa, exponent] = String(units).replace("-", "").length > 6 ? [units / 10n, place + 1] : [units, place];
  return `${usual(over(mantissa, 100_000))} × 10^${exponent}`;
}

const exponentOpinion: Opinion = (given) => {
  if (given.find === "exponent") {
    const [base, result] = [figure(given, "base"), figure(given, "power")];
    if (!isMore(base, 0) || compare(base, 1) === 0 || !isMore(result, 0)) return undefined;
    return { exponent: usual(near(over(ln(result), ln(base)))) };
  }
  const n = read(given.exponent ?? "");
  if (n.bottom === 0n) return undefined;
  if (given.find === "power") {
    const base = figure(given, "base");
    const found = isZero(n) && !isZero(base) ? ratio(1) : raised(base, n);
    return (
      found && {
        power: isLong(found) ? undefined : usual(found),
        scientific: scientific(found),
        all: isLong(found) ? null : undefined,
        fraction: null,
      }
    );
  }
  const result = figure(given, "power");
  const base = isZero(n) ? undefined : raised(result, lowest(over(1, n)));
  if (!base || isLong(base)) return undefined;
  return {
    base: usual(base),
    other_base: isEven(n.top) && !isZero(base) ? usual(times(base, -1)) : undefined,
  };
};

const EXPONENTS = ["10", "-3", "0.5", "2/3", "1/3", "-1 1/2", "100", "0", "3000", "1/1000"];

/** Chance seldom makes an exponent as it is typed. */
export const met: readonly Given[] = EXPONENTS.flatMap((exponent) => [
  ...["2", "-8", "0.001"].map((base) => ({ find: "power", base, exponent })),
  ...["64", "-27"].map((power) => ({ find: "base", power, exponent })),
]);

export default exponentOpinion;
