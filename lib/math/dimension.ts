// What a unit is: a factor that turns one of it into the SI unit of its dimension. The tables stand in ./units.ts, apart,
// so that a page without quantities loads none of them.
import { type Decimal, decimal } from "./decimal.ts";

export type Unit = { readonly label: string; readonly factor: string };
export type Dimension = Readonly<Record<string, Unit>>;

export function unitOf(dimension: Dimension, name: string): Unit {
  const unit = dimension[name];
  if (!unit) throw new TypeError(`${name} is not a unit of ${Object.keys(dimension).join(", ")}`);
  return unit;
}

/** A value in one unit, given in another: multiplied before it is divided, so that it is exact wherever eighty digits can be. */
export function converted(value: Decimal, from: Unit, to: Unit): Decimal {
  const [top = "1", bottom = "1"] = from.factor.split("/");
  const [under = "1", over = "1"] = to.factor.split("/");
  return value.times(top).times(over).div(decimal(bottom).times(under));
}
