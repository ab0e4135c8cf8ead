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
    default: {
      const change = over(times(of("whole"), of("percentage")), 100);
      const combine = given.find === "increase" ? plus : minus;
      return { answer: significant(combine(of("whole"), change)), change: significant(change) };
    }
  }
};

export default percentage;
