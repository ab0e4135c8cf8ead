import type { Metadata } from "next";
import { byCategory } from "./_components/index.tsx";
import { LostLater } from "./_components/lost-later.tsx";

export const metadata: Metadata = { title: "No such page" };

/** One page for every address that leads nowhere; what was meant by this one is worked out where it is read. */
export default async function NotFound() {
  return <LostLater categories={(await byCategory()).map(({ slug, name }) => ({ slug, name }))} />;
}
