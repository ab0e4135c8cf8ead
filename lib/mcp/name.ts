const PREFIX = "calculator_";

export const toolName = (slug: string): string => `${PREFIX}${slug.replaceAll("-", "_")}`;

/** The slug whose tool has this name; undefined where no slug can. */
export function slugOf(name: string): string | undefined {
  const slug = name.slice(PREFIX.length).replaceAll("_", "-");
  return toolName(slug) === name ? slug : undefined;
}

/** "Ready Reckoner" as ready-reckoner. */
export const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
