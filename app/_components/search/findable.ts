// What the search looks through.

import type { Findable } from "#lib/questions/find";
import type { Usual } from "../region/usual.ts";

/** What the search fetches when it is first used. */
export type Searchable = { readonly usual: Usual; readonly calculators: readonly Findable[] };

/** Pages that people look for by name. */
export const FINDABLE_PAGES: readonly Findable[] = [
  {
    slug: "notebook",
    path: "/notebook",
    name: "Notebook",
    category: "Calculators",
    words: ["notepad calculator", "scratchpad", "several lines", "variables", "sum of lines"],
  },
  {
    slug: "facts",
    path: "/proof/facts",
    name: "Facts and their dates",
    category: "How it is checked",
    words: ["sources", "tax years", "updated", "up to date", "how old are the figures"],
  },
  {
    slug: "developers",
    path: "/developers",
    name: "Developers",
    category: "Use it elsewhere",
    words: ["api", "rest", "mcp", "embed", "widget", "openapi", "spreadsheet", "chatgpt", "claude"],
  },
  {
    slug: "privacy",
    path: "/privacy",
    name: "Privacy",
    category: "About this site",
    words: ["cookies", "tracking", "personal data", "what is kept"],
  },
];
