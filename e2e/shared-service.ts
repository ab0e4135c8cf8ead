// The services that ordinary specs share, one for each mount, as `baseURL`. They never say "too many"; a spec about limits
// starts its own.
import { IN_FRONT, settingsOf, THROUGH_NEXT } from "./mounts.ts";
import { startService } from "./service.ts";

const ALWAYS = "1000000";
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS };

export default async function sharedServices() {
  const start = (mount: string) => startService({ ...UNLIMITED, ...settingsOf(mount) });
  const [inFront, throughNext] = await Promise.all([start(IN_FRONT), start(THROUGH_NEXT)]);
  process.env.E2E_URL = inFront.url;
  process.env.E2E_URL_THROUGH_NEXT = throughNext.url;
  return async () => void (await Promise.all([inFront.stop(), throughNext.stop()]));
}
