// `ready-reckoner mcp`: the tools of /mcp for hosts that start a server themselves, with no forms for a chat.
import { finish } from "#engine";
import { type AllWords, findNamed, type Shelf } from "#lib/library";
import { type InTurns, mcpLine, type WrittenTool, writeTools } from "#lib/mcp";
import type { Catalogue, Entry } from "#lib/service/catalogue";
import type { Terminal } from "./desk.ts";

export async function serve(shelf: Shelf, words: AllWords, { lines, print }: Terminal): Promise<0> {
  const catalogue = catalogueOn(shelf, words);
  let written: Promise<readonly WrittenTool[]> | undefined;
  const tools = () => {
    written ??= writeTools(catalogue, shelf.site).then((all) => all.map(withoutForm));
    return written;
  };
  const answer = mcpLine({ catalogue, site: shelf.site, tools, inTurns });
  const answers: Promise<void>[] = [];
  for await (const line of lines ?? []) {
    if (line.trim() !== "") answers.push(answer(line).then((said) => print(said ? `${said}\n` : "")));
  }
  await Promise.all(answers);
  return 0;
}

function catalogueOn(shelf: Shelf, words: AllWords): Catalogue {
  const find = async (name: string): Promise<Entry | undefined> => {
    const found = await findNamed(shelf, name);
    const own = "error" in found ? undefined : await words[found.calculator.slug]?.();
    return "error" in found || !own ? undefined : { ...found, words: own.default };
  };
  const isOpen = (entry: Entry | undefined): entry is Entry => entry !== undefined && entry.calculator.ai !== "closed";
  const all = async () =>
    (await Promise.all(Object.keys(shelf.entries).map(find))).filter((entry) => entry !== undefined);
  return {
    find,
    findOpen: async (name) => [await find(name)].find(isOpen),
    all,
    allOpen: async () => (await all()).filter(isOpen),
  };
}

const inTurns: InTurns = async (work) => ({ result: finish(work) });

function withoutForm({ entry, text }: WrittenTool): WrittenTool {
  const { _meta, ...tool } = JSON.parse(text);
  return { entry, text: JSON.stringify(tool) };
}
