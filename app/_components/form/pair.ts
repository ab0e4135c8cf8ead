// A measure in two units, as people say it: 5 ft 11 in, 11 st 4 lb. The text of the field holds both.

/** The larger unit of each, and how many of the smaller one it has. */
const LARGER = { in: ["ft", 12], lb: ["st", 14] } as const;

export type Smaller = keyof typeof LARGER;
export const largerThan = (unit: Smaller): string => LARGER[unit][0];

type Pair = readonly [large: string, small: string];

export function pairOf(text: string, unit: Smaller): Pair {
  const [larger, many] = LARGER[unit];
  const [, large, small] = new RegExp(`^(?:(.*?) ${larger})?(?:^| |$)(?:(.*) ${unit})?$`).exec(text) ?? [];
  if (large !== undefined || small !== undefined) return [large ?? "", small ?? ""];
  const total = Number(text.replaceAll(",", ""));
  if (text.trim() === "" || !Number.isFinite(total)) return ["", text];
  const whole = Math.floor(total / many);
  return [String(whole), String(Number((total - whole * many).toPrecision(12)))];
}

export function textOfPair([large, small]: Pair, unit: Smaller): string {
  const parts = [large.trim() && `${large.trim()} ${largerThan(unit)}`, small.trim() && `${small.trim()} ${unit}`];
  return parts.filter(Boolean).join(" ");
}
