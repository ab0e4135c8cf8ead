// Letters, and the extra points of honors, AP and IB courses.
import { number, rows, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { type GRADE_SCALES, gradePoints } from "#numbers/letter-grades";

const UNGRADED = "[Pp]|NP|np|[Ss]|[Uu]|[Ww]|[Ii]";
const LEVEL = "[Hh]onors|AP|ap|IB|ib";
/** A grade from A to F, with the level of its course, or a mark that doesn't count. */
const LETTER_GRADE = `(?:(?:[A-Da-d][+-]?|[Ff])(?: (?:${LEVEL}))?|${UNGRADED})`;

export const COURSES = rows(
  "Grades and credits",
  {
    grade: {
      kind: "text",
      label: "Grade",
      pattern: LETTER_GRADE,
      like: "a letter such as A-, B+ honors, A AP or F, or P for pass",
    },
    credits: { kind: "number", label: "Credits", min: 0, max: 1000 },
  },
  {
    least: 1,
    most: 100,
    example: "A-:3; B+:4; A:3; C:2",
    help: "One row per course. “A honors”, “A AP” and “A IB” get extra points. P, NP, S, U, W and I are left out.",
  },
);

export const BY_COURSE = table("Grade points by course", {
  grade: text("Grade"),
  credits: number("Credits"),
  value: number("Grade value", { optional: true }),
  points: number("Points", { upTo: 4, optional: true }),
});

type Weights = {
  readonly scale: keyof typeof GRADE_SCALES;
  readonly honors_points: Decimal;
  readonly ap_points: Decimal;
};
type Courses = Weights & { readonly courses: readonly { readonly grade: string; readonly credits: Decimal }[] };

/** "a- honors" is written "A- honors". */
function asWritten(grade: string): string {
  const [letter = "", level = ""] = grade.toUpperCase().split(" ");
  return `${letter} ${level === "HONORS" ? "honors" : level}`.trim();
}

/** The value of a grade, or null for one that does not count. An F earns no extra points. */
function worth(grade: string, { scale, honors_points, ap_points }: Weights) {
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

/** Also those that don't count. */
export const byCourse = (given: Courses) =>
  given.courses.map(({ grade, credits }) => {
    const value = worth(grade, given)?.value ?? null;
    return { grade: asWritten(grade), credits, value, points: value?.times(credits) ?? null };
  });
