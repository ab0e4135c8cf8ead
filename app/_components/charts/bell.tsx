// The curve of a normal distribution over its values, with the share that the answer speaks of shaded: both tails where it is
// from a value down to a smaller one.
import { type Currency, type DrawnFigure, drawnFigures, group } from "#engine";
import type { Drawing } from "./drawing.ts";
import { tickText } from "./round-ticks.ts";

/** The plot in the picture, and how many standard deviations it shows on either side of the mean. */
const [LEFT, WIDTH, TOP, FOOT, REACH] = [16, 288, 12, 160, 4];
const STEPS = 64;
/** A letter's width, and what stays free between two figures. */
const [LETTER, FREE] = [7.5, 10];

export default function Bell({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "bell") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const [mean, deviation] = [figure(picture.mean), figure(picture.deviation)];
  const [from, to] = [picture.from, picture.to].map((names) => names.map(figure).find((found) => found !== undefined));
  if (!mean || !deviation || deviation.value === 0) return null;
  const inDeviations = (end: DrawnFigure | undefined, open: number): number =>
    end ? clamp((end.value - mean.value) / deviation.value) : open;
  const [start, end] = [inDeviations(from, -REACH), inDeviations(to, REACH)];
  return (
    <figure className="chart sketch">
      <figcaption>{storyOf(from, to)}</figcaption>
      <svg viewBox="0 0 320 190" aria-hidden="true">
        <Values mean={mean.value} deviation={deviation.value} currency={currency} />
        {(start > end ? [[-REACH, end] as const, [start, REACH] as const] : [[start, end] as const]).map(
          ([left, right]) => (
            <path
              key={left}
              className="c1 ground"
              d={`M${across(left)} ${FOOT}L${curve(left, right)}L${across(right)} ${FOOT}Z`}
            />
          ),
        )}
        <path className="c1 line" d={`M${curve(-REACH, REACH)}`} />
        <path className="axis" d={`M${LEFT} ${FOOT}h${WIDTH}`} />
        {[from && start, to && end].map(
          (at) => at !== undefined && <path key={at} className="cursor" d={`M${across(at)} ${down(at)}V${FOOT}`} />,
        )}
      </svg>
    </figure>
  );
}

function storyOf(from: DrawnFigure | undefined, to: DrawnFigure | undefined): string {
  if (from && to && from.value > to.value) return `The shaded parts lie below ${to.text} and above ${from.text}`;
  if (from && to) return `The shaded part lies between ${from.text} and ${to.text}`;
  return to ? `The shaded part lies below ${to.text}` : `The shaded part lies above ${from?.text}`;
}

const clamp = (z: number): number => Math.max(-REACH, Math.min(REACH, z));
const across = (z: number): string => (LEFT + (WIDTH * (z + REACH)) / (2 * REACH)).toFixed(1);
const down = (z: number): string => (FOOT - (FOOT - TOP) * Math.exp((-z * z) / 2)).toFixed(1);

function curve(start: number, end: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => start + ((end - start) * i) / STEPS);
  return points.map((z) => `${across(z)} ${down(z)}`).join("L");
}

type ValuesProps = { readonly mean: number; readonly deviation: number; readonly currency: Currency };

/** The values at whole standard deviations, as many as have room beside each other. */
function Values({ mean, deviation, currency }: ValuesProps) {
  const values = [-3, -2, -1, 0, 1, 2, 3].map((z) => {
    return { z, text: tickText(mean + z * deviation, (figure) => group(figure, currency.notation)) };
  });
  const widest = Math.max(...values.map(({ text }) => text.length)) * LETTER + FREE;
  const step = Math.ceil((widest * 2 * REACH) / WIDTH);
  return values
    .filter(({ z }) => z % step === 0)
    .map(({ z, text }) => (
      <g key={z}>
        <path className="grid" d={`M${across(z)} ${TOP}V${FOOT}`} />
        <text x={across(z)} y={FOOT + 18} textAnchor="middle">
          {text}
        </text>
      </g>
    ));
}
