import type { Content } from "#engine";
import type numberBase from "./number-base.ts";
import vectors from "./vectors.ts";

export default {
  title: "Number base converter: binary, hex, decimal",
  purpose:
    "Converts a number, with or without digits after the point, between any two bases from 2 to 36. It shows negative numbers with a minus sign or in two's complement.",
  about: [
    "Programmers use hexadecimal for colors, memory addresses and error codes. Students learn binary in their first computer science class. This page shows the steps, so you can do the conversion by hand.",
    "Choose two's complement to see how a computer stores a negative number in 8, 16, 32 or 64 bits.",
  ],
  howToUse: [
    "For a color, convert each pair of hex digits to base 10. #FF8000 is 255 for red, 128 for green and 0 for blue.",
    "For bits from a computer's memory, choose two's complement and set the number of bits. The page shows the bits as a signed number and as an unsigned number.",
    "When you share a number, write its base next to it. “10” is two in binary and sixteen in hex.",
  ],
  methodology: [
    "In the formula, d₂, d₁ and d₀ are the digits, and b is the base. Multiply each digit by its power of the base, and add the results. In base 2, 101 is 1 × 4 + 0 × 2 + 1 × 1 = 5.",
    "To write a whole number in another base, divide by that base again and again. The remainders are the digits, and the last remainder is the first digit.",
    "To write a fraction such as 0.1, multiply it by the base. The whole part of the result is the first digit. Multiply the fraction that remains to get the next digit. Digits that repeat forever appear in parentheses.",
    "In two's complement, a negative number is stored as a larger positive number. With 8 bits, 256 is added, so -5 is stored as 251.",
  ],
  assumptions: [
    "Letters are the digits above 9: A is 10, B is 11, and Z is 35. You can type capital or small letters.",
    "You can type 0x before a hex number, 0o before an octal number and 0b before a binary number.",
    "Two's complement has 8 bits unless you choose another number. 8 bits hold the numbers from -128 to 127. In bases 2, 4, 8, 16 and 32 you see the stored form: -5 is FB in base 16. In other bases you see -5 with its minus sign.",
  ],
  limitations: [
    "A long fraction is cut off after 64 digits, without rounding. Three dots (…) show where it was cut.",
    "Two's complement works only for whole numbers of 2 to 128 bits.",
    "It doesn't show floating-point numbers, the form in which computers store fractions.",
  ],
  example: {
    story: "Ravi is styling a web page and knows that full red is 255. His stylesheet wants hexadecimal.",
    outcome: "Pure red is #FF0000. Ravi also converts 128 and gets 80, so a darker red is #800000.",
    inputs: { number: "255", from_base: 10, to_base: 16 },
  },
  mistakes: [
    "Reading a hex number as decimal. In hex, 10 is sixteen.",
    "Forgetting the number of bits for a negative number. In hex, -5 is FB with 8 bits and FFFB with 16 bits.",
    "Mixing up the letter O with zero, or I with one.",
    "Writing the remainders in the wrong order. The last remainder is the first digit.",
  ],
  questions: [
    {
      question: "Why does 0.1 never end in binary?",
      answer:
        "In binary, only fractions such as halves, quarters and eighths end. 0.1 is one tenth, and in binary it is 0.0(0011), where 0011 repeats forever. A computer rounds after a certain number of digits. As a result, most programs get slightly more than 0.3 for 0.1 + 0.2.",
    },
    {
      question: "What is two's complement?",
      answer:
        "Two's complement is the usual way to store negative whole numbers in bits. With 8 bits, -5 is stored as 256 - 5 = 251, which is 11111011 in binary.",
    },
    {
      question: "How do I get from binary to hexadecimal by hand?",
      answer:
        "Split the bits into groups of four, starting from the right. Each group is one hex digit. 1010 1100 is AC, because 1010 is ten (A) and 1100 is twelve (C). For octal, use groups of three.",
    },
    {
      question: "Why do I get -1 for FFFFFFFF?",
      answer:
        "In binary, FFFFFFFF is 32 ones. In two's complement with 32 bits, 32 ones mean -1. As an unsigned number, they mean 4,294,967,295. The page shows both numbers.",
    },
    {
      question: "How do I convert decimal to binary by hand?",
      answer:
        "Divide by 2 again and again and write down each remainder. Then read the remainders from the last to the first. For 13 the remainders are 1, 0, 1 and 1, so 13 is 1101 in binary.",
    },
  ],
  next: [
    { slug: "ip-subnet", why: "see network addresses in binary." },
    { slug: "data-size", why: "convert bits, bytes, megabytes and gigabytes." },
  ],
  related: ["prime-factorization", "fraction", "rounding", "ip-subnet", "data-size"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 4.3, Converting with Base Systems",
      url: "https://openstax.org/books/contemporary-mathematics/pages/4-3-converting-with-base-systems",
    },
    {
      title: "Python documentation, tutorial, Floating-Point Arithmetic: Issues and Limitations",
      url: "https://docs.python.org/3/tutorial/floatingpoint.html",
    },
    {
      title:
        "Java Language Specification, SE 21, section 4.2, Primitive Types and Values: signed two's-complement integers",
      url: "https://docs.oracle.com/javase/specs/jls/se21/html/jls-4.html#jls-4.2",
    },
  ],
  synonyms: [
    "binary",
    "hexadecimal",
    "hex",
    "octal",
    "decimal",
    "radix",
    "base converter",
    "binary to decimal",
    "two's complement",
    "signed binary",
  ],
  everydayWords: ["hex", "0xFF", "signed", "color code", "regular number"],
  inputWords: { from_base: "2 binary, 16 hex", to_base: "Base 10 is normal decimal", bits: "8, 16, 32, 64" },
  vectors,
} satisfies Content<typeof numberBase>;
