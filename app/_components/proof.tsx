"use client";
// Every vector with its source, run in the visitor's own browser. Fetched when asked for: the HTML holds the count alone.
import { type ReactNode, useState } from "react";

type Props = { readonly slug: string; readonly count: number };
type Told = { readonly verdict: string; readonly figures?: ReactNode };

export function Proof({ slug, count }: Props) {
  const [told, setTold] = useState<Told>({ verdict: "" });
  const failed = { verdict: "The figures could not be fetched. Please try again." };
  const run = () => proveHere(slug).then(setTold, () => setTold(failed));
  return (
    <div className="stack">
      <p className="prose">
        Figures that other people printed or that were worked by hand, worked out again by the code that runs this page.
        Nothing here is our own output.
      </p>
      <div className="row">
        <button type="button" className="button main" onClick={run}>
          Run all {count} here
        </button>
        <p role="status">{told.verdict}</p>
      </div>
      {told.figures}
      <p className="note onward">
        <a href={`/calculators/${slug}/proof`}>The same list as JSON</a>
      </p>
    </div>
  );
}

async function proveHere(slug: string): Promise<Told> {
  const { Figures, proveAll } = await import("./proof-figures.tsx");
  const proved = await proveAll(slug);
  const wrong = proved.filter(({ checks }) => checks.some(({ agrees }) => !agrees)).length;
  const verdict =
    wrong > 0 ? `${wrong} of ${proved.length} do not agree.` : `All ${proved.length} agree, to the last digit printed.`;
  return { verdict, figures: <Figures proved={proved} /> };
}
