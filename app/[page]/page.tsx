// Pages that the owner adds in reckoner.config.ts.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { site } from "#lib/site";
import { metadataOf } from "../_components/page/metadata.ts";
import { OwnWords } from "../_components/page/own-words.tsx";

type Props = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

const TITLES: Readonly<Record<string, string>> = { imprint: "Imprint", accessibility: "Accessibility" };

const pages = (): Readonly<Record<string, string | undefined>> => site().own?.pages ?? {};

export const generateStaticParams = () =>
  Object.keys(TITLES)
    .filter((page) => pages()[page])
    .map((page) => ({ page }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const title = TITLES[page] ?? "";
  return metadataOf({ title, description: `${title} of ${site().name}.`, path: `/${page}` });
}

export default async function OwnPage({ params }: Props) {
  const { page } = await params;
  const html = pages()[page];
  if (!html) notFound();
  return (
    <div className="page">
      <div className="title">
        <h1>{TITLES[page]}</h1>
      </div>
      <OwnWords html={html} />
    </div>
  );
}
