// Where an answer stands among bands.
import type { Band, PlaceOnScale } from "#engine";
import { lowerFirst } from "./headline.ts";
import { Key, Patterns, paint } from "./patterns.tsx";
import { percent } from "./series.ts";

const ID = "scale";
/** The band to aim for is solid, the one below it upright. Away from these: diagonal, level, dots, crossed. */
const [SOLID, UPRIGHT] = [1, 6];
const AWAY = [2, 4, 3, 5];

function seriesOf(band: number, good = 1): number {
  if (band === good) return SOLID;
  if (band === good - 1) return UPRIGHT;
  const steps = band > good ? band - good - 1 : good - band - 2;
  return AWAY[steps % AWAY.length] ?? SOLID;
}

/** How a band looks, beside its name in the table: on a phone the scale has no room for names. */
export const BandKey = ({ band, good }: { readonly band: number; readonly good?: number | undefined }) => (
  <Key id={ID} series={seriesOf(band, good)} />
);

/** A share of the width for each letter, and between two figures under the scale. */
const [LETTER, FIGURE] = [0.0142, 0.06];

export function Scale({ picture: { text, at, bands, here, good } }: { readonly picture: PlaceOnScale }) {
  return (
    <figure className="chart">
      <figcaption>{headline(text, bands, here)}</figcaption>
      <svg className="band" aria-hidden="true">
        <Patterns id={ID} used={bands.map((_, i) => seriesOf(i, good))} />
        {bands.map(({ name, start, end }, i) => (
          <g key={name}>
            <rect
              x={percent(start)}
              y="26"
              width={percent(end - start)}
              height="32"
              {...paint(ID, seriesOf(i, good))}
            />
            {end - start > name.length * LETTER && (
              <text className="name" x={percent((start + end) / 2)} y="98" textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
        {bands.slice(1).map(({ name, from, start }, i) => (
          <g key={name}>
            <line className="seam" x1={percent(start)} x2={percent(start)} y1="24" y2="62" />
            {start - (bands[i]?.start ?? 0) > FIGURE && (
              <text x={percent(start)} y="77" textAnchor="middle">
                {from}
              </text>
            )}
          </g>
        ))}
        <line className="cursor" x1={percent(at)} x2={percent(at)} y1="16" y2="64" />
        <text className="strong" x={percent(at)} y="10" textAnchor={anchor(at)}>
          {text}
        </text>
      </svg>
    </figure>
  );
}

const anchor = (at: number) => {
  if (at < 0.1) return "start";
  return at > 0.9 ? "end" : "middle";
};

/** "22.9: healthy weight, 18.5 up to 25" */
function headline(text: string, bands: readonly Band[], here: number): string {
  const [band, next] = [bands[here], bands[here + 1]];
  const name = lowerFirst(band?.name ?? "");
  if (!next) return `${text}: ${name}, ${band?.from} and over`;
  return here === 0 ? `${text}: ${name}, below ${next.from}` : `${text}: ${name}, ${band?.from} up to ${next.from}`;
}
