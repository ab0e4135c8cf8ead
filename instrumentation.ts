/** Next calls this once in each process, `npm start` too, before it answers its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (process.env.VERCEL) await checkAsOwnServerDoes();
  const { settings } = await import("#lib/site");
  const { collector } = settings();
  if (collector) await sendSpansTo(collector);
}

async function checkAsOwnServerDoes() {
  const { checkAtStart } = await import("#lib/site");
  const { catalogue } = await import("#lib/catalogue");
  checkAtStart(process.env, catalogue);
  const { placeOfCounts } = await import("#lib/limits");
  await placeOfCounts();
}

async function sendSpansTo(collector: NonNullable<import("#lib/site").Settings["collector"]>) {
  const { openSpans } = await import("#lib/telemetry");
  if (!process.env.VERCEL) return openSpans(collector);
  // A function is frozen once it has answered and Next has done what is to come after.
  const { after } = await import("next/server");
  openSpans(collector, after);
}
