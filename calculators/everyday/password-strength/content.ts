import type { Content } from "#engine";
import type passwordStrength from "./password-strength.ts";
import vectors from "./vectors.ts";

export default {
  title: "Password strength calculator: entropy and time to guess",
  purpose:
    "Calculates the entropy of a random password or passphrase in bits, and how long an attacker needs to guess it.",
  about: [
    "How long must a password be? If chance chose it, its strength is a matter of counting: how many characters it has, and how many kinds of characters could be in each place.",
    "You never enter a password here. Say how long it is and what it is made of, and the page counts how many such passwords there are.",
  ],
  howToUse: [
    "For an account, compare the time to guess it with the kinds of attack in the table. A stolen file of passwords is the worst case, and you rarely know how well a service protects it.",
    "To choose a length, look at the table by length. Each extra character or word multiplies the time.",
    "Let a password manager make the password. For the few that you must remember, roll dice and use words from a list.",
  ],
  methodology: [
    "Each place can hold any of the allowed characters: 26 lowercase letters, 26 uppercase letters, 10 digits and 32 symbols, which are the printing characters of ASCII. For a passphrase, each place can hold any word of the list.",
    "The number of possible passwords is choices^length. Entropy is the number of bits that count them: length × log₂(choices). One more bit doubles the number of guesses.",
    "An attacker who tries them one after another needs half of the guesses on average. The time is the guesses divided by the guesses per second. A year has 365.25 days.",
    "The four kinds of attack and their rates are those of zxcvbn, which many sites use. The names for the strength are those of KeePassXC.",
  ],
  assumptions: [
    "Chance chose each character or word on its own, and each is as likely as the others.",
    "The attacker knows the method: the length, the kinds of characters, and the list of words.",
    "Below 40 bits a password is very weak, below 65 weak, below 100 good, and from then on excellent.",
    "A word list has 7,776 words unless you change it: one for each throw of five dice.",
  ],
  limitations: [
    "It can't judge a password that a person made up. Names, dates and patterns are guessed first, whatever their length.",
    "A password that was used twice or has leaked is worthless, however long it is.",
    "If a site demands one character of each kind, slightly fewer passwords are possible than shown.",
    "Guessing gets faster with new machines, and slower where a service stores passwords well.",
    "For times to guess, no source with worked figures could be read. Our own arithmetic shows them.",
  ],
  example: {
    story: "Nora's password manager suggests 16 random characters: letters, digits and symbols.",
    outcome: "Even with a stolen, badly protected file, no one will find it. Nora keeps the suggestion.",
    inputs: { length: 16 },
  },
  mistakes: [
    "Swapping letters for signs, as in P@ssw0rd. Programs try that first.",
    "Making up a sentence or picking words yourself. Roll dice instead.",
    "Counting the letters of a passphrase as if they were random. Its strength comes from the number of words.",
    "Using one strong password everywhere. A single leak opens all accounts.",
  ],
  questions: [
    {
      question: "How many bits of entropy are enough?",
      answer:
        "Arnold Reinhold, who made Diceware, recommends six words, which are 77.5 bits. Passgen recommends at least 100 bits. For an account that limits guesses, much less holds.",
    },
    {
      question: "Are four random words safe?",
      answer:
        "From a list of 7,776 words, they have 51.7 bits. That is enough where guesses are limited, but not against a stolen file with a fast hash.",
    },
    {
      question: "How long should a password be?",
      answer:
        "The US guidelines NIST SP 800-63B ask services to require at least 8 characters, and recommend 15. They also say that services should not demand certain kinds of characters.",
    },
    {
      question: "Does a symbol make a password stronger?",
      answer:
        "A little. A place with 94 choices has 6.55 bits, one with 62 letters and digits has 5.95. Two more characters do more than symbols in a password of 12.",
    },
    {
      question: "Is my password sent anywhere?",
      answer: "No. The page doesn't ask for it, and you should not type it into any page that tests passwords.",
    },
  ],
  next: [
    { slug: "permutations-combinations", why: "count other ways to choose and arrange." },
    { slug: "logarithm", why: "a logarithm to the base 2 or any other." },
    { slug: "random-number", why: "roll dice for the words of a list." },
  ],
  related: ["random-number", "permutations-combinations", "logarithm", "probability"],
  sources: [
    {
      title: "NIST SP 800-63B-4, section 3.1.1.2, Password Verifiers",
      url: "https://github.com/usnistgov/800-63-4/blob/d26e8a278c1aad19d859b13f772be327ab9ed888/_sp800-63b/3_authenticators.md",
      read: "2026-11-27",
    },
    {
      title: "zxcvbn, time_estimates.coffee",
      url: "https://github.com/dropbox/zxcvbn/blob/0f1f706d17b2cf4184015a0e8a2213c706639939/src/time_estimates.coffee",
      read: "2026-11-27",
    },
    {
      title: "KeePassXC, PasswordHealth.cpp",
      url: "https://github.com/keepassxreboot/keepassxc/blob/022154462e24551cb8a674ab5cc25b84599f3613/src/core/PasswordHealth.cpp",
      read: "2026-11-27",
    },
    {
      title: "EFF, Deep Dive: New Wordlists for Random Passphrases",
      url: "https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "password entropy",
    "passphrase",
    "diceware",
    "brute force",
    "time to crack",
    "how secure is my password",
    "password combinations",
    "bits of entropy",
  ],
  everydayWords: ["password", "passphrase", "crack", "hacker", "brute force", "PIN", "diceware"],
  inputWords: { length: "Characters long", words: "Words in the passphrase", rate: "Hacker's guesses" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof passwordStrength>;
