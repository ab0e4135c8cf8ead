import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "entropy of a 12 character password",
    says: [
      "(the)? (entropy|strength) of a (random)? {length:count} characters? (long)? password",
      "how (strong|secure|safe) is a (random)? {length:count} characters? (long)? password",
      "how long (to|does it take to) (crack|guess) a (random)? {length:count} characters? (long)? password",
    ],
    inputs: { made_of: "characters" },
  },
  {
    example: "entropy of a 6 word passphrase",
    says: [
      "(the)? (entropy|strength) of a (random)? {words:count} words? (long)? (passphrase|diceware passphrase)",
      "how (strong|secure|safe) is a (random)? {words:count} words? (long)? (passphrase|diceware passphrase)",
    ],
    inputs: { made_of: "words" },
  },
];

export default asks;
