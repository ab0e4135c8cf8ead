// Exact decimals: 12.50 is the digits 1250 with 2 places. Nothing typed is ever rounded, zeros at the end stay as
// they were typed, and whether a quotient has an end is a question of whole numbers.

export type Exact = { readonly digits: bigint; readonly places: number };

/** From plain text: "12.50", "-3", "1e-3". */
export function exact(text: string): Exact {
  const [figures = "", exponent = "0"] = text.toLowerCase().split("e");
  const [whole, fraction = ""] = figures.split(".");
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

export function plain(amount: Exact): string {
  const { digits, places } = amount;
  if (places <= 0) return String(scaled(amount, 0));
  const figures = String(magnitude(digits)).padStart(places + 1, "0");
  return `${digits < 0n ? "-" : ""}${figures.slice(0, -places)}.${figures.slice(-places)}`;
}

/** What the wire takes: at most 30 significant digits, exponent within ±30. */
export function fits({ digits, places }: Exact): boolean {
  const figures = String(magnitude(digits));
  return /^\d{1,30}?0*$/.test(figures) && Math.abs(figures.length - 1 - places) <= 30;
}

export function plus(a: Exact, b: Exact): Exact {
  const places = Math.max(a.places, b.places);
  return { digits: scaled(a, places) + scaled(b, places), places };
}

export const times = (a: Exact, b: Exact): Exact => ({ digits: a.digits * b.digits, places: a.places + b.places });

/** Undefined where the quotient has no end, as 1/3. */
export function over(a: Exact, b: Exact): Exact | undefined {
  // A quotient that ends has as many places as the divisor has factors 2, or 5: fewer than four for each of its digits.
  const more = 4 * String(b.digits).length;
  const dividend = a.digits * 10n ** BigInt(more);
  if (b.digits === 0n || dividend % b.digits !== 0n) return undefined;
  return shortest({ digits: dividend / b.digits, places: a.places - b.places + more });
}

/** Without zeros at the end of its fraction. */
export function shortest({ digits, places }: Exact): Exact {
  if (places <= 0 || digits % 10n !== 0n) return { digits, places };
  return shortest({ digits: digits / 10n, places: places - 1 });
}

const scaled = ({ digits, places }: Exact, to: number): bigint => digits * 10n ** BigInt(to - places);
const magnitude = (digits: bigint): bigint => (digits < 0n ? -digits : digits);
