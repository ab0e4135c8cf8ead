// Curves over the rows of a table: stacked areas or lines. A chart is as wide as its place and its words keep their size:
// shapes are clipped in shares of the box, words and lines stand at percentages. The table below says the same.
import { type PointerEvent, type ReactNode, useState } from "react";
import type { Curves, Table } from "#engine";
import { Areas, Lines } from "./curves.tsx";
import { headlineOf, nameOf } from "./headline.ts";
import { Marks } from "./marks.tsx";
import { Key, LineKey } from "./patterns.tsx";
import { HEIGHT, TOP } from "./plot.ts";
import { columnOf, percent, placesOf, seriesOf, stacked, ticksFor } from "./series.ts";

type Props = { readonly table: Table; readonly chart: Curves };

export function Chart({ table, chart }: Props) {
  const [at, onAt] = useState<number>();
  const series = seriesOf(table, chart);
  const xs = table.rows.map((row) => row[columnOf(table, chart.x)] ?? "");
  const xLabel = table.columns[columnOf(table, chart.x)]?.label ?? "";
  const news = headlineOf(series, xLabel, xs);
  const here = Math.min(at ?? news.row, xs.length - 1);
  const levels = chart.kind === "areas" ? stacked(series) : series.map(({ values }) => values);
  const places = placesOf(table, chart);
  const ticks = ticksFor([...levels.flat(), ...(table.opening ?? [])]);
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const down = (value: number) => (most - value) / (most - least);
  const Shapes = chart.kind === "areas" ? Areas : Lines;
  const shares = places.map(({ share }) => share);
  return (
    <figure className="chart">
      <figcaption>{news.sentence}</figcaption>
      <svg className="plot" height="292" aria-hidden="true" onPointerMove={(event) => onAt(pointed(event, shares))}>
        <Ticks ticks={ticks} down={down} write={table.write} />
        <Shapes
          id={table.name}
          series={series}
          levels={levels.map((level) => level.map(down))}
          opening={table.opening?.map(down)}
          shares={shares}
          here={here}
        />
        <line className="axis" x1="0" x2="100%" y1={TOP + HEIGHT * down(0)} y2={TOP + HEIGHT * down(0)} />
        <Cursor share={shares[here] ?? 0}>{nameOf(xLabel, xs[here] ?? "")}</Cursor>
        <Marks xs={xs} places={places} isFromZero={table.opening !== undefined} />
      </svg>
      <Reader table={table} chart={chart} here={here} onAt={onAt} />
    </figure>
  );
}

/** The row that is nearest. */
function pointed({ currentTarget, clientX }: PointerEvent<Element>, shares: readonly number[]): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const far = (share: number) => Math.abs(share - (clientX - left) / width);
  return shares.reduce((best, share, row) => (far(share) < far(shares[best] ?? 0) ? row : best), 0);
}

type TicksProps = Pick<Table, "write"> & {
  readonly ticks: readonly number[];
  readonly down: (value: number) => number;
};

const Ticks = ({ ticks, down, write }: TicksProps) =>
  ticks.map((tick) => {
    const y = TOP + HEIGHT * down(tick);
    return (
      <g key={tick}>
        <line className="grid" x1="0" x2="100%" y1={y} y2={y} />
        <text x="-8" y={y + 4} textAnchor="end">
          {written(tick, write)}
        </text>
      </g>
    );
  });

/** 2,500,000 is 2.5m beside an axis. */
function written(tick: number, write: Table["write"]): string {
  const [size, sign] = [[1e12, "tn"] as const, [1e9, "bn"] as const, [1e6, "m"] as const].find(
    ([size]) => Math.abs(tick) >= size,
  ) ?? [1, ""];
  return write(String(Number((tick / size).toPrecision(4)))) + sign;
}

const NEAR_EDGE = 0.12;

function Cursor({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  const side = share > 1 - NEAR_EDGE ? "end" : "middle";
  return (
    <>
      <line className="cursor" x1={percent(share)} x2={percent(share)} y1="14" y2={TOP + HEIGHT} />
      <text className="strong" x={percent(share)} y="8" textAnchor={share < NEAR_EDGE ? "start" : side}>
        {children}
      </text>
    </>
  );
}

type SignProps = { readonly id: string; readonly chart: Curves; readonly name: string };

/** How a series looks in the drawing. */
function Sign({ id, chart, name }: SignProps) {
  const series = chart.y.indexOf(name) + 1;
  if (series === 0) return null;
  return chart.kind === "lines" ? <LineKey series={series} /> : <Key id={id} series={series} />;
}

type ReaderProps = Props & { readonly here: number; readonly onAt: (row: number) => void };

/** All figures of one row, for keys and fingers. */
function Reader({ table, chart, here, onAt }: ReaderProps) {
  const id = `at-${table.name}`;
  const x = columnOf(table, chart.x);
  const row = table.rows[here] ?? [];
  return (
    <div className="reader">
      <label htmlFor={id}>{nameOf(table.columns[x]?.label ?? "", row[x] ?? "")}</label>
      <input
        type="range"
        id={id}
        min={0}
        max={table.rows.length - 1}
        value={here}
        onChange={(event) => onAt(Number(event.target.value))}
      />
      <output htmlFor={id}>
        {table.columns.map(({ name, label }, i) =>
          i === x || !row[i] ? null : (
            <span key={name}>
              <small className="keyed">
                <Sign id={table.name} chart={chart} name={name} />
                {label}
              </small>{" "}
              {row[i]}
            </span>
          ),
        )}
      </output>
    </div>
  );
}
