export { mcp } from "./answer.ts";
export type { AppParts } from "./app-document.ts";
export { definitionOf } from "./definition.ts";
export { toolName } from "./name.ts";
export { registryEntry } from "./registry.ts";
export { aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard } from "./server-card.ts";
export { SETS } from "./sets.ts";
export { type Size, sizesBySet } from "./sizes.ts";
export { writeTools } from "./tool-list.ts";
