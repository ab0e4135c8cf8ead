// Magnus's formula by its definition, and the ideal gas law for the vapor.
import { figure, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { exponential, isMore, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const dewPoint: Opinion = (given) => {
  const [a, b, c] = given.constants === "tetens" ? ["6.108", "17.27", "237.3"] : ["6.112", "17.67", "243.5"];
  const celsius = (name: string) => {
    const warm = figure(given, name);
    return given.scale === "celsius" ? warm : over(minus(warm, 32), "1.8");
  };
  const pressure = (t: Ratio) => times(a ?? 0, exponential(over(times(b ?? 0, t), plus(c ?? 0, t))));
  /** From e = a × exp(b t ÷ (c + t)): t = c × L ÷ (b - L), with L = ln(e ÷ a). */
  const warmth = (e: Ratio) => {
    const growth = ln(over(e, a ?? 1));
    return over(times(c ?? 0, growth), minus(b ?? 0, growth));
  };
  const share = () => over(figure(given, "humidity"), 100);
  const t =
    given.find === "temperature" ? warmth(over(pressure(celsius("dew_point")), share())) : celsius("temperature");
  if (isMore(t, 60)) return undefined;
  const vapor = given.find === "dew_point" ? times(share(), pressure(t)) : pressure(celsius("dew_point"));
  const dew = given.find === "dew_point" ? warmth(vapor) : celsius("dew_point");
  const fahrenheit = (value: Ratio) => fixed(plus(times(value, "1.8"), 32), 1);
  return {
    dew_fahrenheit: fahrenheit(dew),
    dew_celsius: fixed(dew, 1),
    humidity: `${fixed(over(times(100, vapor), pressure(t)), 1)}%`,
    fahrenheit: fahrenheit(t),
    celsius: fixed(t, 1),
    absolute: fixed(over(times(vapor, 100, "18.015"), times("8.31446261815324", plus(t, "273.15"))), 2),
    vapor: fixed(vapor, 2),
    saturation: fixed(pressure(t), 2),
  };
};

export default dewPoint;
