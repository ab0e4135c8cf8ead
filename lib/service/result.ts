import type { Presented } from "#engine";

/** The named texts, the main one first under `primary`. */
export function resultOf({ primary, figures }: Presented): { primary: string } & Record<string, string> {
  return { primary: primary.text, ...Object.fromEntries(figures.map(({ name, text }) => [name, text])) };
}

/** The same for programs: every figure that is one value, as a plain decimal or text. */
export const valuesOf = ({ figures }: Presented): Record<string, string> =>
  Object.fromEntries(figures.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));

/** What warns, and what explains; a list without an entry is left out. */
export type Remarks = { readonly warnings?: readonly string[]; readonly notes?: readonly string[] };

/** `expired`: of published figures that have run out. `understood`: which question was taken where none was named. */
export function remarksOf(
  { alerts, notes: explained }: Presented,
  expired: readonly string[],
  understood: readonly string[] | undefined,
): Remarks {
  const [warnings, notes] = [
    [...alerts, ...expired],
    [...(understood ?? []), ...explained],
  ];
  return { ...(warnings.length > 0 ? { warnings } : {}), ...(notes.length > 0 ? { notes } : {}) };
}
