import type { Content } from "#engine";
import type binaryArithmetic from "./binary-arithmetic.ts";
import vectors from "./vectors.ts";

export default {
  title: "Binary calculator: add, subtract, multiply, divide, AND, OR",
  purpose:
    "Calculates with whole numbers in binary, octal, hexadecimal or any base, with steps, and does AND, OR, XOR, NOT and shifts.",
  about: [
    "In a course on computers you add binary numbers by hand, with carries. This page shows each column, so that you can find the one where you went wrong.",
    "Programmers use it for masks, flags and shifts in hex, and to see what happens when a number no longer fits in 8, 16, 32 or 64 bits.",
  ],
  howToUse: [
    "Choose the operation, and enter both numbers in the same base. For hex, press 16 under the base.",
    "The steps show the carries of a sum, the borrows of a difference, the rows of a product, or each step of a long division.",
    "To calculate as a processor does, choose two's complement and the number of bits. Results that don't fit are cut to that size, and the page says so.",
  ],
  methodology: [
    "A sum goes column by column from the right. Where a column reaches the base, it leaves the remainder and carries 1. A difference borrows instead. Products add up shifted rows, and quotients come from long division.",
    "AND gives 1 where both bits are 1, OR where at least one is, and XOR where they differ. NOT turns over each bit.",
    "A shift to the left by n multiplies by 2 to the power of n. One to the right divides by it and rounds down.",
    "In two's complement with n bits, a pattern whose first bit is 1 means a negative number: its value less 2 to the power of n. To subtract is to add the two's complement.",
  ],
  assumptions: [
    "Division gives a whole quotient, cut off toward zero, and the remainder has the sign of the first number. C, Java and JavaScript do the same. Python rounds the quotient down.",
    "Without two's complement, numbers have any length. NOT then turns over as many bits as the digits that you typed have.",
    "Spaces and underscores between digits don't count. 0b, 0o and 0x in front are accepted in bases 2, 8 and 16.",
  ],
  limitations: [
    "Both numbers are whole and in the same base. Convert one first if they aren't.",
    "For division and for shifts to the right in two's complement, no textbook with figures could be read. Our own arithmetic and other programs check them.",
    "The steps leave out the columns of numbers with more than 16 digits.",
  ],
  example: {
    story: "Kenji adds 1011 and 110 in an exercise, and gets 1111 because he forgot the carries.",
    outcome: "Three columns carry a 1, so the sum has a fifth digit. In decimal it is 11 + 6.",
    inputs: { first: "1011", second: "110" },
  },
  mistakes: [
    "Forgetting the carry: in binary, 1 + 1 is 10.",
    "Taking hex digits for decimal ones. 10 in hex is 16.",
    "Taking a shift to the right for a division that rounds toward zero. A shift of -5 by one place is -3.",
    "Reading 11111111 in 8 bits as 255 where a program means a signed number. There it is -1.",
  ],
  questions: [
    {
      question: "How do you add binary numbers?",
      answer:
        "From the right, column by column. 0 + 1 is 1, and 1 + 1 is 10: write 0 and carry 1. With a carry, 1 + 1 + 1 is 11.",
    },
    {
      question: "What does an overflow mean?",
      answer:
        "The result needs more bits than there are. In 8 signed bits the largest number is 127, so 127 + 1 becomes -128.",
    },
    {
      question: "What is the difference between the two shifts to the right?",
      answer:
        "One keeps the sign: it fills with copies of the first bit. The other fills with zeros, so that a negative number becomes a large positive one.",
    },
    {
      question: "What is XOR used for?",
      answer:
        "It turns over the bits that a mask selects. Done twice with the same mask, it gives back the first number.",
    },
    {
      question: "How do I write a negative binary number?",
      answer:
        "With a minus sign, or in two's complement: write the positive number with all bits, turn over each bit, and add 1.",
    },
  ],
  next: [
    { slug: "number-base", why: "convert a number between bases, with fractions." },
    { slug: "ip-subnet", why: "network masks, which are an AND of bits." },
    { slug: "scientific", why: "calculate in decimal." },
  ],
  related: ["number-base", "ip-subnet", "data-size", "exponent"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 4.4, Addition and Subtraction in Base Systems",
      url: "https://openstax.org/books/contemporary-mathematics/pages/4-4-addition-and-subtraction-in-base-systems",
      read: "2026-11-27",
    },
    {
      title: "TheAlgorithms/Python, bit_manipulation",
      url: "https://github.com/TheAlgorithms/Python/tree/f5988cc09713315817df6a7e327e258013a94440/bit_manipulation",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "binary addition",
    "binary subtraction",
    "binary multiplication",
    "binary division",
    "bitwise calculator",
    "hex calculator",
    "octal calculator",
    "bit shift",
    "two's complement",
    "XOR calculator",
  ],
  everydayWords: ["bitwise", "AND", "OR", "XOR", "carry", "overflow", "hex"],
  inputWords: { first: "Digits in that base", base: "2 binary, 16 hex", bits: "8, 16, 32, 64" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof binaryArithmetic>;
