import type { Metadata } from "next";
import { shortName } from "#lib/questions/find";
import { CLEARER_WORDS } from "#lib/service/catalogue";
import { type Change, changes } from "../_components/page/changes.ts";
import { dayInWords } from "../_components/page/day-in-words.ts";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";

const FIRST = "1.0.0";

export const metadata: Metadata = metadataOf({
  title: "New and changed",
  description: "New calculators and what has changed in each, newest first, with version and date.",
  path: "/changes",
});

export default async function Changes() {
  const all = await changes();
  const days = [...new Set(all.map(({ date }) => date))];
  return (
    <div className="page">
      <div className="title">
        <h1>New and changed</h1>
        <p>
          New calculators, and changes in the others. You can also follow <a href="/changes.xml">the feed</a>.
        </p>
      </div>
      {days.map((day) => (
        <Section key={day} id={`d${day}`} title={dayInWords(day)}>
          <Day changes={all.filter(({ date }) => date === day)} />
        </Section>
      ))}
    </div>
  );
}

function Day({ changes }: { readonly changes: readonly Change[] }) {
  const first = changes.filter(({ version }) => version === FIRST);
  const clearer = changes.filter(({ what }) => what === CLEARER_WORDS);
  const changed = changes.filter((change) => !first.includes(change) && !clearer.includes(change));
  return (
    <div className="stack">
      {changed.length > 0 && (
        <dl className="stack">
          {changed.map(({ slug, name, version, what }) => (
            <div key={slug + version}>
              <dt>
                <a href={`/calculators/${slug}`}>{shortName(name)}</a> <span className="soft">{version}</span>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
      <Names heading="Clearer words, same figures" changes={clearer} />
      <Names heading={first.length === 1 ? "One new calculator" : `${first.length} new calculators`} changes={first} />
    </div>
  );
}

type NamesProps = { readonly heading: string; readonly changes: readonly Change[] };

function Names({ heading, changes }: NamesProps) {
  const names = new Map(changes.map(({ slug, name }) => [slug, shortName(name)]));
  return (
    names.size > 0 && (
      <div className="stack tight">
        <p className="note">{heading}</p>
        <ul className="index">
          {[...names].map(([slug, name]) => (
            <li key={slug}>
              <a href={`/calculators/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
