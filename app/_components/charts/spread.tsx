// How values spread: a histogram, and under it on the same axis a box plot.
import { type Currency, type DrawnFigure, drawnFigures, group } from "#engine";
import { Decimal } from "#numbers/decimal";
import { type Histogram, histogram } from "#numbers/histogram";
import { inOrder } from "#numbers/statistics";
import type { Drawing } from "./drawing.ts";
import { tickText } from "./round-ticks.ts";

/** The plot in the picture: from its left, how wide; the bars from their top to their foot; the middle of the box. */
const [LEFT, WIDTH, TOP, FOOT, BOX, END] = [16, 288, 20, 140, 172, 200];
const BOX_HALF = 14;

type Across = (value: Decimal | number) => number;

export default function Spread({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "spread") return null;
  const figure = drawnFigures(calculator, answer, currency);
  const sorted = inOrder(decimalsIn(answer.inputs[picture.of]));
  const bars = histogram(sorted);
  if (!bars) return null;
  const span = bars.width.times(bars.counts.length);
  const across: Across = (value) => LEFT + new Decimal(value).minus(bars.from).times(WIDTH).div(span).toNumber();
  const [lower, upper] = picture.quartiles.map(figure);
  const outliers = decimalsIn(answer.outputs[picture.outliers]);
  const inside = sorted.filter((value) => !outliers.some((outlier) => outlier.eq(value)));
  return (
    <figure className="chart sketch">
      <figcaption>{lower && upper ? halfBetween(lower, upper, outliers.length) : "How the values spread"}</figcaption>
      <svg viewBox="0 0 320 224" role="img" aria-label={inWords(bars, currency)}>
        <Limits bars={bars} across={across} currency={currency} />
        <Bars bars={bars} across={across} />
        {lower && upper && <Box {...{ lower, upper, inside, outliers, across }} median={figure(picture.median)} />}
      </svg>
    </figure>
  );
}

const decimalsIn = (list: unknown): readonly Decimal[] => (Array.isArray(list) ? list.filter(Decimal.isDecimal) : []);

function halfBetween(lower: DrawnFigure, upper: DrawnFigure, outliers: number): string {
  const half = `The middle half of the values lies between ${lower.text} and ${upper.text}`;
  if (outliers === 0) return half;
  return `${half}; ${outliers} ${outliers === 1 ? "value is an outlier" : "values are outliers"}`;
}

const limit = ({ from, width }: Histogram, i: number): Decimal => from.plus(width.times(i));
const written = (value: Decimal, currency: Currency): string =>
  tickText(value.toNumber(), (figure) => group(figure, currency.notation));

/** "Histogram: 1 value from 2 up to 4, 5 values from 4 up to 6" */
function inWords(bars: Histogram, currency: Currency): string {
  const classes = bars.counts.map((count, i) => {
    const [from, to] = [limit(bars, i), limit(bars, i + 1)].map((value) => written(value, currency));
    return `${count} ${count === 1 ? "value" : "values"} from ${from} up to ${to}`;
  });
  return `Histogram: ${classes.join(", ")}`;
}

type BarsProps = { readonly bars: Histogram; readonly across: Across };

/** A letter's width, and what stands free between two figures. */
const [LETTER, FREE] = [7.5, 10];

/** The limits of the classes, as many as have room beside each other. */
function Limits({ bars, across, currency }: BarsProps & { readonly currency: Currency }) {
  const limits = [...bars.counts, 0].map((_, i) => ({
    value: limit(bars, i),
    text: written(limit(bars, i), currency),
  }));
  const widest = Math.max(...limits.map(({ text }) => text.length)) * LETTER + FREE;
  const step = Math.ceil((widest * bars.counts.length) / WIDTH);
  return limits
    .filter((_, i) => i % step === 0)
    .map(({ value, text }) => (
      <g key={text}>
        <path className="grid" d={`M${across(value).toFixed(1)} ${TOP}V${END}`} />
        <text x={across(value)} y={END + 18} textAnchor="middle">
          {text}
        </text>
      </g>
    ));
}

function Bars({ bars, across }: BarsProps) {
  const most = Math.max(...bars.counts);
  return (
    <>
      {bars.counts.map((count, i) => {
        const [left, right] = [across(limit(bars, i)), across(limit(bars, i + 1))];
        const height = ((FOOT - TOP) * count) / most;
        return count === 0 ? null : (
          <g key={left}>
            <rect className="c1 fill" x={left + 1} y={FOOT - height} width={right - left - 2} height={height} />
            <text x={(left + right) / 2} y={FOOT - height - 5} textAnchor="middle">
              {count}
            </text>
          </g>
        );
      })}
      <path className="axis" d={`M${LEFT} ${FOOT}h${WIDTH}`} />
    </>
  );
}

type BoxProps = {
  readonly lower: DrawnFigure;
  readonly upper: DrawnFigure;
  readonly median: DrawnFigure | undefined;
  readonly inside: readonly Decimal[];
  readonly outliers: readonly Decimal[];
  readonly across: Across;
};

/** The whiskers reach the last values that are no outliers (Tukey). */
function Box({ lower, upper, median, inside, outliers, across }: BoxProps) {
  const [left, right] = [across(lower.value), across(upper.value)];
  const [first, last] = [inside[0] ?? lower.value, inside.at(-1) ?? upper.value].map(across);
  const [start = left, end = right] = [Math.min(first ?? left, left), Math.max(last ?? right, right)];
  return (
    <>
      <path
        className="axis"
        d={`M${start} ${BOX - 6}v12M${start} ${BOX}H${left}M${right} ${BOX}H${end}M${end} ${BOX - 6}v12`}
      />
      <rect className="c1 shape" x={left} y={BOX - BOX_HALF} width={right - left} height={2 * BOX_HALF} />
      {median && <path className="cursor" d={`M${across(median.value)} ${BOX - BOX_HALF}v${2 * BOX_HALF}`} />}
      {[...new Set(outliers.map((value) => across(value).toFixed(1)))].map((x) => (
        <circle key={x} className="dot" cx={x} cy={BOX} r="4" />
      ))}
    </>
  );
}
