import type { Presented } from "#engine";

/** The named texts, the main one first under `primary`. */
export function resultOf({ primary, figures }: Presented): { primary: string } & Record<string, string> {
  return { primary: primary.text, ...Object.fromEntries(figures.map(({ name, text }) => [name, text])) };
}
