// A straight line through two points, with its rise and its run. Where only one point is known, the run is 1.
import { type DrawnFigure, drawnFigures, group } from "#engine";
import type { Drawing } from "./drawing.ts";
import { across, down, Grid, type Window } from "./grid.tsx";
import { tickText } from "./round-ticks.ts";

/** How far the picture goes beyond the points. */
const BEYOND = 0.35;

type Point = { readonly x: number; readonly y: number; readonly text?: string };

export default function Line({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "line") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const [x, y, toX, toY] = [...picture.from, ...picture.to].map(figure);
  const slope = figure(picture.slope);
  if (!x || !y) return null;
  const from: Point = { x: x.value, y: y.value, text: `(${x.text}, ${y.text})` };
  const to = toX && toY ? pointAt(toX, toY) : { x: from.x + 1, y: from.y + (slope?.value ?? 0) };
  const window = around(from, to);
  if (!window) return null;
  return (
    <figure className="chart sketch">
      <figcaption>{storyOf(slope, from, to)}</figcaption>
      <svg viewBox="0 0 320 240" aria-hidden="true">
        <Grid window={window} write={(tick) => tickText(tick, (text) => group(text, currency.notation))} />
        <path className="c2 line" d={legs(window, from, to)} />
        <path className="c1 line" d={through(window, from, to)} />
        {[from, to].map((point) => (
          <Mark
            key={`${point.x} ${point.y}`}
            window={window}
            point={point}
            isHigher={point.y >= (point === from ? to : from).y}
          />
        ))}
      </svg>
    </figure>
  );
}

const pointAt = (x: DrawnFigure, y: DrawnFigure): Point => ({ x: x.value, y: y.value, text: `(${x.text}, ${y.text})` });

function storyOf(slope: DrawnFigure | undefined, from: Point, to: Point): string {
  if (!slope) return `A vertical line through ${from.text}`;
  const way =
    slope.value === 0
      ? "is level"
      : `${slope.value > 0 ? "rises" : "falls"} by ${slope.text.replace("-", "")} for each 1 to the right`;
  return `The line through ${from.text}${to.text ? ` and ${to.text}` : ""} ${way}`;
}

/** Both points with room around them, and the axes where they are near. */
function around(from: Point, to: Point): Window | undefined {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [left, right] = side(from.x, to.x, width || height);
  const [bottom, top] = side(from.y, to.y, height || width);
  const isDrawable = right > left && top > bottom && [left, right, bottom, top].every(Number.isFinite);
  return isDrawable ? { left, right, bottom, top } : undefined;
}

function side(one: number, other: number, span: number): readonly [number, number] {
  const [low, high] = [Math.min(one, other) - span * BEYOND, Math.max(one, other) + span * BEYOND];
  return [low > 0 && low < span ? -span * 0.1 : low, high < 0 && -high < span ? span * 0.1 : high];
}

/** To both edges of the picture. */
function through(window: Window, from: Point, to: Point): string {
  const [run, rise] = [to.x - from.x, to.y - from.y];
  const times = [
    ...(run === 0 ? [] : [(window.left - from.x) / run, (window.right - from.x) / run]),
    ...(rise === 0 ? [] : [(window.bottom - from.y) / rise, (window.top - from.y) / rise]),
  ].sort((a, b) => a - b);
  const [start, end] = times.length === 4 ? times.slice(1, 3) : times;
  const at = (t = 0) => `${across(window, from.x + run * t).toFixed(1)} ${down(window, from.y + rise * t).toFixed(1)}`;
  return `M${at(start)}L${at(end)}`;
}

const legs = (window: Window, from: Point, to: Point): string =>
  `M${across(window, from.x).toFixed(1)} ${down(window, from.y).toFixed(1)}H${across(window, to.x).toFixed(1)}V${down(window, to.y).toFixed(1)}`;

type MarkProps = { readonly window: Window; readonly point: Point; readonly isHigher: boolean };

function Mark({ window, point, isHigher }: MarkProps) {
  const [x, y] = [across(window, point.x), down(window, point.y)];
  return (
    <>
      <circle className="dot" cx={x} cy={y} r="4" />
      <text className="halo" x={x} y={y + (isHigher ? -11 : 20)} textAnchor="middle">
        {point.text}
      </text>
    </>
  );
}
