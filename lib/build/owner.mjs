// Reads reckoner.config.ts, where the owner has one, with the files that it names. Node 20 reads no TypeScript, so it is bundled.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { marked } from "marked";
import { rolldown } from "rolldown";
import { linesOf } from "./config-lines.mjs";
import { configName } from "./config-name.mjs";

/** Drafts are seen in development, and in a build that is asked for them, such as a preview; nowhere else. Where there is a secret,
 * the page /preview has them too. */
export const choiceOf = ({ config, at }, drafts = process.env.DRAFTS?.trim().toLowerCase() === "true") => ({
  ...config.calculators,
  ...(config.categories ? { categories: config.categories } : {}),
  drafts,
  preview: process.env.NODE_ENV === "development" || Boolean(process.env.DRAFTS_SECRET?.trim()),
  at,
});

/** What the owner names in the file, and the calculators in site/calculators beside it. */
export const ownFolder = (root) =>
  configName() === "none" ? "" : join(root, dirname(configName()), "site", "calculators");

/** `own` is undefined where there is no such file. Throws where something in it is wrong, and names it. */
export async function readOwner(root) {
  const name = configName();
  if (!existsSync(join(root, name))) {
    if (process.env.RECKONER_CONFIG && name !== "none")
      throw new Error(`RECKONER_CONFIG names ${name}, and there is no such file.`);
    return { config: {}, at: () => name };
  }
  const at = linesOf(readFileSync(join(root, name), "utf8"), name);
  const { written, readConfig, ownOf } = await load(root, name);
  const config = readConfig(written, at);
  const read = (path, setting) => contentsOf(join(root, dirname(name)), path, setting);
  return { config, at, own: withPlace(at, () => ownOf(config, read)) };
}

async function load(root, name) {
  const parts = { written: join(root, name), site: join(root, "lib", "site", "owner.ts") };
  const entry = `export { default as written } from ${JSON.stringify(parts.written)};
    export { readConfig, ownOf } from ${JSON.stringify(parts.site)};`;
  const plugin = {
    name: "owner",
    resolveId: (id) => (id === "owner" ? id : null),
    load: (id) => (id === "owner" ? entry : null),
  };
  const bundled = await rolldown({ cwd: root, input: "owner", platform: "node", plugins: [plugin] });
  const { output } = await bundled.generate({ codeSplitting: false });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

const MOST = 256 * 1024;

/** A page's words as HTML, a drawing as it is. */
function contentsOf(folder, path, setting) {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`${setting} names ${path}, and there is no such file`);
  const { size } = statSync(file);
  if (size > MOST)
    throw new Error(`${setting}: ${path} has ${Math.ceil(size / 1024)} kB, and ${MOST / 1024} kB is the most`);
  const text = readFileSync(file, "utf8");
  return setting.startsWith("pages.") ? marked.parse(text) : text;
}

/** Such a sentence begins with its setting. */
function withPlace(at, read) {
  try {
    return read();
  } catch (error) {
    const [setting] = error.message.split(/[ :]/);
    throw new Error(`${at(setting.split("."))}: ${error.message}.`);
  }
}
