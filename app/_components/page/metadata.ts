// What a page says of itself to search engines, and to those who are sent a link to it.
import type { Metadata } from "next";
import { site } from "#lib/site";

const LONGEST_TITLE = 60;

type Page = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture?: { readonly path: string; readonly alt: string };
};

/** Addresses are written out in full: whoever shows a preview reads nothing else of the page. */
export function metadataOf({ title, description, path, picture }: Page): Metadata {
  const { url, name } = site();
  const { path: at, alt } = picture ?? { path: "/picture.png", alt: name };
  const images = [{ url: url + at, width: PICTURE.width, height: PICTURE.height, alt }];
  return {
    title: { absolute: withSite(title, name) },
    description,
    alternates: { canonical: url + path, types: { "application/atom+xml": `${url}/changes.xml` } },
    openGraph: { type: "website", locale: "en", siteName: name, title, description, url: url + path, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

export const PICTURE = { width: 1200, height: 630 };

/** Leaves the site's name out where there is no room for it. */
function withSite(title: string, name: string): string {
  const whole = `${title} | ${name}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
