// Our own small charts: shapes in fractions of the box, words in HTML at their own size, the same figures in the table below.
import { useId, useState } from "react";
import type { Table } from "#engine";

type Series = { readonly name: string; readonly label: string; readonly values: readonly number[] };

export function Chart({ table }: { readonly table: Table }) {
  const [at, setAt] = useState(table.rows.length - 1);
  const id = useId();
  const here = Math.min(at, table.rows.length - 1);
  const column = (name: string) => table.columns.findIndex((column) => column.name === name);
  const { kind, x, y } = table.chart ?? { kind: "lines", x: "", y: [] };
  const plain = table.plain();
  const series = y.map((name) => ({
    name,
    label: table.columns[column(name)]?.label ?? name,
    values: plain.map((row) => Number(row[column(name)])),
  }));
  const xLabel = table.columns[column(x)]?.label ?? "";
  const row = table.rows[here] ?? [];
  return (
    <figure className="chart">
      <figcaption>
        {table.label}: {series.map(({ label }) => label.toLowerCase()).join(" and ")}
      </figcaption>
      <svg className="drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {kind === "areas" ? <Areas series={series} /> : <Lines series={series} />}
        <line className="cursor" x1={position(here, plain.length)} x2={position(here, plain.length)} y1="0" y2="100" />
      </svg>
      <ul className="legend">
        {series.map(({ name, label }, i) => (
          <li key={name}>
            <svg className="key" viewBox="0 0 15 15" aria-hidden="true">
              <rect className={`c${i + 1} fill`} width="15" height="15" />
            </svg>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="reader">
        <label htmlFor={id}>
          {xLabel} {row[column(x)]}
        </label>
        <input
          type="range"
          id={id}
          min={0}
          max={plain.length - 1}
          value={here}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <output htmlFor={id}>
          {series.map(({ name, label }) => (
            <span key={name}>
              <small>{label}</small> {row[column(name)]}
            </span>
          ))}
        </output>
      </div>
    </figure>
  );
}

const position = (place: number, count: number): number => (count > 1 ? (place * 100) / (count - 1) : 50);

/** Each on top of those before it. */
function Areas({ series }: { readonly series: readonly Series[] }) {
  const count = series[0]?.values.length ?? 0;
  const sums = series.map((_, i) =>
    Array.from({ length: count }, (_, place) =>
      series.slice(0, i + 1).reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
    ),
  );
  const most = Math.max(...sums.flat(), 1e-9);
  const height = (sum: number) => 100 - (sum * 100) / most;
  return series.map(({ name }, i) => {
    const top = (sums[i] ?? []).map((sum, place) => `${position(place, count)},${height(sum)}`);
    const foot = (sums[i - 1] ?? Array(count).fill(0)).map((sum, place) => `${position(place, count)},${height(sum)}`);
    return <polygon key={name} className={`c${i + 1} fill`} points={[...top, ...foot.reverse()].join(" ")} />;
  });
}

function Lines({ series }: { readonly series: readonly Series[] }) {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(...all, 1e-9)];
  return series.map(({ name, values }, i) => (
    <polyline
      key={name}
      className={`c${i + 1} line`}
      points={values
        .map((value, place) => `${position(place, values.length)},${100 - ((value - least) * 100) / (most - least)}`)
        .join(" ")}
    />
  ));
}
