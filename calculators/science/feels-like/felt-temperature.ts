// How air feels, in °F. Heat index and wind chill as the National Weather Service works them out: GEMPAK, prheat.f and prwcht.f.
import { type Decimal, decimal } from "#numbers/decimal";

/** The simple formula where it stays below 80 °F, else Rothfusz's regression, with adjustments for dry and for damp air. */
export function heatIndex(air: Decimal, humidity: Decimal): Decimal {
  if (air.lte(40)) return air;
  const simple = air.minus(68).times("1.2").plus(61).plus(humidity.times("0.094")).plus(air).div(2);
  if (simple.lt(80)) return simple;
  const full = TERMS.reduce(
    (sum, [factor, t, r]) => sum.plus(air.pow(t).times(humidity.pow(r)).times(factor)),
    decimal(0),
  );
  return full.plus(adjustment(air, humidity));
}

/** Of Rothfusz: a factor, the power of the temperature in °F and that of the humidity in percent. */
const TERMS = [
  ["-42.379", 0, 0],
  ["2.04901523", 1, 0],
  ["10.14333127", 0, 1],
  ["-0.22475541", 1, 1],
  ["-0.00683783", 2, 0],
  ["-0.05481717", 0, 2],
  ["0.00122874", 2, 1],
  ["0.00085282", 1, 2],
  ["-0.00000199", 2, 2],
] as const;

function adjustment(air: Decimal, humidity: Decimal): Decimal {
  if (humidity.lte(13) && air.gte(80) && air.lte(112)) {
    const far = air.minus(95).abs();
    return humidity.minus(13).div(4).times(decimal(17).minus(far).div(17).sqrt());
  }
  const isDamp = humidity.gt(85) && air.gte(80) && air.lte(87);
  return isDamp ? humidity.minus(85).times(decimal(87).minus(air)).div(50) : decimal(0);
}

/** By the wind in mph. It never feels warmer than the air, and up to 3 mph as warm. */
export function windChill(air: Decimal, wind: Decimal): Decimal {
  if (wind.lte(3)) return air;
  const blown = wind.pow("0.16");
  const felt = air.times("0.6215").plus("35.74").minus(blown.times("35.75")).plus(air.times(blown).times("0.4275"));
  return felt.gt(air) ? air : felt;
}

/** Stull, Journal of Applied Meteorology and Climatology 50 (2011), equation 1, at sea level; undefined where it doesn't hold. */
export function wetBulb(air: Decimal, humidity: Decimal): Decimal | undefined {
  const t = air.minus(32).div("1.8");
  if (t.lt(-20) || t.gt(50) || humidity.lt(5) || humidity.gt(99)) return undefined;
  const celsius = t
    .times(humidity.plus("8.313659").sqrt().times("0.151977").atan())
    .plus(t.plus(humidity).atan())
    .minus(humidity.minus("1.676331").atan())
    .plus(humidity.times("0.023101").atan().times(humidity.times(humidity.sqrt())).times("0.00391838"))
    .minus("4.686035");
  return celsius.times("1.8").plus(32);
}
