import type { Content } from "#engine";
import type decimalToFraction from "./decimal-to-fraction.ts";
import vectors from "./vectors.ts";

export default {
  title: "Decimal to fraction calculator, and back",
  purpose:
    "Turns a decimal into a fraction in lowest terms, also one that repeats, finds the nearest simple fraction, and writes a fraction as a decimal.",
  about: [
    "0.625 is 5/8, and 0.1666… is 1/6. Fractions are exact where decimals go on forever, and a tape measure or a recipe has no mark for 0.7.",
    "Students use it for homework, and carpenters, machinists and cooks to find the mark that comes closest.",
  ],
  howToUse: [
    "For the exact fraction, type the decimal. Put digits that repeat in brackets, such as 0.(3) or 0.1(6), or type three dots after them.",
    "For a mark on a ruler, choose “Nearest halves, eighths, sixteenths …” and the denominator of your ruler.",
    "For a simple fraction close to a long decimal, choose “Nearest simple fraction” and the largest denominator that you want.",
    "For the other way, choose “Decimal of a fraction”. Digits in brackets repeat without end.",
  ],
  methodology: [
    "A decimal that ends is its digits without the point over a power of ten: three digits after the point mean thousandths. Dividing both by their greatest common divisor gives lowest terms.",
    "If digits repeat, take all digits and subtract those that don't repeat. Divide by a 9 for each repeating digit and a 0 for each other digit after the point. So 0.1(6) is (16 − 1) ÷ 90 = 1/6.",
    "The nearest fraction is found by trying every denominator up to the largest. Of two that are equally near, the smaller denominator wins.",
    "A fraction becomes a decimal by long division. Only factors of 2 and 5 in the denominator make digits that don't repeat.",
  ],
  assumptions: [
    "Without brackets or dots, a decimal ends where you stop typing: 0.33 is 33/100, not 1/3.",
    "Before three dots, the shortest group of digits that is there twice repeats. If there is none, the last digit repeats.",
    "Halfway between two marks goes away from zero.",
  ],
  limitations: [
    "A decimal that neither ends nor repeats, such as π or √2, has no exact fraction. Use the nearest one.",
    "At most 12 digits may repeat, and 20 may follow the point.",
    "A fraction's denominator must be below 100,000 in lowest terms. Of more than 60 repeating digits, the first 60 are shown.",
  ],
  example: {
    story: "Ben's drawing says that a hole is 0.7 inches from the edge. His ruler has sixteenths of an inch.",
    outcome: "He marks 11/16 inch, which is 0.0125 inches short of 0.7.",
    inputs: { find: "parts", decimal: "0.7", parts: 16 },
  },
  mistakes: [
    "Taking 0.33 for 1/3. It is 33/100, a third of a percent less.",
    "Putting two digits over 10. 0.25 is 25/100, because hundredths have two digits.",
    "Forgetting the zeros after the nines. In 0.1(6) only the 6 repeats, so the denominator is 90, not 99.",
    "Rounding to sixteenths twice in one job. Add first, and round at the end.",
  ],
  questions: [
    {
      question: "Is 0.999… really 1?",
      answer: "Yes. One third is 0.333…, and three times that is both 0.999… and 1. The calculator says 1 too.",
    },
    {
      question: "How do I know whether a fraction ends as a decimal?",
      answer:
        "Reduce it first. It ends if the denominator has no prime factors except 2 and 5: 3/8 and 7/20 end, 1/6 and 2/7 don't.",
    },
    {
      question: "What is 0.7 in inches on a tape measure?",
      answer: "About 11/16 inch. In 32nds it is 11/16 too, because 22/32 is the closest mark; in 64ths it is 45/64.",
    },
    {
      question: "How many digits can repeat?",
      answer: "Always fewer than the denominator. 1/7 repeats six digits, 1/97 repeats ninety-six.",
    },
  ],
  next: [
    { slug: "fraction", why: "add, subtract, multiply and divide fractions." },
    { slug: "feet-inches", why: "lengths in feet, inches and sixteenths." },
    { slug: "rounding", why: "round to any place or fraction." },
  ],
  related: ["fraction", "feet-inches", "ratio", "percentage"],
  sources: [
    {
      title: "OpenStax, Prealgebra 2e, section 5.3, Decimals and Fractions",
      url: "https://openstax.org/books/prealgebra-2e/pages/5-3-decimals-and-fractions",
    },
    {
      title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
      url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    },
  ],
  synonyms: [
    "repeating decimal",
    "recurring decimal",
    "fraction to decimal",
    "nearest fraction",
    "inches to sixteenths",
    "rational approximation",
  ],
  everydayWords: ["as a fraction", "repeats", "sixteenths"],
  inputWords: { decimal: "number with a point", largest: "max denominator", parts: "16ths, 32nds" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof decimalToFraction>;
