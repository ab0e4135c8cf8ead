"use client";
// Every vector with its source, run in the visitor's own browser. Fetched when asked for: the HTML holds the count alone.
import { useState } from "react";
import type { ProofResult } from "./proof-figures.tsx";

type Props = { readonly slug: string; readonly count: number };

export function Proof({ slug, count }: Props) {
  const [result, setResult] = useState<ProofResult>({ verdict: "" });
  const failed = { verdict: "The figures could not be fetched. Please try again." };
  const run = () => proveHere(slug).then(setResult, () => setResult(failed));
  return (
    <div className="stack">
      <p className="prose">
        This page&apos;s own code works out each case again and compares every digit that the source prints. Where our
        figure differs, you see both, with the reason.
      </p>
      <div className="row">
        <button type="button" className="button main" onClick={run}>
          Run all {count} here
        </button>
        <p role="status">{result.verdict}</p>
      </div>
      {result.figures}
      <p className="note onward">
        <a href={`/calculators/${slug}/proof`}>The same list as JSON</a>
      </p>
    </div>
  );
}

const proveHere = async (slug: string): Promise<ProofResult> => (await import("./proof-figures.tsx")).proveAll(slug);
