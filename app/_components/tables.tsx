import { memo, useState } from "react";
import { type Calculator, type Currency, presentTables, type Table as TableOf } from "#engine";
import { Chart } from "./chart.tsx";
import type { Outcome } from "./outcome.ts";
import { Section } from "./section.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

/** Long tables wait behind a key; the others are there from the start, with their chart. */
export const Tables = memo(function Tables({ calculator, outcome: { answer }, currency }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const tables = answer ? presentTables(calculator, answer, currency, (name) => open.has(name)) : [];
  const waiting = Object.entries(calculator.outputs).filter(
    ([name, field]) => field.kind === "table" && field.page && !open.has(name),
  );
  return (
    <>
      {tables.map((table) => (
        <Section key={table.name} id={`table-${table.name}`} title={table.label}>
          <div className="stack">
            {table.chart && table.rows.length > 1 && <Chart table={table} />}
            <Table table={table} />
            <div className="row actions">
              <button type="button" className="button" onClick={() => saveTable(calculator.slug, table)}>
                CSV
              </button>
              {waiting.map(([name, field]) => (
                <button type="button" className="button" key={name} onClick={() => setOpen(new Set([...open, name]))}>
                  {field.label}
                </button>
              ))}
            </div>
          </div>
        </Section>
      ))}
    </>
  );
});

async function saveTable(slug: string, { name, columns, plain }: TableOf) {
  const { csvOf, save } = await import("./csv.ts");
  const labels = columns.map(({ label }) => label);
  save(`${slug}-${name}.csv`, csvOf(labels, plain()));
}

function Table({ table: { label, columns, rows } }: { readonly table: TableOf }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      <table className="table fives">
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
