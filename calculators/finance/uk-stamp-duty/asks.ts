import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "stamp duty on a £450,000 house in wales",
      "stamp duty on 300000 first home",
      "uk stamp duty on 425000 first time buyer",
    ],
    about: ["stamp duty", "sdlt", "lbtt", "ltt", "land transaction tax"],
    words: { price: ["house", "home", "flat", "property"] },
    options: {
      place: {
        scotland: ["scotland", "lbtt", "edinburgh", "glasgow", "scottish"],
        wales: ["wales", "ltt", "cardiff", "welsh"],
        england: ["england", "northern ireland", "sdlt", "london"],
      },
      buyer: {
        first: ["first", "first time buyer", "first-time buyer", "first home"],
        additional: ["second home", "additional", "buy to let", "second", "holiday home"],
      },
    },
  },
];

export default asks;
