// Letters, and the extra points of honors, AP and IB courses.
import { number, optionCell, rows, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { type GRADE_SCALES, gradePoints } from "#numbers/letter-grades";

const UNGRADED = "[Pp]|NP|np|[Ss]|[Uu]|[Ww]|[Ii]";
const LEVEL = "[Hh]onors|AP|ap|IB|ib";
/** A grade from A to F, or a mark that doesn't count. The level of its course may stand behind it, as it formerly did. */
const LETTER_GRADE = `(?:(?:[A-Da-d][+-]?|[Ff])(?: (?:${LEVEL}))?|${UNGRADED})`;

export const COURSES = rows(
  "Grades and credits",
  {
    course: { kind: "text", label: "Course" },
    level: optionCell("Level", { regular: "Regular", honors: "Honors", AP: "AP", IB: "IB" }, "regular"),
    grade: {
      kind: "text",
      label: "Grade",
      pattern: LETTER_GRADE,
      like: "a letter such as A-, B+ or F, or P for pass",
    },
    credits: { kind: "number", label: "Credits", min: 0, max: 1000 },
  },
  {
    least: 1,
    most: 100,
    example: "Art:regular:A-:3; Biology:regular:B+:4; History:regular:A:3; Seminar:regular:C:2",
    help: "Honors, AP and IB get extra points. P, NP, S, U, W and I are left out. “A-:3” is enough as text.",
  },
);

export const BY_COURSE = table("Grade points by course", {
  course: text("Course"),
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
type Course = {
  readonly course: string;
  readonly level: string;
  readonly grade: string;
  readonly credits: Decimal;
};
type Courses = Weights & { readonly courses: readonly Course[] };

const REGULAR = "regular";

/** The letter, and the level in either of its two places. */
function read({ grade, level }: Pick<Course, "grade" | "level">) {
  const [letter = "", behind = REGULAR] = grade.toUpperCase().split(" ");
  return { letter, level: level === REGULAR ? behind.toLowerCase() : level.toLowerCase() };
}

/** Whether a row says two levels. */
export function isAtOdds({ grade, level }: Pick<Course, "grade" | "level">): boolean {
  const [, behind] = grade.toLowerCase().split(" ");
  return behind !== undefined && level !== REGULAR && behind !== level.toLowerCase();
}

/** "a-" at honors is written "A- honors". */
function asWritten(course: Course): string {
  const { letter, level } = read(course);
  if (level === REGULAR) return letter;
  return `${letter} ${level === "honors" ? level : level.toUpperCase()}`;
}

/** The value of a grade, or null for one that does not count. An F earns no extra points. */
function worth(course: Course, { scale, honors_points, ap_points }: Weights) {
  const { letter, level } = read(course);
  const points = gradePoints(letter, scale);
  if (points === undefined) return null;
  const plain = decimal(points);
  const forLevel = level === "honors" ? honors_points : ap_points;
  const extra = level === REGULAR || letter === "F" ? decimal(0) : forLevel;
  return { letter: plain, extra, value: plain.plus(extra) };
}

/** The courses that count. */
export const graded = (given: Courses) =>
  given.courses.flatMap((course) => {
    const found = worth(course, given);
    const { credits } = course;
    return found ? [{ ...found, credits, points: found.value.times(credits) }] : [];
  });

/** Also those that don't count. */
export const byCourse = (given: Courses) =>
  given.courses.map((course) => {
    const value = worth(course, given)?.value ?? null;
    const { course: name, credits } = course;
    return { course: name, grade: asWritten(course), credits, value, points: value?.times(credits) ?? null };
  });
