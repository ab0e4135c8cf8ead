import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, size, times } from "#calculators/second/ratio";

const percentageChange: Opinion = (given) => {
  const [from, to] = [figure(given, "from"), figure(given, "to")];
  const difference = minus(to, from);
  const mean = over(plus(size(from), size(to)), 2);
  if (given.find === "change" && isZero(from)) return undefined;
  if (given.find === "difference" && isZero(mean)) return undefined;
  const inPrint = (rate: Ratio) => `${significant(rate, 6)}%`;
  return {
    change_rate:
      given.find === "difference" || isZero(from) ? undefined : inPrint(over(times(difference, 100), size(from))),
    difference_rate: given.find === "difference" ? inPrint(over(times(size(difference), 100), mean)) : undefined,
    points: given.find === "points" ? significant(difference) : undefined,
    difference: significant(difference),
    factor: given.find === "change" ? significant(over(to, from)) : undefined,
  };
};

export default percentageChange;
