// A figure that doesn't end is shown with six digits; one press shows as many as its field has room for.
import { type ReactNode, useState } from "react";
import type { Figure, Presented } from "#engine";

type Digits = { readonly presented: Presented | undefined; readonly key: ReactNode };

/** The key is there only where it shows more. It stays as it was pressed while the inputs change. */
export function useDigits(given: Presented | undefined): Digits {
  const [isFull, setFull] = useState(false);
  if (!given?.figures.some(({ full }) => full)) return { presented: given, key: null };
  const key = (
    <button type="button" className="button" onClick={() => setFull(!isFull)}>
      {isFull ? "Fewer digits" : "More digits"}
    </button>
  );
  return { presented: isFull ? inFull(given) : given, key };
}

const inFull = ({ primary, figures, ...rest }: Presented): Presented => ({
  ...rest,
  primary: { ...primary, ...textOf(primary) },
  figures: figures.map((figure) => ({ ...figure, ...textOf(figure) })),
});

const textOf = ({ text, full = text }: Figure) => ({ text: full });
