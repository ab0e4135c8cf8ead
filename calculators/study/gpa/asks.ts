import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "gpa of A, B+, A- and C",
    says: [
      "(what is)? (the|my)? (gpa|grade point average) (of|for|with|if i get|if i have)? (grades)? {courses:letters}",
      "{courses:letters} (gpa|grade point average|in gpa|to gpa)",
    ],
    assumed: { "": "as many credits for each course" },
  },
];

export default asks;
