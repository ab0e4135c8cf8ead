// Times of day as people write them: 9:00, 17:30, 9:05:30, 9 am, 5:30 pm, 24:00. In seconds since midnight.

export const DAY = 86_400;

const MINUTES_AND_SECONDS = ":[0-5]\\d(?::[0-5]\\d)?";
const ON_24_HOURS = `(?:[01]?\\d|2[0-3])${MINUTES_AND_SECONDS}|24:00(?::00)?`;
const ON_12_HOURS = `(?:0?[1-9]|1[0-2])(?:${MINUTES_AND_SECONDS})? ?[AaPp]\\.?[Mm]\\.?`;

/** What `readTime` reads, as the source of a regular expression. */
export const TIME = `(?:${ON_24_HOURS}|${ON_12_HOURS})`;
export const TIME_LIKE = "a time of day such as 9:00, 17:30 or 5:30 pm";

/** 12 am is midnight and 12 pm is noon. */
export function readTime(text: string): number | undefined {
  if (!new RegExp(`^${TIME}$`).test(text)) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = text.split(":").map((part) => Number.parseInt(part, 10));
  const half = /[ap]/i.exec(text)?.[0].toLowerCase();
  const hour = half ? (hours % 12) + (half === "p" ? 12 : 0) : hours;
  return 3600 * hour + 60 * minutes + seconds;
}

/** To the nearest multiple; what is halfway goes up. */
export const toNearest = (seconds: number, multiple: number): number =>
  multiple * Math.floor((2 * seconds + multiple) / (2 * multiple));
