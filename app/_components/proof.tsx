"use client";
// Every vector with its source, run in the visitor's own browser. Fetched when asked for: the HTML holds the count alone.
import { Fragment, useState } from "react";
import { calculators } from "#calculators";
import type { Calculator } from "#engine";
import { type Check, prove, type Vector } from "#engine";

type Props = { readonly slug: string; readonly count: number };
type Proved = { readonly vector: Vector<Calculator>; readonly checks: readonly Check[] };

export function Proof({ slug, count }: Props) {
  const [proved, setProved] = useState<readonly Proved[] | "failed">();
  const run = () => proveHere(slug).then(setProved, () => setProved("failed"));
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
        <p role="status">{verdict(proved)}</p>
      </div>
      {proved && proved !== "failed" && <Figures proved={proved} />}
      <p className="note onward">
        <a href={`/calculators/${slug}/proof`}>The same list as JSON</a>
      </p>
    </div>
  );
}

async function proveHere(slug: string): Promise<readonly Proved[]> {
  const [module, answer] = await Promise.all([calculators[slug]?.(), fetch(`/calculators/${slug}/proof`)]);
  if (!module || !answer.ok) throw new Error("The figures did not arrive.");
  const { vectors }: { vectors: readonly Vector<Calculator>[] } = await answer.json();
  return vectors.map((vector) => ({ vector, checks: prove(module.default, vector) }));
}

function verdict(proved: readonly Proved[] | "failed" | undefined): string {
  if (!proved) return "";
  if (proved === "failed") return "The figures could not be fetched. Please try again.";
  const wrong = proved.filter(({ checks }) => checks.some(({ agrees }) => !agrees)).length;
  if (wrong > 0) return `${wrong} of ${proved.length} do not agree.`;
  return `All ${proved.length} agree, to the last digit printed.`;
}

const Figures = ({ proved }: { readonly proved: readonly Proved[] }) => (
  <table className="table proof">
    <caption className="unseen">Figures from elsewhere and ours</caption>
    <thead>
      <tr>
        <th scope="col">Who printed it, and for what</th>
        <th scope="col">Printed</th>
        <th scope="col">Ours</th>
      </tr>
    </thead>
    {proved.map(({ vector, checks }) => (
      <tbody key={vector.given}>
        <tr>
          <th scope="rowgroup" colSpan={3} className="words">
            {vector.source.url ? <a href={vector.source.url}>{vector.source.title}</a> : vector.source.title}
          </th>
        </tr>
        {checks.map(({ name, expected, computed, agrees }, i) => (
          <tr key={name}>
            <td>{i === 0 ? vector.given : <Fragment />}</td>
            <td>{expected}</td>
            <td>
              {computed} {agrees ? "✓" : "✗"}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
