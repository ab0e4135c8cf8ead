import type { MetadataRoute } from "next";
import { pageOf } from "#lib/service";
import { CATEGORIES, catalogue, changedOn } from "#lib/service/catalogue";
import { site } from "#lib/site";

export const dynamic = "force-static";

const PAGES = [
  ...["", "/calculators", "/notebook", "/developers", "/developers/reference"],
  ...["/changes", "/about", "/proof", "/proof/facts", "/privacy", "/terms", "/support"],
];

const ownPages = () =>
  (["imprint", "accessibility"] as const).filter((page) => site().own?.pages[page]).map((page) => `/${page}`);

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await catalogue().all();
  const { url } = site();
  const used = new Set(entries.map(({ calculator }) => calculator.category));
  const newest = entries.map(changedOn).sort().at(-1);
  const categories = Object.keys(CATEGORIES).filter((slug) => [...used].some((category) => category === slug));
  return [
    ...[...PAGES, ...ownPages()].map((path) => ({ url: url + path, lastModified: newest })),
    ...categories.map((slug) => ({ url: `${url}/categories/${slug}`, lastModified: newest })),
    ...entries.map((entry) => ({ url: pageOf(site(), entry.calculator.slug), lastModified: changedOn(entry) })),
  ];
}
