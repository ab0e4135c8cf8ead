import { type ReactNode, useState } from "react";
import { type Calculator, type Currency, presentTables, type Table as TableOf } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { Bars } from "../charts/bars.tsx";
import { Chart } from "../charts/chart.tsx";
import { Section } from "../page/section.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

/** Long tables wait behind a key; the others are there from the start, with their chart. */
export function Tables({ calculator, outcome: { answer }, currency }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const tables = answer ? presentTables(calculator, answer, currency, (name) => open.has(name)) : [];
  const waiting = Object.entries(calculator.outputs).filter(
    ([name, field]) => field.kind === "table" && field.page && !open.has(name),
  );
  return tables.map((table) => (
    <Section key={table.name} id={`table-${table.name}`} title={table.label}>
      <Drawn table={table}>
        <div className="row actions">
          {waiting.map(([name, field]) => (
            <button type="button" className="button" key={name} onClick={() => setOpen(new Set([...open, name]))}>
              {field.label}
            </button>
          ))}
          <button type="button" className="button" onClick={() => saveTable(calculator.slug, table)}>
            CSV
          </button>
        </div>
      </Drawn>
    </Section>
  ));
}

async function saveTable(slug: string, { name, columns, plain }: TableOf) {
  const { csvOf, save } = await import("./csv.ts");
  const labels = columns.map(({ label }) => label);
  save(`${slug}-${name}.csv`, csvOf(labels, plain()));
}

type DrawnProps = { readonly table: TableOf; readonly children: ReactNode };

/** As many rows one sees at once. The keys of a longer table stand above it. */
const SHORT = 12;

/** The row that one reads in the chart is marked in the table under it. */
function Drawn({ table, children }: DrawnProps) {
  const [at, setAt] = useState<number>();
  const isLong = table.rows.length > SHORT;
  return (
    <div className="stack">
      <Drawing table={table} at={at} onAt={setAt} />
      {isLong && children}
      <Table table={table} here={at} />
      {!isLong && children}
    </div>
  );
}

type DrawingProps = {
  readonly table: TableOf;
  readonly at: number | undefined;
  readonly onAt: (row: number) => void;
};

function Drawing({ table, at, onAt }: DrawingProps) {
  const { chart, rows } = table;
  if (!chart || chart.kind === "scale" || rows.length < 2) return null;
  if (chart.kind === "bars") return <Bars table={table} chart={chart} />;
  return <Chart table={table} chart={chart} at={at} onAt={onAt} />;
}

type TableProps = { readonly table: TableOf; readonly here: number | undefined };

function Table({ table: { label, columns, rows }, here }: TableProps) {
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
          {rows.map(([first, ...cells], row) => (
            <tr key={first} className={row === here ? "here" : undefined}>
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
