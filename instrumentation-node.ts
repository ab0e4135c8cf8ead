// Before the first request that Next answers: settings are checked where lib/doors/server does not do so, and spans are sent to the owner's
// collector if there is one.
import { after } from "next/server";
import { placeOfCounts } from "#lib/doors/limits";
import { openSpans } from "#lib/doors/telemetry";
import { catalogue } from "#lib/service/catalogue";
import { checkAtStart, settings } from "#lib/site";

export async function begin(): Promise<void> {
  if (process.env.VERCEL) {
    checkAtStart(process.env, catalogue);
    await placeOfCounts();
  }
  const { collector } = settings();
  // A function is frozen once it has answered and Next has done what is to come after.
  if (collector) openSpans(collector, process.env.VERCEL ? after : undefined);
}
