import type { Content } from "#engine";
import type numberBase from "./number-base.ts";
import vectors from "./vectors.ts";

export default {
  title: "Number base converter: binary, hex, decimal",
  purpose:
    "Converts a whole number or a fraction from any base to any other between 2 and 36, with a minus sign or as two's complement.",
  about: [
    "Programmers meet hexadecimal in colors, memory addresses and error codes; students meet binary in the first week of computer science. This page converts between all of them and shows every division, so you can follow it by hand.",
    "Choose two's complement if you want to know what a negative number looks like in 8, 16, 32 or 64 bits.",
  ],
  howToUse: [
    "For colors, convert each pair of hex digits separately: #FF8000 is 255, 128 and 0.",
    "For a register or a memory dump, set the number of bits your machine uses and compare the signed and unsigned values.",
    "Write the base next to the number when you share it. 10 is two in binary and sixteen in hex.",
  ],
  methodology: [
    "In the formula, d₂, d₁, d₀ are the digits, b is the base, and each digit is multiplied by a power of b. Add them up to get the value.",
    "To write the value in another base, divide the whole part by that base again and again; the remainders are the digits, last to first. Multiply the fraction by the base again and again; the whole parts are its digits, first to last.",
    "If the same fraction comes up twice, the digits repeat from there on. The repeating digits appear in parentheses.",
    "In two's complement, a negative number is stored as itself plus 2 to the power of the number of bits.",
  ],
  assumptions: [
    "The page starts with base 10 to base 2, and a minus sign for negative numbers.",
    "Letters are the digits from ten on: A is 10 and Z is 35, upper or lower case.",
    "The prefix 0x is ignored in base 16, 0o in base 8 and 0b in base 2. In base 16, b is a digit, so 0b1 is the number B1.",
    "For two's complement, the page begins with 8 bits, which hold -128 to 127. If you enter 251, it is read as those eight bits, 11111011, which mean -5. In two's complement, bases 2, 4, 8, 16 and 32 show the stored bits: in base 16, -5 is FB. Other bases show the number with its sign.",
  ],
  limitations: [
    "Fractions are shown to 64 digits, or until they repeat. A cut-off fraction isn't rounded, and ends with …",
    "Two's complement is for whole numbers of 2 to 128 bits.",
    "It doesn't show floating-point numbers, the form in which computers store fractions.",
  ],
  example: {
    story: "Ravi is styling a web page and knows that full red is 255. His stylesheet wants hexadecimal.",
    outcome: "FF, so pure red is #FF0000. He tries 128 and gets 80, which makes the darker red he wanted.",
    inputs: { number: "255", from_base: 10, to_base: 16 },
  },
  mistakes: [
    "Reading hex digits as decimal: 0x10 is sixteen.",
    "Forgetting the number of bits for a negative number. -5 is FB in 8 bits and FFFB in 16.",
    "Mixing up the letter O with zero, or I with one.",
    "Reading remainders in the wrong order: the last one comes first.",
  ],
  questions: [
    {
      question: "Why does 0.1 never end in binary?",
      answer:
        "A fraction ends only if its denominator divides a power of the base. Ten has the factor 5, which no power of 2 has, so 0.1 is 0.0(0011), with 0011 forever. Computers cut it off, which is why 0.1 + 0.2 isn't quite 0.3 there.",
    },
    {
      question: "What is two's complement?",
      answer:
        "The usual way to store negative whole numbers in bits. In 8 bits, -5 is stored as 256 - 5 = 251, which is 11111011. Adding then works without looking at signs.",
    },
    {
      question: "How do I get from binary to hexadecimal by hand?",
      answer:
        "Group the bits in fours from the right: each group is one digit. 1010 1100 is AC, because 1010 is 10 and 1100 is 12. For octal, group in threes.",
    },
    {
      question: "Why do I get -1 for FFFFFFFF?",
      answer:
        "As 32 bits in two's complement, all ones mean -1. As an unsigned number they are 4,294,967,295. The page shows both.",
    },
    {
      question: "How do I convert decimal to binary by hand?",
      answer:
        "Divide by 2 again and again and write down the remainders, then read them from the last to the first. 13 gives 1, 0, 1, 1: 1101.",
    },
  ],
  next: [
    { slug: "ip-subnet", why: "binary at work in network addresses." },
    { slug: "data-size", why: "bits, bytes and their multiples." },
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
  everydayWords: ["hex", "0xFF", "signed", "regular, normal number", "color code", "base 10"],
  vectors,
} satisfies Content<typeof numberBase>;
