// A calculator as a tool. Pure data, the same for everyone: it is made once and served as text.

import { type Tool, tool } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { appMeta } from "./apps.ts";
import { descriptionOf } from "./description.ts";
import { inputSchemaOf } from "./input-schema.ts";
import { toolName } from "./name.ts";
import { outputSchemaOf } from "./output-schema.ts";
import { FEWEST_WORDS, WORDINGS, type Wording } from "./wording.ts";

type Site = Parameters<typeof tool>[1];

export function definitionOf(entry: Entry, site: Site, isOpen: (slug: string) => boolean) {
  const described = tool(entry, site, isOpen);
  const fitting = WORDINGS.map((wording) => ({ ...wording, worded: worded(entry, described, wording) })).find(
    ({ mostBytes, worded }) => Buffer.byteLength(JSON.stringify(worded)) <= mostBytes,
  );
  return {
    ...(fitting?.worded ?? worded(entry, described, FEWEST_WORDS)),
    outputSchema: outputSchemaOf(described.outputs),
    _meta: appMeta(described.slug),
  };
}

function worded(entry: Entry, described: Tool, wording: Wording) {
  const title = described.name.replace(/ calculator$/, "");
  return {
    name: toolName(described.slug),
    title,
    description: descriptionOf(entry),
    inputSchema: inputSchemaOf(described, entry, wording),
    // Directories want the title here as well, and every hint, though for a tool that only reads the others say nothing new.
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}
