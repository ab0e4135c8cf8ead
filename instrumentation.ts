/** Next calls this once, before the server answers its first request. On a server of your own lib/server does the same. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.VERCEL) {
    const { checkAtStart } = await import("#lib/site");
    const { catalogue } = await import("#lib/catalogue");
    checkAtStart(process.env, catalogue);
    const { placeOfCounts } = await import("#lib/limits");
    await placeOfCounts();
  }
}
