import { figure, type Opinion } from "#calculators/second/given";
import { percent, usual } from "#calculators/second/print";
import { compare, isNegative, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const PLUS_MINUS = "A+ 97,A 93,A- 90,B+ 87,B 83,B- 80,C+ 77,C 73,C- 70,D+ 67,D 65,F 0";
const PLAIN = "A 90,B 80,C 70,D 60,F 0";

const testGrade: Opinion = (given) => {
  const total = figure(given, "total");
  const steps = (given.letters === "plain" ? PLAIN : PLUS_MINUS).split(",").map((step) => step.split(" "));
  const mark = (right: Ratio) => over(times(100, right), total);
  const letter = (grade: Ratio) => steps.find(([, from = "0"]) => compare(grade, from) >= 0)?.[0] ?? "F";
  const students = (given.students ?? "").split("; ").map((row) => row.split(":"));
  const of = (right: string | undefined) => over(right ?? "0", 1);
  const mean = over(plus(...students.map(([, right]) => of(right))), students.length);
  const said = given.find === "right" ? figure(given, "right") : minus(total, given.wrong ?? "0");
  const right = given.find === "students" ? mean : said;
  const rest = minus(total, right);
  if (given.find === "wrong" && isNegative(right)) return undefined;
  if (given.find === "right" && compare(right, times(2, total)) > 0) return undefined;
  const isClass = given.find === "students";
  const rows = Array.from({ length: Math.min(Number(total.top), 100) + 1 }, (_, wrong) => wrong);
  return {
    grade: percent(mark(right)),
    letter: letter(mark(right)),
    correct: isClass ? undefined : usual(right),
    missed: isClass || isNegative(rest) ? undefined : usual(rest),
    worth: percent(over(100, total)),
    for_each: isClass ? students.map(([, points]) => [null, percent(mark(of(points))), letter(mark(of(points)))]) : [],
    chart: rows.map((wrong) => [`${wrong}`, percent(mark(minus(total, wrong))), letter(mark(minus(total, wrong)))]),
  };
};

export default testGrade;
