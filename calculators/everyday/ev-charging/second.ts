import { figure, type Opinion } from "#calculators/second/given";
import { clockWithSeconds, money, upTo, usual } from "#calculators/second/print";
import { isZero, minus, over, type Ratio, smaller, times } from "#calculators/second/ratio";

const CHARGERS = ["1.4", "2.3", "3.7", "7.2", "11", "22", "50", "150"];

const evCharging: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const added = over(times(of("battery"), minus(of("to_charge"), of("from_charge"))), 100);
  const drawn = over(times(added, 100), minus(100, of("loss")));
  const cost = times(drawn, of("price"));
  const hours = (power: Ratio | string) =>
    over(drawn, given.car_limit === undefined ? power : smaller(power, of("car_limit")));
  const distance = given.distance_per_kwh === undefined ? undefined : times(added, of("distance_per_kwh"));
  const time = hours(of("power"));
  return {
    time: clockWithSeconds(times(time, 3600)),
    hours: upTo(time, 2),
    added: upTo(added, 2),
    drawn: upTo(drawn, 2),
    cost: money(cost),
    distance: distance && upTo(distance, 1),
    distance_per_hour: distance && upTo(over(distance, time), 1),
    cost_per_100: distance && !isZero(cost) ? money(over(times(cost, 100), distance)) : undefined,
    chargers: CHARGERS.map((power) => [
      usual(power),
      clockWithSeconds(times(hours(power), 3600)),
      upTo(hours(power), 2),
    ]),
  };
};

export default evCharging;
