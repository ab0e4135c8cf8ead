// The graph of a quadratic: round ticks on both axes, the vertex and the roots marked.
import { type DrawnFigure, drawnFigures, group } from "#engine";
import type { Drawing } from "./drawing.ts";
import { across, down, Grid, LEFT, WIDTH, type Window } from "./grid.tsx";
import { tickText } from "./round-ticks.ts";
import { windowOn } from "./window.ts";

type Point = { readonly x: DrawnFigure; readonly y: DrawnFigure };
type Marked = { readonly vertex: Point; readonly roots: readonly DrawnFigure[] };

export default function Parabola({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "parabola") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const [a, x, y] = [picture.coefficients[0], ...picture.vertex].map(figure);
  const roots = picture.roots.flatMap((name) => figure(name) ?? []);
  if (!a || !x || !y) return null;
  const [one, other] = roots;
  const halfGap = one && other ? (other.value - one.value) / 2 : undefined;
  const window = windowOn({ a: a.value, vertex: [x.value, y.value], halfGap });
  if (!window) return null;
  const marked = { vertex: { x, y }, roots: halfGap === 0 ? [] : roots };
  const story = storyOf(marked, a.value > 0, halfGap === 0);
  return (
    <figure className="chart sketch">
      <figcaption>{story}</figcaption>
      <svg viewBox="0 0 320 240" aria-hidden="true">
        <Grid window={window} write={(tick) => tickText(tick, (figure) => group(figure, currency.notation))} />
        <path className="c1 line" d={curve(window, a.value, marked.vertex)} />
        <Marks window={window} opensUp={a.value > 0} {...marked} />
      </svg>
    </figure>
  );
}

/** "Opens upward from (2, -12) and crosses the x-axis at -1.4641 and 5.4641" */
function storyOf({ vertex, roots: [one, other] }: Marked, opensUp: boolean, touches: boolean): string {
  const begun = `Opens ${opensUp ? "upward" : "downward"} from the vertex (${vertex.x.text}, ${vertex.y.text})`;
  if (touches) return `${begun}, where it touches the x\u2011axis`;
  return one && other
    ? `${begun} and crosses the x\u2011axis at ${one.text} and ${other.text}`
    : `${begun} and never meets the x\u2011axis`;
}

/** A parabola is a quadratic Bézier curve: its handle is as far beyond the vertex as its ends are before it. */
function curve(window: Window, a: number, { x, y }: Point): string {
  const rise = a * (window.right - x.value) ** 2;
  const [end, handle] = [y.value + rise, y.value - rise].map((level) => down(window, level).toFixed(1));
  return `M${LEFT} ${end}Q${across(window, x.value).toFixed(1)} ${handle} ${LEFT + WIDTH} ${end}`;
}

type MarksProps = Marked & { readonly window: Window; readonly opensUp: boolean };

/** The words lie outside the curve: under a vertex, or over it, and beyond the roots. */
function Marks({ window, opensUp, vertex, roots }: MarksProps) {
  const [x, y] = [across(window, vertex.x.value), down(window, vertex.y.value)];
  const axis = down(window, 0);
  return (
    <>
      {roots.map(({ value, text }, i) => (
        <g key={value}>
          <circle className="dot" cx={across(window, value)} cy={axis} r="4" />
          <text
            className="halo"
            x={across(window, value) + (i === 0 ? -7 : 7)}
            y={axis + (opensUp ? 16 : -8)}
            textAnchor={i === 0 ? "end" : "start"}
          >
            {text}
          </text>
        </g>
      ))}
      <circle className="dot" cx={x} cy={y} r="4" />
      <text className="halo" x={x} y={y + (opensUp ? 20 : -11)} textAnchor="middle">
        ({vertex.x.text}, {vertex.y.text})
      </text>
    </>
  );
}
