import { memo } from "react";
import { type Calculator, type Currency, presentTables, type Table as TableOf } from "#engine";
import type { Outcome } from "./outcome.ts";
import { Section } from "./section.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

export const Tables = memo(function Tables({ calculator, outcome: { answer }, currency }: Props) {
  const tables = answer ? presentTables(calculator, answer, currency) : [];
  return tables.map((table) => (
    <Section key={table.name} id={table.name} title={table.label}>
      <Table table={table} />
    </Section>
  ));
});

function Table({ table: { label, columns, rows } }: { readonly table: TableOf }) {
  return (
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
  );
}
