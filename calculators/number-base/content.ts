import type { Content } from "#engine";
import type numberBase from "./number-base.ts";
import vectors from "./vectors.ts";

export default {
  title: "Number base converter: binary, hex, decimal",
  purpose:
    "Converts a number, whole or with a fraction, from any base to any other between 2 and 36, exactly, with a minus sign or as two's complement in a chosen number of bits.",
  methodology: [
    "Each digit counts for a power of its base, so the value is their sum. For another base, the whole part is divided by it again and again: the remainders are the digits, from the last to the first. The fraction is multiplied by it again and again: the whole parts are the digits, from the first on.",
    "All steps are in whole numbers and fractions of any size. Where a remainder comes again the digits repeat, and the repeating ones stand in parentheses.",
    "In two's complement, a negative number is held as itself plus 2 to the power of the bits. A pattern whose first bit is 1 stands for a negative number.",
  ],
  assumptions: [
    "From base 10 to base 2 unless you choose otherwise, with a minus sign for negative numbers.",
    "Letters stand for the digits from ten on: A is 10 and Z is 35, in capitals or not.",
    "0x, 0o and 0b in front are passed over in base 16, 8 and 2. In base 16, 0b1 is a number.",
    "In two's complement, 8 bits unless you choose otherwise. A number too large for the signed range that still fits the bits is read as a bit pattern: in 8 bits, 251 is -5. The pattern is shown in bases 2, 4, 8, 16 and 32, the signed number in the others.",
  ],
  limitations: [
    "Fractions are shown to 64 digits, or up to where they repeat. What is cut off is not rounded, and marked with …",
    "Two's complement is for whole numbers of 2 to 128 bits.",
    "It does not show the floating-point form in which computers keep fractions.",
  ],
  example: { story: "What is 255 in hexadecimal?", inputs: { number: "255", from_base: 10, to_base: 16 } },
  questions: [
    {
      question: "Why does 0.1 never end in binary?",
      answer:
        "A fraction ends only if its lower part divides a power of the base. Ten has the factor 5, which no power of 2 has, so 0.1 is 0.0(0011) with 0011 for ever. Computers cut it off, which is why 0.1 + 0.2 is not quite 0.3 there.",
    },
    {
      question: "What is two's complement?",
      answer:
        "The usual way to keep negative whole numbers in bits. In 8 bits, -5 is kept as 256 - 5 = 251, which is 11111011. Adding then works without looking at signs.",
    },
    {
      question: "How do I get from binary to hexadecimal by hand?",
      answer:
        "Group the bits in fours from the right: each group is one digit. 1010 1100 is AC, because 1010 is 10 and 1100 is 12. For octal, group in threes.",
    },
    {
      question: "Why do I get -1 for FFFFFFFF?",
      answer:
        "As 32 bits in two's complement, all ones mean -1. As an unsigned number they are 4,294,967,295. The page shows both; with a minus sign instead of two's complement you get the unsigned one.",
    },
  ],
  related: ["prime-factorization", "fraction", "rounding"],
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
  vectors,
} satisfies Content<typeof numberBase>;
