import type { Content } from "#engine";
import type romanNumerals from "./roman-numerals.ts";
import vectors from "./vectors.ts";

export default {
  title: "Roman numerals converter: numbers and dates",
  purpose:
    "Converts whole numbers from 1 to 3,999,999 to Roman numerals and Roman numerals to numbers, and writes a date in Roman numerals.",
  about: [
    "Roman numerals are still on clock faces, cornerstones, movie credits, book chapters and Super Bowls. Type either kind into the same field: 1994 becomes MCMXCIV, and MCMXCIV becomes 1994.",
    "Planning a tattoo or an engraving? Choose “A date”, and check the numeral twice. A stonemason can't press undo.",
  ],
  howToUse: [
    "Capital and small letters mean the same. You can type mcmxciv.",
    "For 4,000 or more, put the thousands in parentheses: (XII)CCC is 12,300. The answer shows them with a line on top.",
    "For a date, pick the order that people around you use, so that they read the month as the month.",
  ],
  methodology: [
    "The letters are I = 1, V = 5, X = 10, L = 50, C = 100, D = 500 and M = 1,000. Letters are written from the largest to the smallest and added up: LXVI is 50 + 10 + 5 + 1 = 66.",
    "A smaller letter before a larger one is subtracted. Only six pairs are used: IV = 4, IX = 9, XL = 40, XC = 90, CD = 400 and CM = 900.",
    "So each digit of a number is written on its own, from thousands to ones. For 1994 they are 1,000 = M, 900 = CM, 90 = XC and 4 = IV.",
  ],
  assumptions: [
    "A letter is repeated three times at most, so 4 is IV and not IIII. This is the standard form today. The Romans themselves used both.",
    "A line over a letter multiplies it by 1,000. We use it from 4,000 on.",
    "Dates are written as numbers with a dot between them. A year is written in full.",
  ],
  limitations: [
    "There is no zero, no negative number and no decimal in this system.",
    "Roman fractions, such as S for one half, aren't included.",
    "The page converts the date as you know it today. It doesn't write a date as a Roman would have, who counted days to the Kalends, Nones and Ides.",
  ],
  example: {
    story: "At the end of an old movie, Lena sees “Copyright MCMLXXIV”. How old is the movie?",
    outcome: "M is 1,000, CM is 900, LXX is 70 and IV is 4. The movie is from 1974.",
    inputs: { find: "number", number: "MCMLXXIV" },
  },
  mistakes: [
    "Subtracting too far. 99 is XCIX, not IC, and 1999 is MCMXCIX, not MIM.",
    "Writing four letters in a row. 40 is XL, not XXXX.",
    "Mixing up L and C, or D and M. L is 50, C is 100, D is 500 and M is 1,000.",
    "Reading the letters as a code for digits. XI is eleven, not “ten one”.",
  ],
  questions: [
    {
      question: "Why do some clocks show IIII instead of IV?",
      answer:
        "It is a tradition of clockmakers. IIII balances the heavy VIII on the other side of the dial, and it is easier to read upside down. In all other uses, 4 is IV.",
    },
    {
      question: "What is the largest Roman numeral?",
      answer:
        "With the plain letters it is MMMCMXCIX, which is 3,999. With a line over letters, you can write numbers up to 3,999,999.",
    },
    {
      question: "How do you write 2026 in Roman numerals?",
      answer: "MMXXVI. MM is 2,000, XX is 20 and VI is 6.",
    },
    {
      question: "How did the Romans write zero?",
      answer:
        "They didn't. Roman numerals have no zero and don't need one, because a letter has the same value in every position. In Latin texts, the word “nulla” means nothing.",
    },
    {
      question: "Why is my numeral refused?",
      answer: "Because it isn't in the standard form, such as IIII or VX. The message shows how its value is written.",
    },
  ],
  next: [
    { slug: "number-base", why: "binary, hexadecimal and other bases." },
    { slug: "date-difference", why: "the days between two dates." },
  ],
  related: ["number-base", "date-difference", "prime-factorization"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 4.2, Early Numeration Systems",
      url: "https://openstax.org/books/contemporary-mathematics/pages/4-2-early-numeration-systems",
    },
  ],
  synonyms: ["Roman number", "Latin numbers", "MCMXCIV", "Roman numeral date", "tattoo date", "numeral translator"],
  everydayWords: ["roman", "numeral", "tattoo", "super bowl", "chapter"],
  inputWords: { number: "Year, movie credits, MMXXVI, XIV", date: "Wedding, birthday, engraving" },
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof romanNumerals>;
