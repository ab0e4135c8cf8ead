import { COLLEGE_BOARD_GPA } from "#calculators/sources";
import type { Content } from "#engine";
import type gpa from "./gpa.ts";
import vectors from "./vectors.ts";

export default {
  title: "GPA calculator: weighted, unweighted, target GPA",
  purpose:
    "Calculates a grade point average from letter grades and credits, for one term or together with your earlier courses. It also finds the GPA you need from now on to reach a target.",
  about: [
    "Scholarships, graduate schools and parents ask for one number. Enter each grade with the credits of the course. If your school has no credits, enter 1 for each course. For your overall GPA, include your earlier courses.",
    "You can also look ahead. Enter the grades you expect this term to see what your GPA would be.",
  ],
  howToUse: [
    "Need a 3.5 for a scholarship? Try the grades you could realistically get, and see which course changes your GPA most. Usually that is the course with the most credits.",
    "Want to know which grades you need? Choose “Find the GPA I need”. Then enter the GPA you want and the credits you still have to take.",
    "In high school, choose the level of each course: Regular, Honors, AP or IB. You get the weighted and the unweighted GPA.",
  ],
  methodology: [
    "In the formula, Σ means “add up”. Each letter grade has a value, such as 3.7 for an A-. Multiply the value by the credits of the course to get the grade points. The GPA is all grade points divided by all credits.",
    "If you include earlier courses, your previous GPA times your previous credits gives the grade points of those courses.",
    "To find the GPA you need, multiply the GPA you want by all credits, past and future. Subtract the grade points you have. Divide the result by the credits you still have to take.",
  ],
  assumptions: [
    "The page starts with the 4.0 scale. A+ and A are 4.0, A- is 3.7, B+ is 3.3, B is 3.0, B- is 2.7, and so on down to F, which is 0.",
    "On the 4.3 scale, an A+ is 4.3. On the scale in thirds, A- is 3.67, B+ is 3.33, B- is 2.67, and so on.",
    "An honors course adds 0.5 to the value of a grade. An AP or IB course adds 1. An F gets nothing extra. You can change the extra points under “More options”.",
    "Courses marked P, NP, S, U, W or I (pass/fail, withdrawn or incomplete) are left out. An F counts as 0.",
    "The GPA is rounded to two decimals.",
  ],
  limitations: [
    "If you repeated a course, enter only the grade that your school counts.",
    "Don't mix weighted and unweighted GPAs. If your list has honors or AP courses, enter your weighted previous GPA. Otherwise, enter the unweighted one.",
    "Some schools give the letters other values. Check the scale in your school's catalog.",
  ],
  example: {
    story:
      "In her first semester, Olivia got an A- and an A in two 3-credit courses. She also got a B+ in a 4-credit lab course and a C in a 2-credit seminar.",
    outcome:
      "She hoped for 3.5. With a B in the seminar, her GPA would have been 3.53. One small course made the difference.",
    inputs: { courses: "Art:regular:A-:3; Biology:regular:B+:4; History:regular:A:3; Seminar:regular:C:2" },
  },
  mistakes: [
    "Averaging grades without credits. A four-credit course counts four times as much as a one-credit course.",
    "Averaging the GPAs of two terms. The term with more credits counts more.",
    "Using a weighted high school scale for college courses.",
  ],
  questions: [
    {
      question: "How is GPA calculated?",
      answer:
        "Multiply the value of each grade by the credits of the course. Add up the results. Divide the sum by the total credits.",
    },
    {
      question: "Does a pass count?",
      answer: "No. A pass/fail course has no grade points, and its credits are left out.",
    },
    {
      question: "Is an A+ worth 4.0 or 4.3?",
      answer:
        "At most US schools, an A+ is 4.0. At some schools it is 4.3. Choose your school's scale under “Grading scale”.",
    },
    {
      question: "How do I add this term to my GPA?",
      answer: "Under “Earlier courses”, choose “Include”. Then enter your previous GPA and your previous credits.",
    },
    {
      question: "What is a weighted GPA?",
      answer:
        "A GPA with extra points for harder courses. It can go above 4.0. Many US high schools add 0.5 for honors and 1 for AP or IB. Colleges often look at the unweighted GPA too.",
    },
    {
      question: "Why does my transcript show 3.46 and this page 3.47?",
      answer:
        "Your school probably cuts off after two decimals. If your GPA is 3.4667, cutting off gives 3.46, and rounding gives 3.47.",
    },
  ],
  next: [
    { slug: "final-grade", why: "what do you need on the final?" },
    { slug: "grade", why: "work out one course's grade." },
  ],
  related: ["grade", "final-grade"],
  sources: [
    {
      title: "Washington State University, Office of the Registrar, Grades and GPA",
      url: "https://registrar.wsu.edu/grades-and-gpa/",
    },
    COLLEGE_BOARD_GPA,
  ],
  synonyms: [
    "weighted GPA",
    "target GPA",
    "raise my GPA",
    "honors",
    "AP",
    "grade point average",
    "CGPA",
    "quality points",
    "cumulative GPA",
    "credits",
    "transcript",
  ],
  everydayWords: ["semester", "credit hours", "college", "cumulative", "deans list", "scale"],
  inputWords: {
    courses: "High school classes, an A, two Bs, cr",
    scale: "4.0 or 4.3",
    earlier_gpa: "Cumulative so far, currently have",
    earlier_credits: "Taken so far",
    target: "Raise, get back to, deans list",
    credits_left: "Next term",
    honors_points: "Mostly 0.5",
    ap_points: "Mostly 1",
  },
  vectors,
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-26",
      what: "Each course can have a name and a level: Chemistry:AP:B:3. “B AP:3” is still taken. All figures are the same as before.",
    },
    { version: "1.1.2", date: "2026-11-26" },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also finds the GPA you need to reach a target, and takes honors, AP and IB courses. Other answers stay as they were.",
    },
  ],
} satisfies Content<typeof gpa>;
