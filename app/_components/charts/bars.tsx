// A bar for each row of a table, its name above it and its figure at the end: nothing has to be read from an axis.
import type { Bars as BarsOf, Table } from "#engine";
import { lowerFirst } from "./headline.ts";
import { columnOf, percent } from "./series.ts";

const [ROW, BAR] = [46, 16];

export function Bars({ table, chart }: { readonly table: Table; readonly chart: BarsOf }) {
  const [x, y] = [columnOf(table, chart.x), columnOf(table, chart.y)];
  const values = table.plain().map((row) => Math.max(0, Number(row[y])));
  const most = Math.max(...values);
  const longest = table.rows[values.indexOf(most)] ?? [];
  const [xLabel, yLabel] = [table.columns[x]?.label ?? "", table.columns[y]?.label ?? ""];
  const name = longest[x] ?? "";
  const named = /^\p{L}/u.test(name) ? name : `${lowerFirst(xLabel)} ${name}`;
  return (
    <figure className="chart">
      <figcaption>
        Most {lowerFirst(yLabel)}: {named}, {longest[y]}
      </figcaption>
      <svg className="bars c1" height={ROW * values.length} aria-hidden="true">
        {table.rows.map((row, i) => (
          <g key={row[x]}>
            <text x="0" y={ROW * i + 14}>
              {row[x]}
            </text>
            <text className="strong" x="100%" y={ROW * i + 14} textAnchor="end">
              {row[y]}
            </text>
            <rect className="ground" y={ROW * i + 20} width="100%" height={BAR} />
            <rect className="c1 fill" y={ROW * i + 20} width={percent((values[i] ?? 0) / (most || 1))} height={BAR} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
