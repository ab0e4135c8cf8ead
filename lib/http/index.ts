export { json, jsonText, type Prebuilt, prebuild } from "./answer.ts";
export { type Code, STATUS } from "./codes.ts";
export { type Denial, deny, no } from "./denial.ts";
export { mcpDoor, nowhere, restDoor } from "./doors.ts";
export { foreignHost } from "./host.ts";
export { type Body, readJson } from "./read-json.ts";
export type { Asked, Reply } from "./reply.ts";
export { unguarded } from "./unguarded.ts";
