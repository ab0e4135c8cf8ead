import { figure, NO_OPINION, type Opinion } from "#calculators/second/given";
import { fixed, significant } from "#calculators/second/print";
import { minus, over, times } from "#calculators/second/ratio";

// Averages are compared with the figures that HMRC prints, in the vectors.
const currency: Opinion = (given) => {
  if (given.by !== "own") return NO_OPINION;
  const rate = figure(given, "rate");
  const whole = times(figure(given, "value"), rate);
  const cost = over(times(whole, figure(given, "markup")), 100);
  return {
    result: fixed(minus(whole, cost), 2),
    rate_used: significant(rate, 6),
    inverse: significant(over(1, rate), 6),
    cost: fixed(cost, 2),
  };
};

export default currency;
