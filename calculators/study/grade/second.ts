// Each letter from its figure on.
import type { Opinion } from "#calculators/second/given";
import { percent, significant, upTo } from "#calculators/second/print";
import { compare, isZero, over, plus, times } from "#calculators/second/ratio";

const LETTERS: Readonly<Record<string, readonly (readonly [from: number, letter: string])[]>> = {
  plus_minus: [
    [97, "A+"],
    [93, "A"],
    [90, "A-"],
    [87, "B+"],
    [83, "B"],
    [80, "B-"],
    [77, "C+"],
    [73, "C"],
    [70, "C-"],
    [67, "D+"],
    [65, "D"],
  ],
  plain: [
    [90, "A"],
    [80, "B"],
    [70, "C"],
    [60, "D"],
  ],
};

const grade: Opinion = (given) => {
  const rows = (given.grades ?? "").split("; ").map((row) => row.split(":"));
  const weights = plus(...rows.map(([, weight = "0"]) => weight));
  if (isZero(weights)) return undefined;
  const products = rows.map(([grade = "0", weight = "0"]) => times(grade, weight));
  const average = over(plus(...products), weights);
  const letter = LETTERS[given.letters ?? ""]?.find(([from]) => compare(average, from) >= 0)?.[1] ?? "F";
  return {
    average: percent(average),
    letter,
    total_weight: significant(weights, 10),
    points: upTo(over(plus(...products), 100), 4),
    parts: rows.map(([grade = "0", weight = "0"], i) => [
      percent(grade, 4),
      significant(weight, 10),
      percent(over(products[i] ?? 0, weights)),
    ]),
  };
};

export default grade;
