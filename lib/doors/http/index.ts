export {
  cacheable,
  inEncoding,
  JSON_TYPE,
  json,
  jsonText,
  keptPage,
  type Prebuilt,
  page,
  prebuild,
  prebuildPage,
} from "./answer.ts";
export { BUSY, Busy } from "./busy.ts";
export { KEPT } from "./caching.ts";
export { callingNetworks, trustOf } from "./caller.ts";
export { type Code, STATUS } from "./codes.ts";
export { type Denial, deny, NOWHERE, no, notAllowed } from "./denial.ts";
export { BEST, compressed, type Encoded, encode, pack, QUICK } from "./encoding.ts";
export { countAgain } from "./guard.ts";
export { ANY_ORIGIN } from "./headers.ts";
export { foreignHost } from "./host.ts";
export { inTurns, pausesFor, workOff } from "./in-turns.ts";
export { networkOf } from "./network.ts";
export { type Body, readJson, readRpc } from "./read-json.ts";
export type { Asked, Reply, Route, SentHeaders } from "./reply.ts";
export { mcpRoute, nowhere, restRoute } from "./routes.ts";
export { GUIDE, securityOf, UNFRAMED } from "./security.ts";
export { throughNext } from "./through-next.ts";
export { unguarded } from "./unguarded.ts";
export { chooseType } from "./weights.ts";
