export { mcp } from "./answer.ts";
export { registryEntry } from "./registry.ts";
export { writeTools } from "./tool-list.ts";
