import { figure, type Opinion } from "#calculators/second/given";
import { fixed, money, percent, upTo } from "#calculators/second/print";
import { type Amount, isZero, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

/** In joules: a watt for a second. */
const KWH = 3_600_000;
const HOUR = 3600;

const electricityCost: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const list = (given.appliances ?? "").split("; ").map((row) => row.split(":"));
  const each = given.from === "several" ? list.map(([, watts = "0", ...rest]) => times(watts, ...hoursOf(rest))) : [];
  const inKwh = (wattHours: Amount) => over(times(wattHours, HOUR, of("days")), KWH);
  const daily = given.from === "one" ? times(of("power"), powerIn(given), of("hours")) : each.reduce(add, ratio(0));
  const energy = given.from === "meter" ? of("used") : inKwh(daily);
  const cost = times(energy, of("rate"));
  const standing = times(of("days"), of("standing_charge"));
  return {
    total: money(plus(cost, standing)),
    usage_cost: money(cost),
    standing: money(standing),
    energy: `${upTo(energy, 3)} kWh`,
    cost_per_hour:
      given.from === "one" ? fine(over(times(of("power"), powerIn(given), of("rate"), HOUR), KWH)) : undefined,
    cost_per_day: fine(over(cost, of("days"))),
    cost_per_year: money(over(times(cost, 365), of("days"))),
    by_appliance:
      given.from === "several"
        ? each.map((one) => [
            null,
            upTo(inKwh(one), 3),
            money(times(inKwh(one), of("rate"))),
            isZero(daily) ? "0%" : percent(over(times(one, 100), daily), 1),
          ])
        : undefined,
  };
};

const add = (a: Ratio, b: Ratio): Ratio => plus(a, b);
const hoursOf = ([hours = "0", quantity = ""]: readonly string[]): readonly string[] => [hours, quantity || "1"];
const powerIn = (given: Readonly<Record<string, string>>): number => (given.power_unit === "kW" ? 1000 : 1);

/** Dollars and cents, and tenths and hundredths of a cent where there are any. */
function fine(amount: Ratio): string {
  const [cents, finer] = [fixed(amount, 2), upTo(amount, 4)];
  return `$${finer.length > cents.length ? finer : cents}`;
}

export default electricityCost;
