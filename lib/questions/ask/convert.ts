// "180 lb in kg", "how many cm in an inch", "6 ft 2 in to cm": one measure in another unit of the same converter.
import type { Converts, Texts } from "#engine";
import { plainNumber } from "./figures.ts";
import { wholeParts } from "./parts.ts";

const NUMBER = "-?(?:\\d[\\d.,' ]*(?:/\\d+)?|\\.\\d+)";
const INTO = "(?:in|to|into|as|=|equals|converted to|converts?(?: to)?)";

/** Small units that may follow a larger one, with how many of them make one. */
const PARTS: Readonly<Record<string, readonly [small: string, each: number]>> = {
  ft: ["in", 12],
  st: ["lb", 14],
  lb: ["oz", 16],
  us_cup: ["us_tsp", 48],
};

/** "m2" and "l/100 km" have digits of their own. */
const UNIT = "[^\\d]+?(?:[23]|100? ?[a-z]+)?";

const WORDINGS = [
  `^(?<value>${NUMBER})? ?(?<from>${UNIT}) ${INTO} (?<to>${UNIT})$`,
  `^(?<value>${NUMBER}) ?(?<from>[^\\d ]+?[23]?) ?${INTO} ?(?<to>${UNIT})$`,
  `^(?<to>[^\\d]+?) in (?<value>${NUMBER}) ?(?<from>[^\\d]+?)$`,
  `^(?<value>an?) (?<from>[^\\d]{2,}?) ${INTO} (?<to>${UNIT})$`,
  `^(?<to>[^\\d]+?) in (?<value>an?|one) (?<from>[^\\d]{2,}?)$`,
  `^(?<from>${UNIT}) (?<value>${NUMBER}) (?:in|to|into) (?<to>${UNIT})$`,
  `^(?<from>[^\\d]+?) (?:to|into) (?<to>[^\\d]+?) (?<value>${NUMBER})$`,
].map((wording) => new RegExp(wording, "i"));

/** "how many cm is 5'7" is "5'7 in cm". */
const HOW_MANY = /^how (?:many|much) ([^\d]+?) (?:are |is |equals |= )?(?:there )?(?:in )?(?=[\d.]|an? )(.+)$/i;

type Conversion = { readonly value: string; readonly from: string; readonly to: string };

/** The texts of the converter's form. */
export const conversionOf = (
  { converts, convertsIn }: Converts,
  typed: string,
  region: string | undefined,
): Texts | undefined => conversionIn(convertsIn?.[region ?? ""] ?? converts, typed.replace(HOW_MANY, "$2 in $1"));

function conversionIn(converts: Converts["converts"], text: string): Conversion | undefined {
  for (const wording of WORDINGS) {
    const { value = "", from = "", to = "" } = wording.exec(text)?.groups ?? {};
    const unit = unitOf(converts, from);
    const other = unit && unitOf(converts, to);
    if (!other) continue;
    const amount = /^(?:an?|one)$/i.test(value) ? "1" : plainNumber(value.trim());
    if (amount !== undefined) return { value: amount, from: unit, to: other };
    const [part = "", each = 0] = PARTS[unit] ?? [];
    const parts = wholeParts(value, each);
    if (parts && part) return { value: parts, from: part, to: other };
  }
  return twoParts(converts, text);
}

const IN_TWO = new RegExp(`^(\\d{1,6}) ?([a-z']+) ?(\\d{1,2}(?:\\.\\d{1,9})?) ?([a-z"']*) ${INTO} ([^\\d]+)$`, "i");

function twoParts(converts: Converts["converts"], text: string): Conversion | undefined {
  const [, first, large = "", second, small = "", to = ""] = IN_TWO.exec(text) ?? [];
  const unit = unitOf(converts, large);
  const [part, each] = (unit && PARTS[unit]) || [];
  const other = unitOf(converts, to);
  if (!part || !each || !other || (small !== "" && unitOf(converts, small) !== part)) return undefined;
  const [whole, , places = ""] = /^(\d+)(\.(\d+))?$/.exec(`${second}`)?.slice(1) ?? [];
  const total = Number(first) * each + Number(whole);
  return { value: places ? `${total}.${places}` : String(total), from: part, to: other };
}

/** By its key with its capitals, then by any of its words: "MB" is not "Mb". */
export function unitOf(converts: Converts["converts"], said: string): string | undefined {
  const name = said
    .trim()
    .replace(/^(?:an?|degrees?|deg\.?|of) /i, "")
    .replace(/\.$/, "");
  if (name === "" || Object.hasOwn(converts, name)) return name;
  const groups = Object.entries(wordsOf(converts).exec(name)?.groups ?? {});
  return groups.find(([, found]) => found !== undefined)?.[0].slice(1);
}

const made = new Map<Converts["converts"], RegExp>();

/** All of a converter's units as one expression, with a group for each. */
function wordsOf(converts: Converts["converts"]): RegExp {
  const units = Object.entries(converts).map(([unit, words]) => `(?<_${unit}>${unit}|${words})`);
  const words = made.get(converts) ?? new RegExp(`^(?:${units.join("|")})$`, "i");
  made.set(converts, words);
  return words;
}
