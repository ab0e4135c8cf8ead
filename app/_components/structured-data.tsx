// What search engines read of a calculator, in the words of schema.org.
import type { Category } from "#engine";
import { CATEGORIES, changedOn, type Entry } from "#lib/catalogue";
import { pageOf } from "#lib/service";
import { site } from "#lib/site";

export function StructuredData({ entry }: { readonly entry: Entry }) {
  const { slug, name, summary, category, version } = entry.calculator;
  const { url, name: siteName, currency } = site();
  const crumbs = [
    ["Calculators", `${url}/calculators`],
    [CATEGORIES[category].name, `${url}/categories/${category}`],
    [name, pageOf(site(), slug)],
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
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: currency.code },
      dateModified: changedOn(entry),
      publisher: { "@type": "Organization", name: siteName, url },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
    },
  ];
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The words that search engines have for what a program is for. */
const APPLICATIONS: Readonly<Partial<Record<Category, string>>> = {
  finance: "FinanceApplication",
  health: "HealthApplication",
  mathematics: "EducationalApplication",
  study: "EducationalApplication",
};
