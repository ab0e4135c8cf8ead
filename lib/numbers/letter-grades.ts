// College Board, BigFuture, "How to Convert Your GPA to a 4.0 Scale": the usual US letters. Each begins at its figure and ends
// below the one before it, so that none has a gap.
export const LETTER_GRADES = {
  plus_minus: [
    ["A+", 97],
    ["A", 93],
    ["A-", 90],
    ["B+", 87],
    ["B", 83],
    ["B-", 80],
    ["C+", 77],
    ["C", 73],
    ["C-", 70],
    ["D+", 67],
    ["D", 65],
    ["F", 0],
  ],
  plain: [
    ["A", 90],
    ["B", 80],
    ["C", 70],
    ["D", 60],
    ["F", 0],
  ],
} as const;

export const LETTER_SCALES = { plus_minus: "A+ to F (A from 93)", plain: "A to F (A from 90)" } as const;

// The same source: the usual US points of a letter. D- is as at Washington University in St. Louis.
const POINTS: Readonly<Record<string, string>> = {
  "A+": "4.0",
  A: "4.0",
  "A-": "3.7",
  "B+": "3.3",
  B: "3.0",
  "B-": "2.7",
  "C+": "2.3",
  C: "2.0",
  "C-": "1.7",
  "D+": "1.3",
  D: "1.0",
  "D-": "0.7",
  F: "0",
};
// West Chester University of Pennsylvania, Registrar, "Calculate GPA": the same in thirds, written with two decimals.
const IN_THIRDS: Readonly<Record<string, string>> = { "7": "67", "3": "33" };

export const GRADE_SCALES = {
  four: "4.0 (A+ and A are 4.0, A- is 3.7)",
  four_three: "4.3 (A+ is 4.3, A- is 3.7)",
  thirds: "4.0 in thirds (A- is 3.67, B+ is 3.33)",
} as const;
type Scale = keyof typeof GRADE_SCALES;

export const TOP_POINTS: Readonly<Record<Scale, string>> = { four: "4.0", four_three: "4.3", thirds: "4.0" };

/** Undefined for what is no letter from A+ to F. */
export function gradePoints(letter: string, scale: Scale): string | undefined {
  if (letter === "A+" && scale === "four_three") return "4.3";
  const points = POINTS[letter];
  return scale === "thirds" ? points?.replace(/[37]$/, (tenths) => IN_THIRDS[tenths] ?? tenths) : points;
}
