import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shortName } from "#lib/questions/find";
import { evidenceOf, oembedAddress, pageOf, workedExample } from "#lib/service";
import { catalogue, categoryOf, type Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Calculator } from "../../_components/calculator/calculator.tsx";
import { Breadcrumb } from "../../_components/page/breadcrumb.tsx";
import { descriptionOf } from "../../_components/page/description.ts";
import { metadataOf } from "../../_components/page/metadata.ts";
import { StructuredData } from "../../_components/page/structured-data.tsx";
import { Words } from "../../_components/page/words.tsx";
import { checkedBriefly } from "../../_components/proof/evidence.ts";
import { usualOf } from "../../_components/region/usual.ts";

type Props = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export { generateStaticParams } from "../../_slugs.ts";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const entry = await catalogue().find(slug);
  if (!entry) return {};
  const { name } = entry.calculator;
  const path = `/calculators/${slug}`;
  const page = metadataOf({
    title: entry.words.title,
    description: descriptionOf(entry),
    path,
    picture: { path: `${path}/picture.png`, alt: `${name}: ${workedExample(entry, site()).sentence}` },
  });
  const isOpen = Boolean(await catalogue().findOpen(slug));
  if (!isOpen) return page;
  const types = {
    ...page.alternates?.types,
    "text/markdown": `${pageOf(site(), slug)}.md`,
    "application/json+oembed": oembedAddress(site(), pageOf(site(), slug)),
  };
  return { ...page, alternates: { ...page.alternates, types } };
}

export default async function CalculatorPage({ params }: Props) {
  const entry = await catalogue().find((await params).slug);
  if (!entry) notFound();
  const { slug, category } = entry.calculator;
  return (
    <div className="page">
      <Title entry={entry} />
      <noscript>
        <p className="notice warn">
          Turn on JavaScript to enter your own figures. Below is an example with every step.
        </p>
      </noscript>
      <Calculator
        slug={slug}
        category={category}
        usual={usualOf(site().currency)}
        builtOn={site().builtAt.slice(0, 10)}
      >
        <OnThisPage />
      </Calculator>
      <StructuredData entry={entry} />
      <Words entry={entry} />
    </div>
  );
}

const PARTS = [
  ["working", "Steps"],
  ["method", "Method"],
  ["example", "Example"],
  ["checked", "Checks"],
  ["questions", "Questions"],
  ["sources", "Sources"],
  ["embed", "Embed"],
] as const;

const OnThisPage = () => (
  <nav className="onpage" aria-label="On this page">
    <ul>
      {PARTS.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);

function Title({ entry }: { readonly entry: Entry }) {
  const { name, summary, category } = entry.calculator;
  return (
    <div className="title">
      <Breadcrumb
        above={[
          ["Calculators", "/calculators"],
          [categoryOf(entry.calculator).name, `/categories/${category}`],
        ]}
        here={shortName(name)}
      />
      <h1>{name}</h1>
      <p>{summary}</p>
      <p className="small">
        <a className="mark" href="#checked">
          <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 8.5 6 12.5 14 3.5" />
          </svg>
          {checkedBriefly(evidenceOf(entry))} ›
        </a>
      </p>
    </div>
  );
}
