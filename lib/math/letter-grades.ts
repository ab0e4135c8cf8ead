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
