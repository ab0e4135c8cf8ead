import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isZero, minus, over, plus, times } from "#calculators/second/ratio";

const percentage: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  switch (given.find) {
    case "part":
      return { answer: significant(over(times(of("whole"), of("percentage")), 100)) };
    case "rate":
      if (isZero(of("whole"))) return undefined;
      return { rate: `${significant(over(times(of("part"), 100), of("whole")))}%` };
    case "whole":
      if (isZero(of("percentage"))) return undefined;
      return { answer: significant(over(times(of("part"), 100), of("percentage"))) };
    case "before_plus":
    case "before_minus": {
      const share = over(of("percentage"), 100);
      const factor = given.find === "before_plus" ? plus(1, share) : minus(1, share);
      if (isZero(factor)) return undefined;
      const original = over(of("result"), factor);
      return { answer: significant(original), change: significant(times(original, share)) };
    }
    default: {
      const change = over(times(of("whole"), of("percentage")), 100);
      const combine = given.find === "increase" ? plus : minus;
      return { answer: significant(combine(of("whole"), change)), change: significant(change) };
    }
  }
};

export default percentage;
