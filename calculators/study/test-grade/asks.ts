import type { Asks } from "#engine";

const SCALE = { letters: "plus_minus" } as const;

const asks: Asks = [
  {
    example: "7 wrong out of 45",
    says: [
      "(what (grade|percent) is)? {wrong:plain} (wrong|incorrect|missed) (answers|questions)? (out of|of|on) (a)? {total:plain} (question test|questions|test)?",
      "(i)? (missed|got wrong) {wrong:plain} (questions|answers)? (out of|of|on) (a)? {total:plain} (question test|questions)? (what is my grade)?",
      "{total:plain} questions {wrong:plain} (wrong|missed)",
    ],
    inputs: { find: "wrong", ...SCALE },
  },
  {
    example: "test grade 34 out of 40",
    says: [
      "(test|quiz|exam)? (grade|score) (of|for)? {right:plain} (right|correct)? (out of|of|/) {total:plain}",
      "{right:plain} (right|correct) (answers|questions)? (out of|of|on) {total:plain} (questions)? (grade)?",
      "(what|which) (letter)? grade is {right:plain} (out of|of|/) {total:plain}",
      "{right:plain} (out of|of|/) {total:plain} (as a)? (letter)? grade",
    ],
    inputs: { find: "right", ...SCALE },
  },
];

export default asks;
