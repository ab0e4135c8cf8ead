// Each scale by its degrees in a kelvin and by what it says where water freezes.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, isNegative, minus, over, plus, times } from "#calculators/second/ratio";

const SCALES: Readonly<Record<string, readonly [degrees: Amount, freezing: Amount]>> = {
  celsius: [1, 0],
  fahrenheit: [over(9, 5), 32],
  kelvin: [1, "273.15"],
  rankine: [over(9, 5), "491.67"],
};

const temperature: Opinion = (given) => {
  const isReading = given.kind === "reading";
  const of = (scale: string) => SCALES[scale] ?? [1, 0];
  const [degrees, freezing] = of(given.from ?? "");
  const above = over(minus(figure(given, "value"), isReading ? freezing : 0), degrees);
  // Nothing is colder than absolute zero.
  if (isReading && isNegative(plus(above, "273.15"))) return undefined;
  const inPrint = (scale: string): string => {
    const [degrees, freezing] = of(scale);
    return significant(plus(times(above, degrees), isReading ? freezing : 0));
  };
  return { result: inPrint(given.to ?? ""), scales: Object.keys(SCALES).map((scale) => [null, inPrint(scale)]) };
};

export default temperature;
