import { figure, type Opinion } from "#calculators/second/given";
import { percent } from "#calculators/second/print";
import { type Amount, isMore, minus, over, plus, times } from "#calculators/second/ratio";

const LETTERS: Readonly<Record<string, string>> = {
  plain: "A 90 B 80 C 70 D 60",
  plus_minus: "A+ 97 A 93 A- 90 B+ 87 B 83 B- 80 C+ 77 C 73 C- 70 D+ 67 D 65",
};

const finalGrade: Opinion = (given) => {
  const [current, weight] = ["current", "final_weight"].map((name) => figure(given, name));
  const before = over(times(current ?? 0, minus(100, weight ?? 0)), 100);
  const course = (score: Amount) => plus(before, over(times(score, weight ?? 0), 100));
  const neededFor = (grade: Amount) => over(times(minus(grade, before), 100), weight ?? 0);
  const letters = (LETTERS[given.scale ?? ""] ?? "").match(/\S+ \d+/g) ?? [];
  const from = (letter: string) => letters.find((row) => row.startsWith(`${letter} `))?.split(" ")[1] ?? "0";
  const target = given.goal === "letter" ? from(given.letter ?? "") : figure(given, "target");
  return {
    needed: percent(neededFor(target), 4),
    needed_a: percent(neededFor(from("A")), 2),
    needed_b: percent(neededFor(from("B")), 2),
    needed_c: percent(neededFor(from("C")), 2),
    letters: letters.map((row) => {
      const [letter = "", from = ""] = row.split(" ");
      const needed = neededFor(from);
      const isYours = isMore(needed, 0) ? "Yes" : "Yes, you already have it";
      return [letter, percent(from), percent(needed, 2), isMore(needed, 100) ? "No, it takes more than 100%" : isYours];
    }),
    verdict: null,
    at_best: percent(course(100)),
    at_worst: percent(course(0)),
    outcomes: Array.from({ length: 11 }, (_, i) => [percent(i * 10), percent(course(i * 10))]),
  };
};

export default finalGrade;
