// What is tried beside the known figures, in plain words, each with the command that tries it.

export type CheckInWords = { readonly title: string; readonly what: string; readonly command: string };

export const CHECKS: readonly CheckInWords[] = [
  {
    title: "Known figures",
    what: "Each figure in the table below is worked out again and compared at every digit that its source prints. A single difference without a stated reason fails the whole run.",
    command: "npm run unit -- calculators",
  },
  {
    title: "Bounds and made-up inputs",
    what: "The same command goes to every bound, option and unit of each calculator, alone and together, and then through 200 made-up inputs. Each answer must come within 50 ms, and no step of its working may print an equation that is not true.",
    command: "npm run unit -- calculators",
  },
  {
    title: "Laws",
    what: "Parts add up to their whole and a schedule ends at nothing. An answer that is put back the other way round gives what one began with. More of one thing never makes less of what must grow with it. A change of units or of the order of a list changes no answer.",
    command: "npm run unit -- calculators",
  },
  {
    title: "A second opinion",
    what: "Nearly every calculator has a second implementation, written from the published formula in exact fractions. What both print is compared, digit by digit: 50 made-up inputs on every run, 1,000 before a release, and as many as you ask for.",
    command: "SECOND_CASES=10000 npm run unit -- calculators/suite/opinions",
  },
  {
    title: "The same in every browser",
    what: "Browsers and servers have different JavaScript engines, whose own arithmetic differs in the last digits. All known figures, and more than 200 made-up inputs for each calculator, go through those of Chrome, Safari, Firefox and QuickJS, and every byte of what they say must be the same. The command names the engines it found and their versions.",
    command: "npm run engines",
  },
  {
    title: "The same through every door",
    what: "A real browser fills in each page. What it shows must be what the interface for programs answers, and what the tool for agents says, as data and in words: 20 made-up inputs for each calculator, or as many as you ask for.",
    command: "npm run build && E2E_CASES=1000 npm run e2e:all -- parity",
  },
];
