"use client";
// The code that runs the vectors, and their table: loaded when the visitor asks, as the vectors are.
import type { ReactNode } from "react";
import { calculators } from "#calculators";
import { type Calculator, type Check, group, prove, type Vector } from "#engine";

export type Told = { readonly verdict: string; readonly figures?: ReactNode };
type Named = Check & { readonly label: string };
type Proved = { readonly vector: Vector<Calculator>; readonly checks: readonly Named[] };

export async function proveAll(slug: string): Promise<Told> {
  const [module, answer] = await Promise.all([calculators[slug]?.(), fetch(`/calculators/${slug}/proof`)]);
  if (!module || !answer.ok) throw new Error("The figures did not arrive.");
  const { vectors }: { vectors: readonly Vector<Calculator>[] } = await answer.json();
  const named = (check: Check) => ({ ...check, label: labelOf(module.default, check.name) });
  const proved = vectors.map((vector) => ({ vector, checks: prove(module.default, vector).map(named) }));
  return { verdict: verdictOn(proved), figures: <Figures proved={proved} /> };
}

/** "total" → "Total"; "schedule.5.balance" → "Still owed, row 5". */
function labelOf({ outputs }: Calculator, name: string): string {
  const [output = "", row, column = ""] = name.split(".");
  const field = outputs[output];
  return field?.kind === "table" ? `${field.columns[column]?.label}, row ${row}` : (field?.label ?? name);
}

function verdictOn(proved: readonly Proved[]): string {
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
            <p className="soft">{vector.given}</p>
          </th>
        </tr>
        {checks.map(({ name, label, expected, computed, digits, agrees }) => (
          <tr key={name}>
            <td>{label}</td>
            <td>{digits === undefined ? expected : group(expected)}</td>
            <td>
              {digits === undefined ? computed : group(computed)} {agrees ? "✓" : "✗"}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
