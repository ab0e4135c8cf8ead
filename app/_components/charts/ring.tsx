// What a whole consists of, as a ring: each part is named beside it with its share and its amount.
import type { Part, WholeInParts } from "#engine";
import { lowerFirst } from "./headline.ts";
import { Key, Patterns, paint } from "./patterns.tsx";

const ID = "parts";
const [OUTER, INNER, CENTRE] = [98, 60, 100];
/** Of the whole: what is left open between two parts. */
const SEAM = 0.006;

export function Ring({ picture: { whole, parts } }: { readonly picture: WholeInParts }) {
  // Of two, the one that comes on top is the news; of more, the one that weighs most.
  const headline =
    parts.length > 2 ? parts.reduce((most, part) => (part.share > most.share ? part : most)) : parts.at(-1);
  const begins = parts.map((_, i) => parts.slice(0, i).reduce((sum, { share }) => sum + share, 0));
  return (
    <figure className="chart">
      <figcaption>
        {headline?.label}: {headline?.percent} of the {lowerFirst(whole)}
      </figcaption>
      <div className="ringed">
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <Patterns id={ID} used={parts.map((_, i) => i + 1)} />
          {parts.map(({ name, share }, i) => (
            <g key={name} className={`c${i + 1} edged`}>
              <path d={sector(begins[i] ?? 0, share)} {...paint(ID, i + 1)} />
            </g>
          ))}
        </svg>
        <ul className="legend">
          {parts.map((part, i) => (
            <li key={part.name}>
              <Key id={ID} series={i + 1} />
              <Named part={part} />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

const Named = ({ part: { label, percent, text } }: { readonly part: Part }) => (
  <span>
    {label}
    <br />
    <b>{percent}</b> <span className="soft">{text}</span>
  </span>
);

function sector(begin: number, share: number): string {
  const seam = Math.min(SEAM, share / 3);
  const [from, to] = [begin + seam / 2, begin + share - seam / 2];
  const large = share > 0.5 ? 1 : 0;
  return `M${on(OUTER, from)}A${OUTER} ${OUTER} 0 ${large} 1 ${on(OUTER, to)}L${on(INNER, to)}A${INNER} ${INNER} 0 ${large} 0 ${on(INNER, from)}Z`;
}

/** A point on a circle, turning right from the top. */
function on(radius: number, turn: number): string {
  const angle = 2 * Math.PI * turn;
  const at = (offset: number) => (CENTRE + radius * offset).toFixed(2);
  return `${at(Math.sin(angle))} ${at(-Math.cos(angle))}`;
}
