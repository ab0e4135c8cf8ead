// The axes of a graph, with round ticks on both.
import { roundTicks } from "./round-ticks.ts";
import type { Window } from "./window.ts";

export type { Window };

/** The plot in the picture; the words of the axes are left of it and below. */
export const [LEFT, TOP, WIDTH, HEIGHT] = [44, 8, 268, 208];

export const across = ({ left, right }: Window, x: number): number => LEFT + (WIDTH * (x - left)) / (right - left);
export const down = ({ bottom, top }: Window, y: number): number => TOP + (HEIGHT * (top - y)) / (top - bottom);

type GridProps = { readonly window: Window; readonly write: (tick: number) => string };

export function Grid({ window, write }: GridProps) {
  return (
    <>
      {roundTicks(window.left, window.right, 5).map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? "axis" : "grid"} d={`M${across(window, tick)} ${TOP}v${HEIGHT}`} />
          <text x={across(window, tick)} y={TOP + HEIGHT + 16} textAnchor="middle">
            {write(tick)}
          </text>
        </g>
      ))}
      {roundTicks(window.bottom, window.top, 6).map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? "axis" : "grid"} d={`M${LEFT} ${down(window, tick)}h${WIDTH}`} />
          <text x={LEFT - 6} y={down(window, tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </>
  );
}
