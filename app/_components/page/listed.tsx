import { shortName } from "#lib/questions/find";
import type { Entry } from "#lib/service/catalogue";

/** Calculators with a line on what each works out; on a phone their names alone. */
export const Listed = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <dl className="listed">
    {entries.map(({ calculator: { slug, name, summary } }) => (
      <div key={slug}>
        <dt>
          <a href={`/calculators/${slug}`}>{shortName(name)}</a>
        </dt>
        <dd className="note">{summary}</dd>
      </div>
    ))}
  </dl>
);
