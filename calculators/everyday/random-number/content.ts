import type { Content } from "#engine";
import type randomNumber from "./random-number.ts";
import vectors from "./vectors.ts";

export default {
  title: "Random number generator: numbers, dice, coins, lists",
  purpose:
    "Draws random whole numbers or decimals in your range, rolls dice, tosses coins, or picks names from a list, with or without repeats.",
  about: [
    "Who goes first? Which of 40 tickets wins? A draw that anyone can repeat settles it. Each result here comes with its seed. Whoever enters the same seed and range gets the same result.",
    "Teachers, players and testers also use it for samples, practice problems and test data.",
  ],
  howToUse: [
    "Choose what to draw, and enter the range. Both ends can come up.",
    "Press “Draw again” for another result. The link of the page keeps the one you see.",
    "For a raffle or a seating plan, choose “Not allowed” for repeats, so that no one is drawn twice.",
    "For a fair draw before witnesses, agree on the list and the seed first, such as the date and a number that someone calls out.",
  ],
  methodology: [
    "The numbers come from PCG32, a published generator by Melissa O'Neill. It turns the seed into a long row of 32-bit words. We use the stream of her demonstration, so that its printed output checks ours.",
    "In the formula, bits is such a word and possible the number of possible results. The remainder of their division picks one. Words that would make some results likelier than others are thrown away. Above 4,294,967,296 possible results, two words are joined.",
    "Without repeats, we shuffle all possible results and take the first ones.",
    "A page draws its seed with the random generator of your browser, which no one can foresee.",
  ],
  assumptions: [
    "Each result is as likely as any other.",
    "Draws with repeats don't depend on one another. Three sixes in a row say nothing about the next roll.",
    "Programs have to send a seed. So the same request always has the same answer.",
  ],
  limitations: [
    "Don't use it for passwords, keys or online gambling: whoever knows the seed knows the numbers.",
    "A seed that you choose yourself isn't random. For a draw, let “Draw again” choose it.",
    "It draws at most 100 at once.",
    "No textbook prints draws by a seed. The known figures come from the author of the generator and from other programs that follow hers.",
  ],
  example: {
    story: "A class of 24 draws three students for a project. The teacher writes the seed on the board.",
    outcome: "Later, a parent repeats the draw with the same seed and gets the same three numbers.",
    inputs: { from: 1, to: 24, how_many: 3, repeats: "no", seed: 2026 },
  },
  mistakes: [
    "Drawing until you like the result. Then it is no longer random.",
    "Expecting an even spread. In ten rolls of a die, it is normal that one number is missing.",
    "Counting wrong at the ends: from 1 to 10 there are ten numbers, from 0 to 10 eleven.",
    "Allowing repeats in a raffle.",
  ],
  questions: [
    {
      question: "Is it truly random?",
      answer:
        "The seed is, when the page draws it: your browser collects it from chance in your device. The numbers then follow from the seed, and pass the usual tests of randomness.",
    },
    {
      question: "What is a seed?",
      answer: "The number from which the generator starts. The same seed, range and settings give the same result.",
    },
    {
      question: "How do I pick a random name?",
      answer: "Choose “From a list” and enter a name in each row, or paste them from a spreadsheet.",
    },
    {
      question: "How likely is a double six?",
      answer: "1 in 36, because each die shows a six in 1 of 6 rolls: 6 × 6 = 36.",
    },
    {
      question: "Can I draw lottery numbers?",
      answer: "Yes: from 1 to 49, six numbers without repeats, smallest first. No way of drawing makes a win likelier.",
    },
  ],
  next: [
    { slug: "permutations-combinations", why: "how many draws are possible." },
    { slug: "statistics", why: "the mean and spread of what you drew." },
  ],
  related: ["permutations-combinations", "statistics", "percentage"],
  sources: [
    {
      title: "O'Neill, PCG, A Family of Better Random Number Generators",
      url: "https://www.pcg-random.org/",
    },
    {
      title: "O'Neill, Using the C Implementation (Minimal Library)",
      url: "https://www.pcg-random.org/using-pcg-c-basic.html",
    },
  ],
  synonyms: [
    "random number",
    "random integer",
    "dice roller",
    "roll dice",
    "coin flip",
    "coin toss",
    "name picker",
    "list randomizer",
    "lottery numbers",
    "raffle draw",
  ],
  everydayWords: ["dice", "coin", "raffle", "lottery", "winner", "random"],
  inputWords: { items: "Names, entries, tickets", how_many: "Winners, draws", sides: "Die, d20" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof randomNumber>;
