// The drafts of the site: what each still lacks, and a form to try it. In development anyone sees them, and where the owner set
// DRAFTS_SECRET, who came in by /preview/enter. Without either this page is not built.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Section } from "../_components/page/section.tsx";
import { everyDraft, isDevelopment, maySee } from "./_drafts.ts";
import { Try } from "./_try.tsx";

export const metadata: Metadata = { title: "Drafts", robots: { index: false } };

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Preview({ searchParams }: Props) {
  if (!(await maySee())) notFound();
  const { draft, ...texts } = await searchParams;
  const drafts = await everyDraft();
  return (
    <div className="page">
      <div className="title">
        <h1>Drafts</h1>
        <p>{drafts.length > 0 ? "Visitors, programs and search engines see none of these." : NONE}</p>
        {!isDevelopment && (
          <p className="small">
            <a href="/preview/leave">Leave the preview</a>
          </p>
        )}
      </div>
      {drafts.map(({ entry, wrong, lacking }) => {
        const { slug, name, summary } = entry.calculator;
        return (
          <Section key={slug} id={slug} title={name}>
            <div className="stack">
              <p className="prose">{summary}</p>
              {isDevelopment && <a href={`/calculators/${slug}`}>See its page</a>}
              <Try entry={entry} texts={draft === slug ? texts : entry.words.example.inputs} />
              <Complaints heading="To mend" lines={wrong} none="No answer is wrong, as far as our tests can tell." />
              <Complaints heading="Missing" lines={lacking} none="It has all that a calculator of ours has." />
            </div>
          </Section>
        );
      })}
    </div>
  );
}

const NONE = 'There is no draft. npm run new -- dues finance --site begins one; in a YAML file, write "status: draft".';

type Complained = { readonly heading: string; readonly lines: readonly string[]; readonly none: string };

const Complaints = ({ heading, lines, none }: Complained) => (
  <>
    <h3>{heading}</h3>
    {lines.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className="prose">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </>
);
