import { figure, type Opinion } from "#calculators/second/given";
import { percent } from "#calculators/second/print";
import { type Amount, minus, over, plus, times } from "#calculators/second/ratio";

const finalGrade: Opinion = (given) => {
  const [current, weight, target] = ["current", "final_weight", "target"].map((name) => figure(given, name));
  const before = over(times(current ?? 0, minus(100, weight ?? 0)), 100);
  const course = (score: Amount) => plus(before, over(times(score, weight ?? 0), 100));
  return {
    needed: percent(over(times(minus(target ?? 0, before), 100), weight ?? 0), 4),
    verdict: null,
    at_best: percent(course(100)),
    at_worst: percent(course(0)),
    outcomes: Array.from({ length: 11 }, (_, i) => [percent(i * 10), percent(course(i * 10))]),
  };
};

export default finalGrade;
