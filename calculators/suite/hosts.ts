// Where no figure may come from: hosts that are gone, and hosts that have no authority of their own. Subdomains count.

const GONE = ["ehow.co.uk", "spsu.edu"];

const MACHINE_WRITTEN = ["visualfoodie.com"];

/** Anyone may answer there. */
const FORUMS = [
  "answers.com",
  "brainly.com",
  "chegg.com",
  "coursehero.com",
  "excelbanter.com",
  "justaaa.com",
  "pcreview.co.uk",
  "qammunity.org",
  "quora.com",
  "reddit.com",
  "weddingbee.com",
  "wizedu.com",
  "ya.guru",
];

/** Their figures come from a program like ours, and nothing says which formula it used. */
const OTHER_CALCULATORS = [
  "7search.cc",
  "aionlinecalculator.com",
  "allthecalculations.com",
  "calcgate.com",
  "calcipedia.org",
  "calculator.academy",
  "calculator.city",
  "calculator.com",
  "calculator.net",
  "calculatorglobe.com",
  "calculatorlib.com",
  "calculatorsoup.com",
  "calculatorx.com",
  "calkulon.com",
  "crunchwise.org",
  "gigacalculator.com",
  "grade-calculator.org",
  "jobsitecalcs.com",
  "konvertibly.com",
  "loanandtaxcalculator.com",
  "omnicalculator.com",
  "ourdailycalc.com",
  "overtimecalc.com",
  "pages.dev",
  "rapidtables.com",
  "super-calc.com",
  "superglobalcalculator.com",
  "theprimecalculator.com",
];

const REASONS: readonly (readonly [hosts: readonly string[], reason: string])[] = [
  [GONE, "which is gone"],
  [MACHINE_WRITTEN, "whose pages are written by machines"],
  [FORUMS, "where anyone may answer"],
  [OTHER_CALCULATORS, "which is another calculator"],
];

/** Why nothing may rest on this address, where there is a reason. */
export function refusedHost(url: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const isAt = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  const reason = REASONS.find(([hosts]) => hosts.some(isAt))?.[1];
  return reason && `${host}, ${reason}`;
}
