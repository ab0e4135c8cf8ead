import type { Content } from "#engine";
import type gpa from "./gpa.ts";
import vectors from "./vectors.ts";

export default {
  title: "GPA calculator with credits and your scale",
  purpose:
    "Works out a grade point average from letter grades and credits, alone or together with what you had before.",
  methodology: [
    "Each letter has a value. The value times the credits of the course is its grade points; all grade points divided by all credits is the GPA.",
    "What you had before counts with its credits: the GPA before times the credits before is added to the points.",
  ],
  assumptions: [
    "The scale to 4.0 unless you choose another: A+ and A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, and so on to D- 0.7 and F 0.",
    "On the scale to 4.3 an A+ is 4.3. In thirds, A- is 3.67, B+ 3.33, B- 2.67, and so on.",
    "Courses marked P, NP, S, U, W or I have no points and are left out. An F counts.",
    "The GPA is shown to two decimals, half upwards. Some schools cut off instead.",
  ],
  limitations: [
    "It does not add points for honors or advanced courses, nor take out the first try of a repeated one.",
    "Schools set their own values. Check the scale in your catalogue.",
  ],
  example: {
    story: "A term has an A- for 3 credits, a B+ for 4, an A for 3 and a C for 2.",
    inputs: { courses: "A-:3; B+:4; A:3; C:2" },
  },
  questions: [
    {
      question: "Does a pass count?",
      answer:
        "No. A course that is only passed or failed without a letter has no grade points. Its credits are left out.",
    },
    {
      question: "Is an A+ worth 4.0 or 4.3?",
      answer: "At most US schools 4.0, at some 4.3 or 4.33. Choose the scale that your school uses.",
    },
    {
      question: "How do I add this term to my GPA?",
      answer:
        "Choose to add earlier courses and give the GPA and the credits you had. The two are not simply averaged: credits decide.",
    },
    {
      question: "Why does my transcript show 3.46 and this 3.47?",
      answer: "Your school probably cuts off after two decimals. 3.4667 is 3.46 cut off and 3.47 rounded.",
    },
  ],
  related: ["grade", "final-grade"],
  sources: [
    {
      title: "Washington State University, Office of the Registrar, Grades and GPA",
      url: "https://registrar.wsu.edu/grades-and-gpa/",
    },
    {
      title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
      url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
    },
  ],
  synonyms: ["grade point average", "CGPA", "quality points", "cumulative GPA", "credits", "transcript"],
  vectors,
} satisfies Content<typeof gpa>;
