import type { Content } from "#engine";
import type gpa from "./gpa.ts";
import vectors from "./vectors.ts";

export default {
  title: "GPA calculator: weighted, unweighted, target GPA",
  purpose:
    "Calculates a grade point average from letter grades and credits, for one term or together with your earlier courses. It also finds the GPA you need from now on to reach a target.",
  about: [
    "Scholarships, graduate schools and parents ask for one number. Enter each grade with its credits (1 for each course if your school has none), and add your previous GPA if you want the overall one.",
    "It also looks ahead. Put in the grades you expect this term and see where your GPA will land before you decide what to study first.",
  ],
  howToUse: [
    "Need a 3.5 for a scholarship? Try the grades you could realistically get and see which course moves the number most. Usually it is the one with the most credits.",
    "Choose “Find the GPA I need” to turn it around: enter the GPA you want and the credits you have left.",
    "In high school, write “A honors” or “B AP” as the grade. You get the weighted and the unweighted GPA.",
    "Compare with the scale in your school's catalog; an A+ or an A- can count differently.",
    "Report the GPA as your school does. If its transcript cuts off after two decimals, yours should too.",
  ],
  methodology: [
    "In the formula, Σ means “add up”. Each letter has a value. The value times the credits of a course gives its grade points. All grade points divided by all credits is the GPA.",
    "Earlier courses count by their credits: your previous GPA times the previous credits is added to the points.",
    "To find the GPA you need, multiply the target by all credits, past and future. Subtract the points you have, and divide by the credits left.",
  ],
  assumptions: [
    "The page starts with the 4.0 scale: A+ and A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, and so on to D- 0.7 and F 0.",
    "On the 4.3 scale an A+ is 4.3. On the scale in thirds, A- is 3.67, B+ 3.33, B- 2.67, and so on.",
    "An honors course adds 0.5 to the value of a grade, an AP or IB course 1. You can change both under “More options”. An F gets nothing extra.",
    "Courses marked P, NP, S, U, W or I (pass/fail, withdrawn or incomplete) have no points and are left out. An F counts.",
    "The GPA is shown to two decimals, with half rounding up. Some schools cut off instead.",
  ],
  limitations: [
    "If you repeated a course, enter only the grade that your school counts.",
    "Enter a weighted previous GPA with weighted courses, and an unweighted one with unweighted courses.",
    "Schools set their own values. Check the scale in your catalog.",
  ],
  example: {
    story:
      "Olivia's first semester: an A- in a 3-credit course, a B+ in a 4-credit lab course, an A in 3 credits, and a C in a 2-credit seminar she would rather forget.",
    outcome:
      "3.36 isn't the 3.5 she hoped for. A B in the seminar would have made it 3.53: one small course, a sixth of a point.",
    inputs: { courses: "A-:3; B+:4; A:3; C:2" },
  },
  mistakes: [
    "Averaging the letters without credits. If you have mostly A's, a B in a four-credit course pulls your GPA down more than a C in a one-credit course.",
    "Averaging two terms' GPAs. Weight them by credits.",
    "Counting pass/fail courses.",
    "Using a weighted high school scale for college.",
  ],
  questions: [
    {
      question: "How is GPA calculated?",
      answer: "Multiply each grade's value by its credits, add them up, and divide by the total credits.",
    },
    {
      question: "Does a pass count?",
      answer: "No. A pass/fail course has no grade points, and its credits are left out.",
    },
    {
      question: "Is an A+ worth 4.0 or 4.3?",
      answer: "At most US schools 4.0, at some 4.3. Choose your school's scale.",
    },
    {
      question: "How do I add this term to my GPA?",
      answer:
        "Include your earlier courses and enter the previous GPA and credits. Credits decide how much each counts.",
    },
    {
      question: "What is a weighted GPA?",
      answer:
        "It gives extra points for harder courses, so it can go above 4.0. Many US high schools add 0.5 for honors and 1 for AP or IB. Colleges often look at the unweighted one too.",
    },
    {
      question: "Why does my transcript show 3.46 and this 3.47?",
      answer: "Your school probably cuts off after two decimals. 3.4667 is 3.46 cut off and 3.47 rounded.",
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
    {
      title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
      url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
    },
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
  everydayWords: [
    "semester",
    "credit hours",
    "college, high school classes",
    "cumulative",
    "an A, two Bs and B+",
    "dean's list",
    "raise, get back to",
    "next term",
    "4.0 scale",
  ],
  vectors,
  changes: [
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "The option for a target GPA is named more clearly. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also finds the GPA you need to reach a target, and takes honors, AP and IB courses. Other answers stay as they were.",
    },
  ],
} satisfies Content<typeof gpa>;
