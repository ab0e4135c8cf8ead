import { figure, type Opinion } from "#calculators/second/given";
import { money } from "#calculators/second/print";
import { minus, over, plus, times, up } from "#calculators/second/ratio";

const tip: Opinion = (given) => {
  const [bill, people] = [figure(given, "bill"), figure(given, "people")];
  const withTip = plus(bill, over(times(bill, figure(given, "tip_rate")), 100));
  const share = over(withTip, people);
  const paid = given.rounding === "up" ? times(up(share), people) : withTip;
  return { share: money(over(paid, people)), tip: money(minus(paid, bill)), total: money(paid) };
};

export default tip;
