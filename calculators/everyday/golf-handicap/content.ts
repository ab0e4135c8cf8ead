import type { Content } from "#engine";
import type golfHandicap from "./golf-handicap.ts";
import vectors from "./vectors.ts";

export default {
  title: "Golf handicap calculator: index and course handicap",
  purpose:
    "Works out your handicap index from up to 20 rounds, your course and playing handicap from the index, and the differential of one round, by the World Handicap System.",
  about: [
    "A handicap says how well you can play, not how well you usually play. So only your best rounds count: eight of the last twenty.",
    "Your index goes with you. On each course, it becomes a course handicap: the strokes you get from these tees.",
  ],
  howToUse: [
    "For your index, type a row for each round: the score, the course rating and the slope rating of the tees. Both ratings are on the scorecard.",
    "For a course, choose “Course and playing handicap” and enter the ratings of the tees you play from.",
    "In a competition, look up the allowance of the format. Without one, choose 100.",
  ],
  methodology: [
    "Differential = 113 ÷ slope rating × (adjusted gross score − course rating), rounded to a tenth. A half goes up, so −1.55 becomes −1.5.",
    "With 20 rounds, the index is the average of the lowest 8 differentials, rounded to a tenth.",
    "With fewer: the lowest of 3 rounds less 2.0, of 4 less 1.0, and of 5 as it is. The lowest 2 of 6 less 1.0, and the lowest 2 of 7 or 8.",
    "Then the lowest 3 of 9 to 11, 4 of 12 to 14, 5 of 15 or 16, 6 of 17 or 18, and 7 of 19. The index is at most 54.0.",
    "Course handicap = index × slope rating ÷ 113 + course rating − par. Playing handicap = course handicap before rounding × allowance. A half goes up.",
  ],
  assumptions: [
    "All rounds are of 18 holes and newer than any you leave out.",
    "The scores are adjusted: no hole counts more than a net double bogey, or par plus 5 before your first index.",
    "Playing conditions are normal (PCC 0). If your club published another PCC, subtract it from the score.",
  ],
  limitations: [
    "An official index needs a golf club or association. It also has a soft cap, a hard cap, cuts for exceptional scores and reviews, which the page leaves out.",
    "Rounds of 9 holes are left out: since 2024 their differential needs an expected score that only the associations compute.",
    "Allowances differ by format and country. The page doesn't know your competition's.",
  ],
  example: {
    story: "Ben has an index of 12.5 and plays a course with slope 138, course rating 71.3 and par 72.",
    outcome: "He gets 15 strokes, one on each hole but the three easiest. In a medal with 95% he plays off 14.",
    inputs: { find: "course", index: 12.5, slope: 138, rating: 71.3, par: 72, allowance: 95 },
  },
  mistakes: [
    "Averaging your scores minus par. The ratings of the tees matter more than par.",
    "Taking the ratings of other tees. Each color has its own.",
    "Entering an eleven on one hole as it was. Adjust it first.",
    "Typing a plus handicap as a positive number. +2 is -2 here.",
  ],
  questions: [
    {
      question: "How many rounds do I need for a handicap?",
      answer: "Three rounds of 18 holes, or 54 holes made up of 9s and 18s. More rounds make it steadier.",
    },
    {
      question: "What is a good golf handicap?",
      answer:
        "Below 10 is very good for an amateur, and 0 is called scratch. Most players are somewhere between 10 and 30.",
    },
    {
      question: "What is slope rating?",
      answer:
        "It says how much harder the course is for a bogey golfer than for a scratch golfer, from 55 to 155. 113 is a course of standard difficulty.",
    },
    {
      question: "What is the difference between course and playing handicap?",
      answer:
        "The course handicap is for all strokes from these tees. The playing handicap is what is left of it after the allowance of the format, such as 95% in individual stroke play.",
    },
    {
      question: "Why do I get another course handicap at my club?",
      answer:
        "Some countries left out “course rating − par” for years, and some round before the allowance. Choose “Slope only” to compare.",
    },
  ],
  next: [
    { slug: "statistics", why: "your average score, and how much you vary." },
    { slug: "percentage", why: "any other allowance." },
  ],
  related: ["statistics", "percentage"],
  sources: [
    {
      title: "USGA, Rules of Handicapping, rule 5.2, Calculation of a Handicap Index",
      url: "https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/5%202%20Calculation%20of%20a%20Handicap%20Index.htm",
      read: "2026-11-27",
    },
    {
      title: "USGA, Rules of Handicapping, rule 6.1, Course Handicap Calculation",
      url: "https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/6%201%20Course%20Handicap%20Calculation.htm",
      read: "2026-11-27",
    },
    {
      title: "USGA, Rules of Handicapping, rule 5.2b, For 20 Scores",
      url: "https://www.usga.org/handicapping/roh/Content/rules/5%202b%20For%2020%20Scores.htm",
      read: "2026-11-27",
    },
  ],
  synonyms: ["handicap index", "course handicap", "WHS", "playing handicap", "score differential", "slope rating"],
  everydayWords: ["golf", "handicap", "tees", "strokes", "scorecard", "par"],
  inputWords: { index: "HCP", rating: "CR", allowance: "Stableford, match play" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof golfHandicap>;
