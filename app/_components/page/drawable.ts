// The font in pictures has no sign for everything, and Next would fetch one from elsewhere for what it lacks: a build
// asks no one, so what cannot be drawn is left out.
import type { Site } from "#lib/site";

const DRAWN = /^(?![ĔĕĬĭĸĿŀŉŎŏ])[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017e–—‘’“”…€₹₪₱฿₴√≈−]$/u;

export const drawable = (text: string): string => [...text].filter((sign) => DRAWN.test(sign)).join("");

/** Money whose sign cannot be drawn goes by its code. */
export function drawableMoney(site: Site): Site {
  const { code, sign } = site.currency;
  return drawable(sign) === sign ? site : { ...site, currency: { ...site.currency, sign: `${code} ` } };
}
