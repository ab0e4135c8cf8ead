// Values on each scale; what is not in it has no points.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, significant, upTo, usual } from "#calculators/second/print";
import { type Amount, isMore, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const STEPS: Readonly<Record<string, readonly [minus: string, plus: string]>> = {
  four: ["0.7", "0.3"],
  four_three: ["0.7", "0.3"],
  thirds: ["0.67", "0.33"],
};
const EXTRA: Readonly<Record<string, string>> = { honors: "honors_points", ap: "ap_points", ib: "ap_points" };
const LETTERS = ["F", "D", "C", "B", "A"];

const gpa: Opinion = (given) => {
  const rows = (given.courses ?? "").split("; ").map((row) => {
    const [, column = "", grade = "", credits = "0"] = row.split(":");
    const [letter = "", behind = ""] = grade.split(" ");
    const extraOf = EXTRA[column.toLowerCase()] ?? EXTRA[behind.toLowerCase()];
    const plain = pointsOf(letter, given.scale ?? "");
    const extra = plain && isMore(plain, 0) && extraOf ? figure(given, extraOf) : undefined;
    return { credits, plain, extra, value: plain && plus(plain, extra ?? 0) };
  });
  const counted = rows.flatMap(({ credits, value, plain }) => (value && plain ? [{ credits, value, plain }] : []));
  const sum = (amounts: readonly Amount[]) => plus(0, ...amounts);
  const credits = sum(counted.map(({ credits }) => credits));
  const points = sum(counted.map(({ credits, value }) => times(credits, value)));
  const before = given.before === "some" ? figure(given, "earlier_credits") : 0;
  const all = plus(credits, before);
  if (isZero(credits)) return undefined;
  const allPoints = plus(points, given.before === "some" ? times(before, figure(given, "earlier_gpa")) : 0);
  const isWeighted = rows.some(({ extra }) => extra && !isZero(extra));
  return {
    needed_gpa: given.plan === "some" ? fixed(needed(given, allPoints, all), 2) : undefined,
    unweighted_gpa: isWeighted
      ? fixed(over(sum(counted.map(({ credits, plain }) => times(credits, plain))), credits), 2)
      : undefined,
    gpa: fixed(over(allPoints, all), 2),
    term_gpa: fixed(over(points, credits), 2),
    points: upTo(allPoints, 4),
    credits: upTo(all, 4),
    left_out: upTo(sum(rows.map(({ credits, value }) => (value === undefined ? credits : 0))), 4),
    by_course: rows.map(({ credits, value }) => [
      null,
      null,
      significant(credits),
      value === undefined ? "" : usual(value),
      value === undefined ? "" : upTo(times(credits, value), 4),
    ]),
  };
};

function needed(given: Given, points: Ratio, credits: Ratio): Ratio {
  const left = figure(given, "credits_left");
  const each = over(minus(times(figure(given, "target"), plus(credits, left)), points), left);
  return isMore(0, each) ? plus(0) : each;
}

function pointsOf(text: string, scale: string): Ratio | undefined {
  const grade = text.toUpperCase();
  const letter = LETTERS.indexOf(grade.charAt(0));
  if (!/^[A-DF][+-]?$/.test(grade)) return undefined;
  const [less, more] = STEPS[scale] ?? ["0", "0"];
  if (grade.endsWith("-")) return plus(letter - 1, less);
  if (!grade.endsWith("+")) return plus(letter, 0);
  if (grade === "A+") return plus(4, scale === "four_three" ? more : 0);
  return plus(letter, more);
}

export default gpa;
