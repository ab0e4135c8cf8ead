// Letters, and the extra points of honors, AP and IB courses.
import { type Decimal, decimal } from "#numbers/decimal";
import { type GRADE_SCALES, gradePoints } from "#numbers/letter-grades";

const UNGRADED = "[Pp]|NP|np|[Ss]|[Uu]|[Ww]|[Ii]";
const LEVEL = "[Hh]onors|AP|ap|IB|ib";
/** A grade from A to F, with the level of its course, or a mark that doesn't count. */
export const LETTER_GRADE = `(?:(?:[A-Da-d][+-]?|[Ff])(?: (?:${LEVEL}))?|${UNGRADED})`;

type Weights = {
  readonly scale: keyof typeof GRADE_SCALES;
  readonly honors_points: Decimal;
  readonly ap_points: Decimal;
};
type Courses = Weights & { readonly courses: readonly { readonly grade: string; readonly credits: Decimal }[] };

/** "a- honors" is written "A- honors". */
export function asWritten(grade: string): string {
  const [letter = "", level = ""] = grade.toUpperCase().split(" ");
  return `${letter} ${level === "HONORS" ? "honors" : level}`.trim();
}

/** The value of a grade, or null for one that does not count. An F earns no extra points. */
export function worth(grade: string, { scale, honors_points, ap_points }: Weights) {
  const [letter = "", level] = asWritten(grade).split(" ");
  const points = gradePoints(letter, scale);
  if (points === undefined) return null;
  const plain = decimal(points);
  const forLevel = level === "honors" ? honors_points : ap_points;
  const extra = level === undefined || letter === "F" ? decimal(0) : forLevel;
  return { letter: plain, extra, value: plain.plus(extra) };
}

/** The courses that count. */
export const graded = (given: Courses) =>
  given.courses.flatMap(({ grade, credits }) => {
    const found = worth(grade, given);
    return found ? [{ ...found, credits, points: found.value.times(credits) }] : [];
  });
