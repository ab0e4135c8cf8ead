// What search engines read of a calculator, in the words of schema.org.
import { pageOf } from "#lib/service";
import { categoryOf, changedOn, type Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";

export function StructuredData({ entry }: { readonly entry: Entry }) {
  const { slug, name, summary, category, version } = entry.calculator;
  const { url, currency } = site();
  const crumbs = [
    ["Calculators", `${url}/calculators`],
    [categoryOf(entry.calculator).name, `${url}/categories/${category}`],
    [name],
  ];
  const graph = [
    {
      "@type": "WebApplication",
      name,
      description: summary,
      url: pageOf(site(), slug),
      applicationCategory: APPLICATIONS[category] ?? "UtilitiesApplication",
      operatingSystem: "Any",
      softwareVersion: version,
      offers: { "@type": "Offer", price: "0", priceCurrency: currency.code },
      dateModified: changedOn(entry),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
    },
  ];
  return <Graph graph={graph} />;
}

/** The site itself is described once, on its first page. */
export function SiteData() {
  const { url, name } = site();
  return <Graph graph={[{ "@type": "WebSite", name, url, publisher: { "@type": "Organization", name, url } }]} />;
}

function Graph({ graph }: { readonly graph: readonly object[] }) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The words that search engines have for what a program is for. */
const APPLICATIONS: Readonly<Record<string, string>> = {
  finance: "FinanceApplication",
  health: "HealthApplication",
  mathematics: "EducationalApplication",
  study: "EducationalApplication",
};
