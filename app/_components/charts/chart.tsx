// Curves over the rows of a table: stacked areas or lines. A chart is as wide as its place and its words keep their size:
// shapes are clipped in shares of the box, words and lines stand at percentages. The table below says the same.
import type { PointerEvent, ReactNode } from "react";
import { type Curves, group, type Table } from "#engine";
import { Areas, Lines } from "./curves.tsx";
import { headlineOf, nameOf } from "./headline.ts";
import { Key, LineKey } from "./patterns.tsx";
import { columnOf, middle, percent, seriesOf, stacked, ticksFor } from "./series.ts";

type Props = {
  readonly table: Table;
  readonly chart: Curves;
  readonly at: number | undefined;
  readonly onAt: (row: number) => void;
};

/** The plot lies between these two, in pixels; the words of the axes stand around it. */
export const [TOP, HEIGHT] = [24, 240];

export function Chart({ table, chart, at, onAt }: Props) {
  const series = seriesOf(table, chart);
  const xs = table.rows.map((row) => row[columnOf(table, chart.x)] ?? "");
  const xLabel = table.columns[columnOf(table, chart.x)]?.label ?? "";
  const news = headlineOf(series, xLabel, xs);
  const here = Math.min(at ?? news.row, xs.length - 1);
  const levels = chart.kind === "areas" ? stacked(series) : series.map(({ values }) => values);
  const ticks = ticksFor(levels.flat());
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const down = (value: number) => (most - value) / (most - least);
  const Shapes = chart.kind === "areas" ? Areas : Lines;
  return (
    <figure className="chart">
      <figcaption>{news.sentence}</figcaption>
      <svg className="plot" height="292" aria-hidden="true" onPointerMove={(event) => onAt(pointed(event, xs.length))}>
        <Ticks ticks={ticks} down={down} write={table.write} />
        <Shapes id={table.name} series={series} levels={levels.map((level) => level.map(down))} here={here} />
        <line className="axis" x1="0" x2="100%" y1={TOP + HEIGHT * down(0)} y2={TOP + HEIGHT * down(0)} />
        <Cursor share={middle(here, xs.length)}>{nameOf(xLabel, xs[here] ?? "")}</Cursor>
        {areYears(xs) ? <YearMarks years={xs.length} /> : <Marks xs={xs} />}
      </svg>
      <Reader table={table} chart={chart} here={here} onAt={onAt} />
    </figure>
  );
}

function pointed({ currentTarget, clientX }: PointerEvent<Element>, rows: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(rows - 1, Math.floor(((clientX - left) / width) * rows)));
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
  return write(group(String(Number((tick / size).toPrecision(4))))) + sign;
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

/** 1, 2, 3 … each of which is a year of its own. */
const areYears = (xs: readonly string[]): boolean => xs.every((x, row) => x === String(row + 1));

const MOST_MARKS = 7;

/** Years have an end, and a beginning at 0: their marks stand where one ends. */
function YearMarks({ years }: { readonly years: number }) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => years / step <= MOST_MARKS) ?? years;
  const marks = Array.from({ length: Math.floor(years / step) + 1 }, (_, i) => i * step);
  return marks.map((year) => (
    <text key={year} x={percent(year / years)} y={TOP + HEIGHT + 20} textAnchor={year === years ? "end" : "middle"}>
      {year}
    </text>
  ));
}

/** The first row, the last, and round ones between them. */
function Marks({ xs }: { readonly xs: readonly string[] }) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => xs.length / step <= MOST_MARKS) ?? xs.length;
  return xs.map((x, row) => {
    const isRound = (Number.parseInt(x, 10) || row + 1) % step === 0;
    const isApart = Math.min(row, xs.length - 1 - row) >= 0.7 * step;
    const isShown = row === 0 || row === xs.length - 1 || (isRound && isApart);
    if (!isShown) return null;
    return (
      <text key={x} x={percent(middle(row, xs.length))} y={TOP + HEIGHT + 20} textAnchor="middle">
        {x}
      </text>
    );
  });
}

type SignProps = { readonly id: string; readonly chart: Curves; readonly name: string };

/** How a series looks in the drawing. */
function Sign({ id, chart, name }: SignProps) {
  const series = chart.y.indexOf(name) + 1;
  if (series === 0) return null;
  return chart.kind === "lines" ? <LineKey series={series} /> : <Key id={id} series={series} />;
}

type ReaderProps = Omit<Props, "at"> & { readonly here: number };

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
          i === x ? null : (
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
