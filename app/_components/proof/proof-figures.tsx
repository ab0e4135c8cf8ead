"use client";
// The code that runs the vectors, and their table: loaded when the visitor asks, as the vectors are.
import type { ReactNode } from "react";
import { calculators } from "#calculators";
import { type Calculator, type Check, group, prove, type Vector } from "#engine";
import { Cited } from "./cited.tsx";
import { KINDS, verdictOn } from "./evidence.ts";
import { figureLabel } from "./figure-label.ts";

export type ProofResult = { readonly verdict: string; readonly figures?: ReactNode };
type Named = Check & { readonly label: string };
type Proved = { readonly vector: Vector<Calculator>; readonly checks: readonly Named[] };

export async function proveAll(slug: string): Promise<ProofResult> {
  const [module, answer] = await Promise.all([calculators[slug]?.(), fetch(`/calculators/${slug}/proof`)]);
  if (!module || !answer.ok) throw new Error("The figures did not arrive.");
  const { vectors }: { vectors: readonly Vector<Calculator>[] } = await answer.json();
  const named = (check: Check) => ({ ...check, label: figureLabel(module.default, check.name) });
  const proved = vectors.map((vector) => ({ vector, checks: prove(module.default, vector).map(named) }));
  return { verdict: verdictOn(countsOf(proved)), figures: <Figures proved={proved} /> };
}

function countsOf(proved: readonly Proved[]) {
  const others = proved.filter(({ checks }) => checks.some(({ agrees }) => !agrees));
  const differ = others.filter(({ vector }) => vector.differs !== undefined).length;
  return { agree: proved.length - others.length, differ, fail: others.length - differ };
}

const Figures = ({ proved }: { readonly proved: readonly Proved[] }) => (
  <table className="table proof">
    <caption className="unseen">Figures from elsewhere and ours</caption>
    <thead>
      <tr>
        <th scope="col">Source, and what it works out</th>
        <th scope="col">Printed</th>
        <th scope="col">Ours</th>
      </tr>
    </thead>
    {proved.map(({ vector, checks }) => (
      <tbody key={JSON.stringify([vector.source, vector.inputs])}>
        <tr>
          <th scope="rowgroup" colSpan={3} className="words">
            {KINDS[vector.by]}: <Cited source={vector.source} />
            <p className="soft">{vector.given}</p>
          </th>
        </tr>
        {checks.map((check) => (
          <Row key={check.name} check={check} isExplained={vector.differs !== undefined} />
        ))}
        {vector.differs && (
          <tr>
            <td colSpan={3} className="words">
              Why ours differs: {vector.differs}
            </td>
          </tr>
        )}
      </tbody>
    ))}
  </table>
);

type RowProps = { readonly check: Named; readonly isExplained: boolean };

function Row({ check: { label, expected, computed, digits, agrees }, isExplained }: RowProps) {
  const mark = isExplained ? "≠" : "✗";
  return (
    <tr>
      <td>{label}</td>
      <td>{expected}</td>
      <td>
        {digits === undefined ? computed : group(computed)} {agrees ? "✓" : mark}
      </td>
    </tr>
  );
}
