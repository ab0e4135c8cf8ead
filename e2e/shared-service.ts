// The services that ordinary specs share, one for each mount, as `baseURL`. They never say "too many"; a spec about limits
// starts its own.
import { commandOf, OWN_SERVER, THROUGH_NEXT } from "./mounts.ts";
import { startService } from "./service.ts";

const ALWAYS = "1000000";
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS };

export default async function sharedServices() {
  const start = (mount: string) => startService(UNLIMITED, { command: commandOf(mount) });
  const [own, throughNext] = await Promise.all([start(OWN_SERVER), start(THROUGH_NEXT)]);
  process.env.E2E_URL = own.url;
  process.env.E2E_URL_THROUGH_NEXT = throughNext.url;
  return async () => void (await Promise.all([own.stop(), throughNext.stop()]));
}
