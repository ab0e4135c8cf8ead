// What stands under a chart: years from 0 on where rows are years, else the names of some rows.
import { HEIGHT, TOP } from "./plot.ts";
import { type Place, percent } from "./series.ts";

type Props = {
  readonly xs: readonly string[];
  readonly places: readonly Place[];
  readonly isFromZero: boolean;
};

const MOST = 7;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100] as const;
const stepOf = (length: number, most = MOST) => STEPS.find((step) => length / step <= most) ?? Math.ceil(length / most);

/** How many names of so many letters stand beside each other in a column of a page. */
const roomFor = (names: readonly string[]): number =>
  Math.min(MOST, Math.floor(300 / (12 + 7.3 * Math.max(...names.map((name) => name.length)))));

export function Marks({ xs, places, isFromZero }: Props) {
  const last = isFromZero ? (places.at(-1)?.x ?? 1) : xs.length;
  const areYears = xs.every((x, row) => x === String(row + 1));
  return isFromZero || areYears ? <YearMarks years={last} /> : <RowMarks xs={xs} places={places} />;
}

/** Years have an end, and a beginning at 0: their marks stand where one ends. */
function YearMarks({ years }: { readonly years: number }) {
  const step = stepOf(years);
  const marks = Array.from({ length: Math.floor(years / step) + 1 }, (_, i) => i * step);
  return marks.map((year) => (
    <Mark key={year} share={year / years} side={year === years ? "end" : "middle"}>
      {year}
    </Mark>
  ));
}

/** The first row, the last, and round ones between them: those of ages 30, 35, 40, or every other one. */
function RowMarks({ xs, places }: Omit<Props, "isFromZero">) {
  const step = stepOf(xs.length, roomFor(xs));
  const isCounted = places.every(({ x }, row) => row === 0 || x === (places[row - 1]?.x ?? 0) + 1);
  return places.map(({ x, share }, row) => {
    const isRound = (isCounted ? x : row) % step === 0;
    const isApart = Math.min(row, xs.length - 1 - row) >= 0.7 * step;
    const isShown = row === 0 || row === xs.length - 1 || (isRound && isApart);
    return isShown ? (
      <Mark key={xs[row]} share={share} side={share === 1 ? "end" : "middle"}>
        {xs[row]}
      </Mark>
    ) : null;
  });
}

type MarkProps = {
  readonly share: number;
  readonly side: "middle" | "end";
  readonly children: string | number | undefined;
};

const Mark = ({ share, side, children }: MarkProps) => (
  <text x={percent(share)} y={TOP + HEIGHT + 20} textAnchor={side}>
    {children}
  </text>
);
