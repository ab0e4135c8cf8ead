import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, upTo } from "#calculators/second/print";
import {
  isMore,
  isZero,
  larger,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
} from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const fire: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const [age, coastAge] = [whole(given, "age"), whole(given, "coast_age")];
  const needed = larger(0, minus(of("spending"), of("retirement_income")));
  const pot = (yearly: Ratio) => over(times(larger(0, yearly), 100), of("withdrawal_rate"));
  const [target, barista] = [pot(needed), pot(minus(needed, of("part_time")))];
  const growth = plus(1, over(of("annual_return"), 100));
  const coast = over(target, power(growth, coastAge - age));
  const isPartTime = !isZero(of("part_time"));
  const [years, fewer] = [yearsTo(given, target), isPartTime ? yearsTo(given, barista) : undefined];
  const [missing, saved] = [minus(coast, of("savings")), of("yearly_saving")];
  const coasting = isMore(missing, 0) ? timeOf(times(missing, -1), ratio(0), saved, growth, coastAge - age) : ratio(0);
  const told = (time: Ratio | undefined) => time && upTo(time, 1);
  const at = (time: Ratio | undefined) => time && upTo(plus(time, age), 1);
  const last = Math.max(coastAge, Math.min(110, age + (years ? Math.ceil(Number(fixed(years, 12))) : 0)));
  let [saving, alone] = [of("savings"), of("savings")];
  return {
    fire_number: money(target),
    years: told(years),
    fire_age: at(years),
    progress: isZero(target) ? "100.0%" : `${fixed(over(times(of("savings"), 100), target), 1)}%`,
    coast_number: money(coast),
    coast_years: told(coasting),
    coast_age_reached: at(coasting),
    barista_number: isPartTime ? money(barista) : undefined,
    barista_years: told(fewer),
    barista_age: at(fewer),
    schedule: Array.from({ length: last - age + 1 }, (_, i) => {
      if (i > 0) [saving, alone] = [near(plus(times(saving, growth), saved)), near(times(alone, growth))];
      return [fixed(age + i, 0), money(saving), money(alone), money(target)];
    }),
  };
};

function yearsTo(given: Given, target: Ratio): Ratio | undefined {
  const [start, saved] = [figure(given, "savings"), figure(given, "yearly_saving")];
  if (!isMore(target, start)) return ratio(0);
  return timeOf(start, target, saved, plus(1, over(figure(given, "annual_return"), 100)), 100);
}

/** start × g^n + saved × (g^n − 1) ÷ (g − 1) = target, with the logarithm of g^n. */
function timeOf(start: Ratio, target: Ratio, saved: Ratio, growth: Ratio, most: number): Ratio | undefined {
  const rate = minus(growth, 1);
  const [top, bottom] = [plus(saved, times(target, rate)), plus(saved, times(start, rate))];
  if (isZero(rate)) return isZero(saved) ? undefined : within(over(minus(target, start), saved), most);
  if (isZero(bottom) || !isMore(over(top, bottom), 0)) return undefined;
  return within(over(ln(over(top, bottom)), ln(growth)), most);
}

const within = (time: Ratio, most: number): Ratio | undefined =>
  isMore(time, most) || isMore(0, time) ? undefined : time;

export default fire;
