// The shapes of a chart, each named where it has room.

import { Patterns, paint } from "./patterns.tsx";
import { HEIGHT, TOP } from "./plot.ts";
import { middle, percent, type Series, short, stairs, stairsBack, thousandths } from "./series.ts";

type Props = {
  readonly id: string;
  readonly series: readonly Series[];
  /** How far down each value lies, as a share of the plot. Of areas the first level is their floor. */
  readonly levels: readonly (readonly number[])[];
  /** Where the lines begin, at 0, if not with the first row. */
  readonly opening: readonly number[] | undefined;
  /** How far from the left each row stands. */
  readonly shares: readonly number[];
  readonly here: number;
};

export function Areas({ id, series, levels, here }: Props) {
  const between = series.map((one, i) => ({ ...one, foot: levels[i] ?? [], top: levels[i + 1] ?? [] }));
  return (
    <>
      <Patterns id={id} used={series.map((_, i) => i + 1)} />
      {between.map(({ name, foot, top }, i) => (
        <g key={name}>
          <clipPath id={`${id}-${name}`} clipPathUnits="objectBoundingBox">
            <path d={`M0 ${short(top[0] ?? 0)}${stairs(top)}${stairsBack(foot)}Z`} />
          </clipPath>
          <rect y={TOP} width="100%" height={HEIGHT} {...paint(id, i + 1)} clipPath={`url(#${id}-${name})`} />
          <Stroke size={1} className={`c${i + 1} line`} d={`M0 ${short(top[0] ?? 0)}${stairs(top)}`} />
        </g>
      ))}
      {between.map(({ name, label, foot, top }, i) => (
        <Named key={name} label={label} className={i === 0 ? "on" : "halo"} foot={foot} top={top} />
      ))}
      {between.slice(0, -1).map(({ name, top }) => (
        <Dot key={name} share={middle(here, top.length)} down={top[here]} />
      ))}
    </>
  );
}

export function Lines({ id, series, levels, opening, shares, here }: Props) {
  const [first = [], second = []] = levels;
  return (
    <>
      <Patterns id={id} used={series.map((_, i) => i + 1)} />
      {series.map(({ name }, i) => (
        <Stroke
          key={name}
          size={1000}
          className={i > 0 ? `c${i + 1} line dashed` : "c1 line"}
          d={`M${steps(pointsOf(levels[i] ?? [], shares, opening?.[i]))}`}
        />
      ))}
      {series.length === 2 &&
        series.map(({ name, label }, i) => (
          <Beside
            key={name}
            label={label}
            mine={i === 0 ? first : second}
            other={i === 0 ? second : first}
            shares={shares}
          />
        ))}
      {series.map(({ name }, i) => (
        <Dot key={name} share={shares[here] ?? 0} down={levels[i]?.[here]} />
      ))}
    </>
  );
}

type Point = readonly [share: number, down: number];

const pointsOf = (
  level: readonly number[],
  shares: readonly number[],
  opening: number | undefined,
): readonly Point[] => [
  ...(opening === undefined ? [] : [[0, opening] as const]),
  ...level.map((down, row) => [shares[row] ?? 0, down] as const),
];

/** How far it is from each to the next, which is shorter to say than where they lie. */
function steps(points: readonly Point[]): string {
  const places = points.map((point) => point.map(thousandths));
  return places.map((place, row) => place.map((at, i) => at - (places[row - 1]?.[i] ?? 0)).join(" ")).join("l");
}

type StrokeProps = { readonly size: number; readonly className: string; readonly d: string };

const Stroke = ({ size, ...path }: StrokeProps) => (
  <svg
    y={TOP}
    width="100%"
    height={HEIGHT}
    viewBox={`0 0 ${size} ${size}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path {...path} />
  </svg>
);

/** In whole pixels, of which the page has no parts to show. */
const depth = (down: number): number => TOP + Math.round(HEIGHT * down);

const Dot = ({ share, down = 0 }: { readonly share: number; readonly down: number | undefined }) => (
  <circle className="dot" cx={percent(share)} cy={depth(down)} r="5" />
);

/** A name needs as much of the height, and stands no nearer to the edges. */
const [ROOM, EDGE] = [0.1, 0.18];

type NamedProps = {
  readonly label: string;
  readonly className: string;
  readonly foot: readonly number[];
  readonly top: readonly number[];
};

/** Where its area is thickest. */
function Named({ label, className, foot, top }: NamedProps) {
  const thickness = (row: number) => (foot[row] ?? 0) - (top[row] ?? 0);
  const row = best(top.length, thickness);
  if (thickness(row) < ROOM) return null;
  const down = ((foot[row] ?? 0) + (top[row] ?? 0)) / 2;
  return (
    <text className={className} x={percent(middle(row, top.length))} y={depth(down) + 4} textAnchor="middle">
      {label}
    </text>
  );
}

type BesideProps = {
  readonly label: string;
  readonly mine: readonly number[];
  readonly other: readonly number[];
  readonly shares: readonly number[];
};

/**
 * Where two lines are farthest apart: above the upper one, below the lower, on the side with room for the words. Where there is
 * too little room on that side, between the two.
 */
function Beside({ label, mine, other, shares }: BesideProps) {
  const row = best(mine.length, (row) => Math.abs((mine[row] ?? 0) - (other[row] ?? 0)));
  const [down = 0, later = 0, share = 0] = [mine[row], mine[row + 1], shares[row]];
  const isUpper = down < (other[row] ?? 0);
  const isSteeper = isUpper === later > down;
  const isShort = share + label.length * LETTER < 1;
  const toTheRight = share < MIDDLE || (isSteeper && isShort);
  const isBetween = isSteeper && !toTheRight;
  const isAbove = isBetween ? !isUpper : isUpper || down > FLOOR;
  return (
    <text
      className="halo"
      x={percent(share)}
      dx={toTheRight ? 8 : -8}
      y={depth(down) + (isAbove ? -10 : 20)}
      textAnchor={toTheRight ? "start" : "end"}
    >
      {label}
    </text>
  );
}

/** A share of a phone's width for each letter. */
const LETTER = 0.0245;
/** Nearer to the left than this, words have room on the right alone. */
const MIDDLE = 0.4;
/** Under a line as low as this the axis has its figures. */
const FLOOR = 0.9;

/** Of the rows that are not too near to an edge, the one with most of it. */
function best(rows: number, most: (row: number) => number): number {
  const inner = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => middle(row, rows) > EDGE && middle(row, rows) < 1 - EDGE,
  );
  return inner.reduce((best, row) => (most(row) > most(best) ? row : best), inner[0] ?? 0);
}
