// Amounts and days as people say them, in figures: "seven times nine" → "7 times 9", "half off 80" → "50% off 80".

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = new RegExp(`(?<![\\w-])(?:${NUMBERS.join("|")})\\b(?!-)`, "gi");

const SAID: readonly (readonly [RegExp, string])[] = [
  [/\bhalf off\b/gi, "50% off"],
  [/\bhalf (?=of [\d$£€])/gi, "1/2 "],
  [/\bhalf (?:of )?an? /gi, "1/2 "],
  [/\ba third (?=of [\d$£€])/gi, "1/3 "],
  [/\ba quarter (?=of [\d$£€])/gi, "1/4 "],
  [/\bone (?=year|month|week|day|hour|minute)/gi, "1 "],
  [/\b(\d+) dozen\b/gi, "$1 × 12"],
  [/\bxmas\b/gi, "christmas"],
  [/(?<=^(?:how many )?(?:days|weeks) )(?:between|from) (?:today|now) (?:and|to|till|until)(?= )/gi, "until"],
];

export const inFigures = (text: string): string =>
  SAID.reduce((said, [words, figures]) => said.replace(words, figures), text).replace(NUMBER, (word) =>
    String(NUMBERS.indexOf(word.toLowerCase()) + 2),
  );
