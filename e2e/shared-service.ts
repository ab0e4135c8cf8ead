// The one service that ordinary specs share, as `baseURL`. It never says "too many"; a spec about limits starts its own.
import { startService } from "./service.ts";

const ALWAYS = "1000000";

export default async function sharedService() {
  const service = await startService({ RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS });
  process.env.E2E_URL = service.url;
  return async () => void (await service.stop());
}
