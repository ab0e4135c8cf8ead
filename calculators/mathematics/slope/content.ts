import type { Content } from "#engine";
import type slope from "./slope.ts";
import vectors from "./vectors.ts";

export default {
  title: "Slope calculator: equation, angle and distance",
  purpose:
    "Finds the slope, the angle, the grade and the equation of a line, and the distance and the midpoint of two points.",
  about: [
    "A slope says how steep a line is: how much it rises for each unit to the right. Roads, roofs and wheelchair ramps have one, and so do the lines on your algebra homework.",
    "Two points are enough. You also get the equation of the line in two forms, with exact fractions, and a graph to check against your own.",
  ],
  howToUse: [
    "Enter the coordinates of the two points in any order. The slope is the same from either end.",
    "If you know one point and the slope, choose “A point and the slope”. Type the slope as a number or as a fraction such as -2/3.",
    "For a ramp or a road, take 0 and 0 as the first point, and the length and the height as the second. The grade is then the slope in percent.",
  ],
  methodology: [
    "The slope is the rise divided by the run: m = (y₂ − y₁) ÷ (x₂ − x₁). The equation of the line is y = mx + b, and b = y₁ − m × x₁ is where the line crosses the y-axis.",
    "The distance comes from the Pythagorean theorem, with the run and the rise as legs: √((x₂ − x₁)² + (y₂ − y₁)²). The midpoint is the average of the two points.",
    "The angle is the one whose tangent is the slope, from −90 to 90 degrees. The grade is the slope in percent.",
    "Slope and equation are worked out as fractions, so −7/5 stays −7/5. A fraction with a denominator above 9,999 is shown as a decimal, with ≈ for a rounded one.",
  ],
  assumptions: [
    "The two axes use the same unit. If x is in hours and y in miles, the slope is in miles per hour, and the angle and the distance mean nothing.",
    "A vertical line has no slope, and its equation is x = a number.",
    "The standard form Ax + By = C is in the smallest whole numbers, with A above 0.",
  ],
  limitations: [
    "It works with straight lines. The slope of a curve changes from point to point.",
    "For the best line through more than two points, you need a linear regression.",
  ],
  example: {
    story:
      "Rosa plans a ramp to her front door. It starts at the sidewalk and gains 2 feet over a distance of 24 feet.",
    outcome:
      "The slope is 1/12, a grade of 8.3% and an angle of 4.8 degrees. That is just the 1:12 that US rules allow for ramps. The ramp itself is 24.08 feet long.",
    inputs: { known: "points", from_x: 0, from_y: 0, to_x: 24, to_y: 2 },
  },
  mistakes: [
    "Dividing the run by the rise. The change in y goes on top.",
    "Mixing the order: if you begin with the second point on top, begin with it below too.",
    "Dropping a sign. From -3 to 4 is a change of 7, because 4 - (-3) = 7.",
    "Confusing grade and angle. A grade of 100% is an angle of 45 degrees.",
  ],
  questions: [
    {
      question: "What does a negative slope mean?",
      answer: "The line falls from left to right. With a slope of -2, it goes down by 2 for each 1 to the right.",
    },
    {
      question: "Is the slope of a horizontal line 0 or undefined?",
      answer:
        "It is 0, because the rise is 0. The slope of a vertical line is undefined: its run is 0, and nothing can be divided by 0.",
    },
    {
      question: "How do I find the equation of a line from two points?",
      answer:
        "Find the slope first. Then put one of the points into y = mx + b and solve for b. For (1, 2) and (3, 8), m is 3, and from 2 = 3 × 1 + b follows b = -1. So y = 3x - 1.",
    },
    {
      question: "What is the slope of a perpendicular line?",
      answer:
        "Turn the fraction upside down and change its sign. A line perpendicular to one with slope 2/3 has the slope -3/2. Parallel lines have the same slope.",
    },
    {
      question: "How is a roof pitch related to the slope?",
      answer:
        "A pitch such as 6 in 12 is the rise in inches over a run of 12 inches. Its slope is 6/12 = 0.5, and its angle about 26.6 degrees.",
    },
  ],
  next: [
    { slug: "triangle", why: "sides and angles of the triangle under the line." },
    { slug: "quadratic", why: "equations with x²." },
    { slug: "fraction", why: "sums and products of fractions." },
  ],
  related: ["triangle", "quadratic", "fraction"],
  sources: [
    {
      title: "OpenStax, Intermediate Algebra 2e, section 3.2, Slope of a Line",
      url: "https://openstax.org/books/intermediate-algebra-2e/pages/3-2-slope-of-a-line",
    },
    {
      title: "OpenStax, Intermediate Algebra 2e, section 11.1, Distance and Midpoint Formulas; Circles",
      url: "https://openstax.org/books/intermediate-algebra-2e/pages/11-1-distance-and-midpoint-formulas-circles",
    },
    {
      title: "US Access Board, ADA Standards, chapter 4, section 405.2, Slope of ramps",
      url: "https://www.access-board.gov/ada/#ada-405_2",
    },
  ],
  synonyms: [
    "gradient",
    "rise over run",
    "equation of a line",
    "distance formula",
    "midpoint",
    "y = mx + b",
    "slope intercept form",
  ],
  everydayWords: ["steep", "incline", "two points", "ramp"],
  inputWords: { from_x: "x1", from_y: "y1", to_x: "x2, run", to_y: "y2, rise", slope: "m, gradient" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof slope>;
