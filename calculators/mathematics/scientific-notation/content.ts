import type { Content } from "#engine";
import type scientificNotation from "./scientific-notation.ts";
import vectors from "./vectors.ts";

export default {
  title: "Scientific notation calculator and converter",
  purpose:
    "Writes a number in scientific, E and engineering notation and back, and calculates with numbers in any of these forms.",
  about: [
    "The mass of an electron has 30 zeros behind its decimal point. The number of atoms in a gram of iron has 22 digits. Scientific notation writes such numbers as a figure between 1 and 10, times a power of ten.",
    "Type a number the way you have it, as 0.00056, 5.6e-4 or 5.6 × 10^-4. Students use it for homework in physics and chemistry, and everyone else to read what a pocket calculator shows as 5.6E-04.",
  ],
  howToUse: [
    "For a conversion, enter one number. The page shows the other notations, the usual number, and how many significant figures you typed.",
    "To calculate, choose the operation and enter the second number. The two may be in different notations.",
    "If your teacher wants three significant figures, enter 3 under “More options”. Zeros at the end are then kept: 1.00 × 10^1.",
  ],
  methodology: [
    "Move the decimal point until one digit other than 0 is in front of it. The number of places is the exponent: above 0 if you moved it to the left, below 0 if you moved it to the right.",
    "To multiply, multiply the figures and add the exponents. To divide, divide the figures and subtract the exponents. To add or subtract, first write both numbers with the same power of ten.",
    "In engineering notation the exponent is a multiple of 3, so that it matches prefixes such as kilo (10^3), mega (10^6), milli (10^-3) and micro (10^-6).",
  ],
  assumptions: [
    "Results have up to 30 digits, and quotients up to 15, unless you ask for fewer.",
    "Zeros in front of a number aren't significant. Zeros at the end count only if the number has a decimal point: 1,500 has two significant figures and 1,500. has four.",
    "Halves are rounded away from zero.",
  ],
  limitations: [
    "It doesn't follow the precision of measurements through a calculation. Round the result to the fewest significant figures of your data.",
    "Exponents go from -999 to 999.",
  ],
  example: {
    story:
      "Light travels 3 × 10^8 meters a second, and the sun is 1.496 × 10^11 meters away. Leo wants to know how old sunlight is when it arrives.",
    outcome: "It takes about 4.99 × 10^2 seconds, which is a little over eight minutes.",
    inputs: { operation: "over", number: "1.496e11", other: "3e8", figures: 3 },
  },
  mistakes: [
    "Leaving two digits in front of the point. 52.91 × 10^3 is correct as a number, but in scientific notation it is 5.291 × 10^4.",
    "Adding exponents in a sum. Exponents are added only when you multiply.",
    "Reading a negative exponent as a negative number. 5 × 10^-3 is 0.005.",
    "Typing 5.6 × 10 E -4 into a pocket calculator. The E already means “times ten to the power of”.",
  ],
  questions: [
    {
      question: "What does 1.5E8 mean?",
      answer: "1.5 × 10^8, which is 150,000,000. Calculators and spreadsheets write the power of ten as E.",
    },
    {
      question: "How do I turn scientific notation into a normal number?",
      answer:
        "Move the decimal point as many places as the exponent says: to the right if it is above 0, to the left if it is below. 2.78 × 10^9 is 2,780,000,000.",
    },
    {
      question: "What is the difference between scientific and engineering notation?",
      answer:
        "In engineering notation the exponent is always a multiple of 3, and one to three digits come before the point. 12,300 is 1.23 × 10^4 in scientific and 12.3 × 10^3 in engineering notation.",
    },
    {
      question: "Is “standard form” the same as scientific notation?",
      answer:
        "In Britain, yes: standard form means 5.6 × 10^-4. In American textbooks, standard form often means the usual number, 0.00056.",
    },
    {
      question: "How many significant figures does a number have?",
      answer:
        "Count from the first digit that isn't 0. 0.00450 has three, because the last zero was written on purpose. In 1,500 the zeros only hold the place, so it has two.",
    },
  ],
  next: [
    { slug: "rounding", why: "other ways to round." },
    { slug: "exponent", why: "powers of any base." },
    { slug: "scientific", why: "longer expressions." },
  ],
  related: ["exponent", "rounding", "scientific", "logarithm"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 3.9, Scientific Notation",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-9-scientific-notation",
    },
    {
      title: "OpenStax, College Algebra 2e, section 1.2, Exponents and Scientific Notation",
      url: "https://openstax.org/books/college-algebra-2e/pages/1-2-exponents-and-scientific-notation",
    },
  ],
  synonyms: ["standard form", "e notation", "engineering notation", "powers of ten", "significant figures"],
  everydayWords: ["sig figs", "exponential notation", "10^"],
  inputWords: { number: "Decimal, coefficient times power of ten", figures: "Sig figs" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof scientificNotation>;
