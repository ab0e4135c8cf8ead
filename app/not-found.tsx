import type { Metadata } from "next";
import { byCategory } from "./_components/page/contents.tsx";
import { NotFoundLater } from "./_components/search/not-found-later.tsx";

export const metadata: Metadata = { title: "Page not found" };

/** One page for every address that leads nowhere; what was meant by this one is worked out where it is read. */
export default async function NotFound() {
  return <NotFoundLater categories={(await byCategory()).map(({ slug, name }) => ({ slug, name }))} />;
}
