// The curve of a test's distribution, with the tails that the answer speaks of shaded.
import { type DrawnFigure, drawnFigures, group } from "#engine";
import { SHAPES } from "./densities.ts";
import type { Drawing } from "./drawing.ts";
import { roundTicks, tickText } from "./round-ticks.ts";

/** The plot in the picture. */
const [LEFT, WIDTH, TOP, FOOT] = [16, 288, 12, 160];
const STEPS = 120;
/** Some curves have no end at 0: so far from it they are drawn, in steps. */
const OPEN = 0.5;

export default function Density({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "density") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const curve = typeof picture.curve === "string" ? picture.curve : answer.inputs[picture.curve.by];
  const shape = Object.entries(SHAPES).find(([name]) => name === curve)?.[1];
  const [over, under] = picture.freedom.map((name) => figure(name ?? "")?.value ?? 1);
  const [below, above] = [figure(picture.below ?? ""), figure(picture.above)];
  if (!shape || !over || !under || !(below || above)) return null;
  const freedom = { over, under };
  const [from, to] = shape.range(freedom, Math.max(...[below, above].map((end) => Math.abs(end?.value ?? 0))));
  const step = (to - from) / STEPS;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => from + step * Math.max(i, from === 0 ? OPEN : 0));
  const most = Math.max(...points.slice(2).map((x) => shape.height(x, freedom)));
  const across = (x: number): string => (LEFT + (WIDTH * (inside(x, from, to) - from)) / (to - from)).toFixed(1);
  const down = (x: number): string => (FOOT - (FOOT - TOP) * Math.min(1, shape.height(x, freedom) / most)).toFixed(1);
  const line = (xs: readonly number[]): string => xs.map((x) => `${across(x)} ${down(x)}`).join("L");
  const shaded = (start: number, end: number): string =>
    `M${across(start)} ${FOOT}L${line([start, ...points.filter((x) => x > start && x < end), end])}L${across(end)} ${FOOT}Z`;
  const least = points[0] ?? from;
  return (
    <figure className="chart sketch">
      <figcaption>{storyOf(below, above)}</figcaption>
      <svg viewBox="0 0 320 190" aria-hidden="true">
        {roundTicks(from, to, 6).map((tick) => (
          <g key={tick}>
            <path className="grid" d={`M${across(tick)} ${TOP}V${FOOT}`} />
            <text x={across(tick)} y={FOOT + 18} textAnchor="middle">
              {tickText(tick, (text) => group(text, currency.notation))}
            </text>
          </g>
        ))}
        {below && below.value > least && (
          <path className="c1 ground" d={shaded(least, inside(below.value, least, to))} />
        )}
        {above && above.value < to && <path className="c1 ground" d={shaded(inside(above.value, least, to), to)} />}
        <path className="c1 line" d={`M${line(points)}`} />
        <path className="axis" d={`M${LEFT} ${FOOT}h${WIDTH}`} />
        {[below, above].map(
          (end) => end && <path key={end.value} className="cursor" d={`M${across(end.value)} ${TOP}V${FOOT}`} />,
        )}
      </svg>
    </figure>
  );
}

const inside = (x: number, from: number, to: number): number => Math.max(from, Math.min(to, x));

function storyOf(below: DrawnFigure | undefined, above: DrawnFigure | undefined): string {
  if (below && above) return `The shaded parts lie below ${below.text} and above ${above.text}`;
  return below ? `The shaded part lies below ${below.text}` : `The shaded part lies above ${above?.text}`;
}
