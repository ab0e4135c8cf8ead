// A calculator's drawing, made when the page is built, in the ink of the page.
import type { Drawing as Shown } from "#engine";

const LOOKS = {
  main: { fill: "none", stroke: "var(--accent)", strokeWidth: 2.5 },
  thin: { fill: "none", stroke: "var(--soft)", strokeWidth: 1 },
  filled: { fill: "var(--accent)", fillOpacity: 0.18, stroke: "none" },
} as const;

export const Drawing = ({ drawing: { width, height, caption, lines, letters } }: { readonly drawing: Shown }) => (
  <figure>
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={caption}>
      {lines.map(({ d, look = "thin" }) => (
        <path key={d} d={d} strokeLinejoin="round" {...LOOKS[look]} />
      ))}
      {letters.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor="middle" fontSize={14} fill="var(--ink)">
          {text}
        </text>
      ))}
    </svg>
    <figcaption className="note">{caption}</figcaption>
  </figure>
);
