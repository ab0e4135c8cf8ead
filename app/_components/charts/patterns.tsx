// Each series has a colour and a weave of its own over a fifth of it, so that charts hold in grey, on paper and in forced
// colours. The first is solid.
import type { ReactElement } from "react";

const THREADS: readonly (readonly [width: number, height: number, turn: number, thread: ReactElement])[] = [
  [6, 6, 45, <path key="diagonal" className="weave" d="M0 3h6" />],
  [6, 6, 0, <circle key="dots" className="fill" cx="3" cy="3" r="1.7" />],
  [6, 5, 0, <path key="level" className="weave" d="M0 2.5h6" />],
  [7, 7, 45, <path key="crossed" className="weave" d="M0 3.5h7M3.5 0v7" />],
  [5, 6, 0, <path key="upright" className="weave" d="M2.5 0v6" />],
];

/** The weaves that a chart uses, by its own id: series are numbered from 1 to 6. */
export const Patterns = ({ id, used }: { readonly id: string; readonly used: readonly number[] }) => (
  <defs>
    {THREADS.map(([width, height, turn, thread], i) =>
      used.includes(i + 2) ? (
        <pattern
          key={thread.key}
          id={`${id}-w${i + 2}`}
          className={`c${i + 2}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={turn > 0 ? `rotate(${turn})` : undefined}
        >
          <rect className="ground" width={width} height={height} />
          {thread}
        </pattern>
      ) : null,
    )}
  </defs>
);

export const paint = (id: string, series: number) =>
  series === 1 ? { className: "c1 fill" } : { fill: `url(#${id}-w${series})` };

/** The stroke of a line, beside its name. */
export const LineKey = ({ series }: { readonly series: number }) => (
  <svg className="key" aria-hidden="true">
    <line className={series > 1 ? `c${series} line dashed` : "c1 line"} y1="50%" y2="50%" x2="100%" />
  </svg>
);

/** The swatch of a series, beside its name. */
export const Key = ({ id, series }: { readonly id: string; readonly series: number }) => (
  <svg className="key" aria-hidden="true">
    <rect width="100%" height="100%" {...paint(id, series)} />
  </svg>
);
