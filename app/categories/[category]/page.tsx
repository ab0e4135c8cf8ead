import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { byCategory } from "../../_components/index.tsx";
import { shortName } from "../../_components/short-name.ts";

type Props = { readonly params: Promise<{ readonly category: string }> };

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await byCategory()).map(({ slug }) => ({ category: slug }));
}

async function find(params: Props["params"]) {
  const { category } = await params;
  return (await byCategory()).find(({ slug }) => slug === category);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await find(params);
  if (!category) return {};
  const names = category.entries.map(({ calculator }) => shortName(calculator.name)).join(", ");
  return {
    title: `${category.name} calculators`,
    description: `Calculators that show their working: ${names}.`,
    alternates: { canonical: `/categories/${category.slug}` },
  };
}

export default async function CategoryPage({ params }: Props) {
  const category = await find(params);
  if (!category) notFound();
  return (
    <div className="page">
      <div className="title">
        <nav aria-label="Breadcrumb">
          <ol className="crumbs">
            <li>
              <a href="/calculators">Calculators</a>
            </li>
          </ol>
        </nav>
        <h1>{category.name} calculators</h1>
      </div>
      <dl className="stack section">
        {category.entries.map(({ calculator }) => (
          <div key={calculator.slug}>
            <dt>
              <a href={`/calculators/${calculator.slug}`}>{shortName(calculator.name)}</a>
            </dt>
            <dd className="note">{calculator.summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
