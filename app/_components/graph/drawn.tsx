import { roundTicks, tickText } from "../charts/round-ticks.ts";
import { across, down, HEIGHT, LEFT, type Plane, pathOf, TOP, WIDTH } from "./graph-view.ts";
import type { RealFunction } from "./real-function.ts";

type Props = {
  readonly curve: RealFunction;
  readonly plane: Plane;
  readonly roots: readonly number[];
  readonly write: (figure: string) => string;
};

/** What it shows is said by the roots and the table beside it. */
export const Drawn = ({ curve, plane, roots, write }: Props) => (
  <svg viewBox="0 0 320 240" aria-hidden="true">
    <clipPath id="plane">
      <rect x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} />
    </clipPath>
    {roundTicks(plane.left, plane.right, 5).map((tick) => (
      <g key={tick}>
        <path className={tick === 0 ? "axis" : "grid"} d={`M${across(plane, tick)} ${TOP}v${HEIGHT}`} />
        <text x={across(plane, tick)} y={TOP + HEIGHT + 16} textAnchor="middle">
          {tickText(tick, write)}
        </text>
      </g>
    ))}
    {roundTicks(plane.bottom, plane.top, 6).map((tick) => (
      <g key={tick}>
        <path className={tick === 0 ? "axis" : "grid"} d={`M${LEFT} ${down(plane, tick)}h${WIDTH}`} />
        <text x={LEFT - 6} y={down(plane, tick) + 4} textAnchor="end">
          {tickText(tick, write)}
        </text>
      </g>
    ))}
    <g clipPath="url(#plane)">
      <path className="c1 line" d={pathOf(curve, plane)} />
      {roots.map((x) => (
        <circle key={x} className="dot" cx={across(plane, x)} cy={down(plane, 0)} r="4" />
      ))}
    </g>
  </svg>
);
