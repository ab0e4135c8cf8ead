// What the specs here look at: a Vercel build behind the emulator, and the same tree as its own server serves it.
import { startService } from "../service.ts";
import { startPlatform } from "./platform.ts";

const ALWAYS = "1000000";
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS };

export default async function shared() {
  const platform = await startPlatform(process.env.VERCEL_PROJECT ?? "", UNLIMITED);
  const own = await startService(UNLIMITED);
  process.env.E2E_VERCEL = platform.url;
  process.env.E2E_URL = own.url;
  return async () => void (await Promise.all([platform.stop(), own.stop()]));
}
