import type { ReactNode } from "react";

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** Its name on the left axis, its matter on the right one. */
export function Section({ id, title, children }: Props) {
  return (
    <section className="section split" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
