/** A third of a cup has no end as a decimal, but is 16 teaspoons. Undefined where no whole number of parts is that much. */
export function wholeParts(fraction: string, each: number): string | undefined {
  const [, whole = "0", top, bottom] = /^(?:(\d{1,6}) )?(\d{1,6})\/(\d{1,6})$/.exec(fraction.trim()) ?? [];
  const parts = (each * (Number(whole) * Number(bottom) + Number(top))) / Number(bottom);
  return Number.isInteger(parts) && parts > 0 ? String(parts) : undefined;
}
