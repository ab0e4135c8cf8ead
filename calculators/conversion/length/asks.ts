import type { Asks } from "#engine";

const asks: Asks = [
  {
    converts: {
      nm: "nanomet(er|re)s?",
      um: "micromet(er|re)s?|microns?",
      mm: "millimet(er|re)s?",
      cm: "centimet(er|re)s?",
      m: "met(er|re)s?",
      km: "kilomet(er|re)s?|kms",
      in: 'inch(es)?|"',
      ft: "foot|feet|'",
      yd: "yards?|yds",
      mi: "miles?",
      mil: "thou",
      fathom: "fathoms?",
      chain: "chains?",
      furlong: "furlongs?",
      nmi: "nautical miles?",
      au: "astronomical units?",
      ly: "light[- ]years?",
    },
  },
];

export default asks;
