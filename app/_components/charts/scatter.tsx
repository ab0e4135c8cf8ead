// Points, and the line that fits them best.
import { drawnFigures, group } from "#engine";
import { Decimal } from "#numbers/decimal";
import type { Drawing } from "./drawing.ts";
import { across, down, Grid, type Window } from "./grid.tsx";
import { tickText } from "./round-ticks.ts";

/** How far the picture goes beyond the points, as a share of them. */
const BEYOND = 0.06;

type Point = { readonly x: number; readonly y: number };

export default function Scatter({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "scatter") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const [slope, intercept] = [figure(picture.slope), figure(picture.intercept)];
  const points = pointsIn(answer.inputs[picture.points]);
  if (!slope || !intercept || points.length < 2) return null;
  const [left, right] = ends(points.map(({ x }) => x));
  const onLine = (x: number): Point => ({ x, y: intercept.value + slope.value * x });
  const [from, to] = [onLine(left), onLine(right)];
  const [bottom, top] = ends([from.y, to.y, ...points.map(({ y }) => y)]);
  if (!(right > left && top > bottom && Number.isFinite(top - bottom))) return null;
  const window: Window = { left, right, bottom, top };
  const at = ({ x, y }: Point): string => `${across(window, x).toFixed(1)} ${down(window, y).toFixed(1)}`;
  return (
    <figure className="chart sketch">
      <figcaption>{`${points.length} points and the line of best fit, with a slope of ${slope.text}`}</figcaption>
      <svg viewBox="0 0 320 240" aria-hidden="true">
        <Grid window={window} write={(tick) => tickText(tick, (text) => group(text, currency.notation))} />
        <path className="c1 line" d={`M${at(from)}L${at(to)}`} />
        {points.map((point) => (
          <circle
            key={`${point.x} ${point.y}`}
            className="dot"
            cx={across(window, point.x)}
            cy={down(window, point.y)}
            r="4"
          />
        ))}
      </svg>
    </figure>
  );
}

/** Each place once: where two points are the same, one is seen. */
function pointsIn(rows: unknown): readonly Point[] {
  if (!Array.isArray(rows)) return [];
  const all = rows.flatMap(({ x, y }) =>
    Decimal.isDecimal(x) && Decimal.isDecimal(y) ? [[`${x} ${y}`, { x: x.toNumber(), y: y.toNumber() }] as const] : [],
  );
  return [...new Map(all).values()];
}

function ends(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low) * BEYOND || Math.abs(high) * BEYOND || 1;
  return [low - room, high + room];
}
