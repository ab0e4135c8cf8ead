// The calculator that a name was probably meant for: "Mortgage", "bill-spilt", "calculator_tip".
import { nearest } from "#engine";
import type { Catalogue } from "#lib/service/catalogue";

const LONGEST = 60;

export async function meantTool(name: string, catalogue: Catalogue): Promise<string | undefined> {
  if (name.length > LONGEST) return undefined;
  const former = await catalogue.findOpen(slugLike(name));
  if (former) return former.calculator.slug;
  return meantSlug(
    name,
    (await catalogue.allOpen()).map(({ calculator }) => calculator.slug),
  );
}

export function meantSlug(name: string, slugs: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const slug = slugLike(name);
  if (slugs.includes(slug)) return slug;
  const within = slugs.filter((known) => known.split("-").includes(slug));
  return within.length === 1 ? within[0] : nearest(slug, slugs);
}

const slugLike = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .replace(/^calculators?-|-calculator$/g, "");
