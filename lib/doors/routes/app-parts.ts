// What lib/build/apps.mjs wrote. It is read for each request, because hosts keep what they read, and 127 forms in memory
// would be in no one's use.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppParts } from "#lib/mcp";

type Kept = { readonly file: string; readonly hash: string };
type List = { readonly style: Kept; readonly scripts: readonly Kept[] };

export async function appParts(slug: string): Promise<AppParts> {
  const { style, scripts }: List = JSON.parse(await textOf(`${slug}.json`));
  return { style: await inline(style), scripts: await Promise.all(scripts.map(inline)) };
}

const inline = async ({ file, hash }: Kept) => ({ text: await textOf(file), hash });

const textOf = (file: string) => readFile(join(process.cwd(), ".build", "apps", file), "utf8");
