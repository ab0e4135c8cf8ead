import type { ReactNode } from "react";

export type FoldProps = {
  readonly id: string;
  readonly title: string;
  /** What one reads of it while it is closed. */
  readonly teaser?: string | undefined;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A part of a long page under its name. On a phone it opens when it is pressed; where there is room it is open (`early-key.tsx`). */
export const Fold = ({ id, title, teaser, open, children }: FoldProps) => (
  <section className="section" id={id} aria-labelledby={`${id}-h`}>
    <details className="part" open={open} suppressHydrationWarning>
      <summary>
        <h2 id={`${id}-h`}>{title}</h2>
        {teaser && <p className="note teaser">{teaser}</p>}
      </summary>
      <div>{children}</div>
    </details>
  </section>
);
