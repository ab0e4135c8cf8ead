// A bar for each row of a table, its name above it and its figure at the end: nothing has to be read from an axis.
import type { Bars as BarsOf, Table } from "#engine";
import { barsHeadline } from "./headline.ts";
import { columnOf, percent } from "./series.ts";

const [LINE, BAR, GAP] = [20, 16, 10];
/** A name and a figure of more letters than this have no room in one line of a phone. */
const MOST_LETTERS = 42;

export function Bars({ table, chart }: { readonly table: Table; readonly chart: BarsOf }) {
  const [x, y] = [columnOf(table, chart.x), columnOf(table, chart.y)];
  const values = table.plain().map((row) => Math.max(0, Number(row[y])));
  const most = Math.max(...values);
  const lettersOf = (row: readonly string[]) => `${row[x]}${row[y]}`.length;
  const lines = table.rows.some((row) => lettersOf(row) > MOST_LETTERS) ? 2 : 1;
  const height = lines * LINE + BAR + GAP;
  return (
    <figure className="chart">
      <figcaption>{barsHeadline(table, x, y, values)}</figcaption>
      <svg className="bars c1" height={height * values.length} aria-hidden="true">
        {table.rows.map((row, i) => (
          <g key={row[x]}>
            <text x="0" y={height * i + 14}>
              {row[x]}
            </text>
            <text className="strong" x="100%" y={height * i + lines * LINE - 6} textAnchor="end">
              {row[y]}
            </text>
            <rect className="ground" y={height * i + lines * LINE} width="100%" height={BAR} />
            <rect
              className="c1 fill"
              y={height * i + lines * LINE}
              width={percent((values[i] ?? 0) / (most || 1))}
              height={BAR}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}
