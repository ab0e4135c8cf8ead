"use client";
// The code that runs the vectors, and their table: loaded when the visitor asks, as the vectors are.
import { calculators } from "#calculators";
import { type Calculator, type Check, prove, type Vector } from "#engine";

export type Proved = { readonly vector: Vector<Calculator>; readonly checks: readonly Check[] };

export async function proveAll(slug: string): Promise<readonly Proved[]> {
  const [module, answer] = await Promise.all([calculators[slug]?.(), fetch(`/calculators/${slug}/proof`)]);
  if (!module || !answer.ok) throw new Error("The figures did not arrive.");
  const { vectors }: { vectors: readonly Vector<Calculator>[] } = await answer.json();
  return vectors.map((vector) => ({ vector, checks: prove(module.default, vector) }));
}

export const Figures = ({ proved }: { readonly proved: readonly Proved[] }) => (
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
            <td>{i === 0 && vector.given}</td>
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
