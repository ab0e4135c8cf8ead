export {
  cacheable,
  inEncoding,
  JSON_TYPE,
  json,
  jsonText,
  type Prebuilt,
  pageText,
  prebuild,
  prebuildText,
} from "./answer.ts";
export { KEPT } from "./caching.ts";
export { callingNetwork, trustOf } from "./caller.ts";
export { type Code, STATUS } from "./codes.ts";
export { type Denial, deny, no, notAllowed } from "./denial.ts";
export { compressed, type Encoded, encode } from "./encoding.ts";
export { countAgain } from "./guard.ts";
export { foreignHost } from "./host.ts";
export { inTurns, workOff } from "./in-turns.ts";
export { networkOf } from "./network.ts";
export { type Body, readJson, readRpc } from "./read-json.ts";
export type { Asked, Reply, Route, SentHeaders } from "./reply.ts";
export { mcpRoute, nowhere, restRoute } from "./routes.ts";
export { GUIDE, securityOf, UNFRAMED } from "./security.ts";
export { throughNext } from "./through-next.ts";
export { unguarded } from "./unguarded.ts";
export { chooseType } from "./weights.ts";
