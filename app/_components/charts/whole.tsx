// What a whole consists of, as one bar: each part is named under it with its share and its amount.
import type { WholeInParts } from "#engine";
import { lowerFirst } from "./headline.ts";
import { Key, Patterns, paint } from "./patterns.tsx";
import { percent } from "./series.ts";

const ID = "parts";
const HEIGHT = 40;

export function Whole({ picture: { whole, parts } }: { readonly picture: WholeInParts }) {
  const most = parts.reduce((most, part) => (part.share > most.share ? part : most));
  const begins = parts.map((_, i) => parts.slice(0, i).reduce((sum, { share }) => sum + share, 0));
  return (
    <figure className="chart">
      <figcaption>
        {most.label}: {most.percent} of the {lowerFirst(whole)}
      </figcaption>
      <svg className="bars" height={HEIGHT} aria-hidden="true">
        <Patterns id={ID} used={parts.map((_, i) => i + 1)} />
        {parts.map(({ name, share }, i) => (
          <rect key={name} x={percent(begins[i] ?? 0)} width={percent(share)} height={HEIGHT} {...paint(ID, i + 1)} />
        ))}
        {begins.slice(1).map((begin) => (
          <line key={begin} className="seam" x1={percent(begin)} x2={percent(begin)} y2={HEIGHT} />
        ))}
      </svg>
      <ul className="legend">
        {parts.map(({ name, label, percent, text }, i) => (
          <li key={name}>
            <Key id={ID} series={i + 1} />
            <span>
              {label}
              <br />
              <b>{percent}</b> <span className="soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
