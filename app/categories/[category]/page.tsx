import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shortName } from "#lib/questions/find";
import { Breadcrumb } from "../../_components/page/breadcrumb.tsx";
import { byCategory } from "../../_components/page/contents.tsx";
import { byGoal } from "../../_components/page/goals.ts";
import { Listed } from "../../_components/page/listed.tsx";
import { metadataOf } from "../../_components/page/metadata.ts";
import { Section } from "../../_components/page/section.tsx";

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
  return metadataOf({
    title: `${category.name} calculators`,
    description: category.description ?? describe(category.entries.map(({ calculator }) => shortName(calculator.name))),
    path: `/categories/${category.slug}`,
  });
}

const LONGEST_DESCRIPTION = 160;

/** As many names as there is room for. */
function describe(names: readonly string[]): string {
  const sentence = (count: number) =>
    `Calculators that show their work, checked against published figures: ${names.slice(0, count).join(", ")}${count < names.length ? " and more" : ""}.`;
  const counts = names.map((_, i) => names.length - i);
  return sentence(counts.find((count) => sentence(count).length <= LONGEST_DESCRIPTION) ?? 1);
}

export default async function CategoryPage({ params }: Props) {
  const category = await find(params);
  if (!category) notFound();
  const goals = (await byGoal()).filter((goal) => goal.category === category.slug);
  return (
    <div className="page">
      <div className="title">
        <Breadcrumb above={[["Calculators", "/calculators"]]} />
        <h1>{category.name} calculators</h1>
        {category.description && <p>{category.description}</p>}
      </div>
      {goals.length > 1 ? (
        goals.map(({ id, name, entries }) => (
          <Section key={id} id={id} title={name}>
            <Listed entries={entries} />
          </Section>
        ))
      ) : (
        <div className="section">
          <Listed entries={category.entries} />
        </div>
      )}
    </div>
  );
}
