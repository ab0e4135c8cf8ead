// NIST Handbook 44, appendix C: 12 inches are a foot, and an inch is 2.54 cm. Fractions of an inch as on a tape measure.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isNegative, minus, nearest, over, plus, type Ratio, size, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

const feetInches: Opinion = (given) => {
  const of = (name: string) => over(measured(given, name, METRES), "0.0254");
  switch (given.operation) {
    case "add":
      return inAllUnits(plus(of("first"), of("second")), given.nearest);
    case "subtract":
      return inAllUnits(minus(of("first"), of("second")), given.nearest);
    case "multiply":
      return inAllUnits(times(of("first"), figure(given, "factor")), given.nearest);
    case "divide":
      return figure(given, "factor").top === 0n
        ? undefined
        : inAllUnits(over(of("first"), figure(given, "factor")), given.nearest);
    case "fit":
      return of("second").top === 0n ? undefined : { pieces: significant(over(of("first"), of("second"))) };
    case "area": {
      const feet = over(times(of("first"), of("second")), 144);
      return { square_feet: significant(feet), square_meters: significant(times(feet, "0.09290304")) };
    }
    default:
      return inAllUnits(of("first"), given.nearest);
  }
};

function inAllUnits(inches: Ratio, nearestPart = "") {
  return {
    length: onTape(inches, BigInt(nearestPart.replace("n", ""))),
    inches: significant(inches),
    feet: significant(over(inches, 12)),
    centimeters: significant(times(inches, "2.54")),
    meters: significant(times(inches, "0.0254")),
  };
}

function onTape(inches: Ratio, parts: bigint): string {
  const all = nearest(times(size(inches), parts));
  let [top, bottom] = [all % parts, parts];
  while (top > 0n && top % 2n === 0n) [top, bottom] = [top / 2n, bottom / 2n];
  const whole = (all / parts) % 12n;
  const feet = `${all / parts / 12n}`.replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = whole === 0n ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
  return `${isNegative(inches) && all > 0n ? "-" : ""}${feet} ft ${top === 0n ? whole : fraction} in`;
}

export default feetInches;
