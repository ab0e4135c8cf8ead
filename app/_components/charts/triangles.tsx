// Triangles to scale, each corner and side with its name and its measure.
import { type DrawnFigure, drawnFigures } from "#engine";
import { angleMark, between, type Corner, cornersOf } from "./corners.ts";
import type { Drawing } from "./drawing.ts";

export default function Triangles({ calculator, answer, currency }: Drawing) {
  const { picture } = calculator;
  if (picture?.kind !== "triangles") return null;
  const figure = drawnFigures(calculator, answer, currency, 5);
  const all = picture.of.flatMap(({ sides, angles }) => {
    const triangle = { sides: sides.map(figure).filter(isThere), angles: angles.map(figure).filter(isThere) };
    return triangle.sides.length === 3 && triangle.angles.length === 3 ? [triangle] : [];
  });
  return all.length === 0 ? null : (
    <div className="stack">
      {all.map((triangle, i) => (
        <Triangle key={SECOND[i]} {...triangle} title={all.length > 1 ? SECOND[i] : undefined} />
      ))}
    </div>
  );
}

const SECOND = ["First triangle", "Second triangle"];
const isThere = (figure: DrawnFigure | undefined): figure is DrawnFigure => figure !== undefined;

type Props = {
  readonly sides: readonly DrawnFigure[];
  readonly angles: readonly DrawnFigure[];
  readonly title: string | undefined;
};

function Triangle({ sides, angles, title = "Triangle" }: Props) {
  const corners = cornersOf(
    sides.map(({ value }) => value),
    angles.map(({ value }) => value),
  );
  const [left, right, top] = corners;
  const height = left.y + 48;
  const side = ({ index }: Corner) => `${"abc"[index]} = ${sides[index]?.text}`;
  const angle = ({ index }: Corner) => `${"ABC"[index]} = ${angles[index]?.text}°`;
  const words = corners.map((corner) => `side ${side(corner)}, opposite angle ${angle(corner)}`);
  return (
    <figure className="chart sketch">
      <figcaption>{title}, drawn to scale</figcaption>
      <svg viewBox={`0 0 320 ${height}`} role="img" aria-label={`${title}: ${words.join("; ")}`}>
        <path className="c1 shape" d={`M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`} />
        {corners.map((at, i) => {
          const [one = at, other = at] = corners.filter((_, k) => k !== i);
          return <path key={at.index} className="axis" d={angleMark(at, one, other, angles[at.index]?.value === 90)} />;
        })}
        <Words x={Math.max(left.x, 44)} y={left.y + 18} text={angle(left)} />
        <Words x={Math.min(right.x, 276)} y={right.y + 18} text={angle(right)} />
        <Words x={top.x} y={top.y - 10} text={angle(top)} />
        <Words x={between(left, right).x} y={left.y + 40} text={side(top)} strong />
        <Beside from={left} to={top} side="left" text={side(right)} />
        <Beside from={right} to={top} side="right" text={side(left)} />
      </svg>
    </figure>
  );
}

type WordsProps = { readonly x: number; readonly y: number; readonly text: string; readonly strong?: boolean };

const Words = ({ x, y, text, strong }: WordsProps) => (
  <text className={strong ? "strong" : undefined} x={x} y={y} textAnchor="middle">
    {text}
  </text>
);

type BesideProps = {
  readonly from: Corner;
  readonly to: Corner;
  readonly side: "left" | "right";
  readonly text: string;
};

/** Outside the middle of a side, and the higher the flatter that lies. */
function Beside({ from, to, side, text }: BesideProps) {
  const { x, y } = between(from, to);
  const flatness = Math.abs(from.x - to.x) / Math.hypot(from.x - to.x, from.y - to.y);
  return (
    <text
      className="strong"
      x={side === "left" ? x - 10 : x + 10}
      y={y + 4 - 10 * flatness}
      textAnchor={side === "left" ? "end" : "start"}
    >
      {text}
    </text>
  );
}
