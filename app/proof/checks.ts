// What we test, in plain words, each with the command that runs it.

export type CheckInWords = { readonly title: string; readonly what: string; readonly command: string };

export const CHECKS: readonly CheckInWords[] = [
  {
    title: "Known figures",
    what: "We calculate every known figure again and compare each digit that its source prints. One unexplained difference fails the whole run.",
    command: "npm run unit -- calculators",
  },
  {
    title: "Limits and random inputs",
    what: "The same command tries every limit, option and unit of each calculator, alone and in combination, and then 100 random inputs, or 500 before a release. Each answer must arrive within 250 ms, and every equation in its steps must be true.",
    command: "npm run unit -- calculators",
  },
  {
    title: "Rules that must hold",
    what: "Parts must add up to their total, and a loan schedule must end at zero. If we calculate backward from an answer, we must get the figure we started with. If a result should grow with an input, a larger input must never give less. Changing units, or the order of a list, must not change an answer.",
    command: "npm run unit -- calculators",
  },
  {
    title: "A second implementation",
    what: "Nearly every calculator has a second implementation, written from the published formula in exact fractions. We compare what both print, digit by digit: 50 random inputs on every run, 500 before a release, or as many as you ask for. Half as many again are aimed at rounding ties, zeros and limits, and at wherever an answer jumps.",
    command: "SECOND_CASES=10000 npm run unit -- calculators/suite/opinions",
  },
  {
    title: "The same in every browser",
    what: "Browsers and servers use different JavaScript engines, and their built-in arithmetic differs in the last digits. We run all known figures, and 140 random inputs per calculator, in the engines of Chrome, Safari and Firefox. QuickJS, a much slower engine, runs every fifth of these cases. Every byte of the answers must match. The command lists the engines it found, with their versions.",
    command: "npm run engines",
  },
  {
    title: "The same on the page, in the API and over MCP",
    what: "A real browser fills in each page. The page, the REST API and the MCP tool must give the same answer, as data and in words: 6 random inputs for each calculator with an API, or as many as you ask for.",
    command: "npm run build && E2E_CASES=1000 npm run e2e:all -- parity",
  },
];
