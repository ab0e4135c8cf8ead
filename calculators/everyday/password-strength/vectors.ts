import type { Vectors } from "#engine";
import type passwordStrength from "./password-strength.ts";

const ONLY_LOWERCASE = { uppercase: false, digits: false, symbols: false } as const;

export default [
  {
    title: "Reinhold, The Diceware Passphrase FAQ",
    url: "http://world.std.com/~reinhold/dicewarefaq.html",
    read: "2026-11-27",
    place: "How long should my passphrase be?",
    always: { made_of: "words" },
    rows: [
      ["five words", { words: 5 }, { entropy: "64.6" }],
      ["six words", { words: 6 }, { entropy: "77.5" }],
      ["seven words", { words: 7 }, { entropy: "90.4" }, { rounding: "down" }],
    ],
  },
  {
    title: "sts10/wordlist-information, readme.markdown",
    url: "https://github.com/sts10/wordlist-information/blob/main/readme.markdown",
    read: "2026-11-27",
    by: "software",
    rows: [["EFF long list, entropy per word", { made_of: "words", words: 1 }, { each: "12.925" }, { edge: "A single word" }]],
  },
  {
    title: "mojotx/pwe-c, Password Entropy, README.markdown",
    url: "https://github.com/mojotx/pwe-c/blob/fb59f97bb992626e5da01c946987beb7ea1f55b8/README.markdown",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["weak example, 8 lowercase letters", { length: 8, ...ONLY_LOWERCASE }, { entropy: "37.603518", possible: "208,827,064,576" }],
      ["strong example, 20 letters and digits", { length: 20, symbols: false }, { entropy: "119.083926" }],
      [
        "insanely strong example, with ten of the symbols",
        { length: 32, symbols: false, other: 10 },
        { entropy: "197.437600" },
        { given: "Only ten of the symbols are allowed" },
      ],
    ],
  },
  {
    title: "xfbs/passgen, Entropy, docs/entropy.md",
    url: "https://github.com/xfbs/passgen/blob/67fa62ffd13f8ca7a143d0de54c60ede7e5f4f68/docs/entropy.md",
    read: "2026-11-27",
    by: "software",
    rows: [["[A-Za-z0-9]{8}", { length: 8, symbols: false }, { entropy: "47.633570" }]],
  },
  {
    title: "xfbs/passgen, Usage, docs/usage.md",
    url: "https://github.com/xfbs/passgen/blob/67fa62ffd13f8ca7a143d0de54c60ede7e5f4f68/docs/usage.md",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["Entropy Calculation, [a-zA-Z0-9]{18}", { length: 18, symbols: false }, { entropy: "107.175534" }],
      ["JSON Output, [a-z]{19}", { length: 19, ...ONLY_LOWERCASE }, { entropy: "89.308355" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10^4 = 10,000 PINs, half are 5,000; 5,000 ÷ 100 an hour = 50 hours, which are 2.08 days; 5,000 ÷ 10^10 is below a second",
        { length: 4, lowercase: false, uppercase: false, symbols: false },
        { possible: "10,000", guesses: "5,000", time: "less than a second", "attacks.1.time": "2.08 days" },
        { edge: "A PIN of four digits" },
      ],
      [
        "log₂ 2 = 1, so 2 characters have 2 bits; 2^2 = 4, half are 2; 2 ÷ 2 a second = 1 second",
        { length: 2, lowercase: false, uppercase: false, digits: false, symbols: false, other: 2, rate: 2 },
        { entropy: "2", each: "1", possible: "4", time: "1 second" },
        { edge: "Only two different characters" },
      ],
      [
        "2048 = 2^11, so 4 words have 44 bits; 2^43 = 8,796,093,022,208 guesses ÷ 1,000 = 8,796,093,022 seconds, ÷ 31,557,600 = 278.7 years",
        { made_of: "words", words: 4, word_list: 2048, rate: 1000 },
        { entropy: "44", guesses: "8,796,093,022,208", time: "279 years" },
        { given: "Four common words at a thousand guesses a second" },
      ],
    ],
  },
] satisfies Vectors<typeof passwordStrength>;
