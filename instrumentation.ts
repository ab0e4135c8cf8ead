/** Next calls this once, before the server answers its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkAtStart } = await import("#lib/site");
    checkAtStart(process.env);
    const { placeOfCounts } = await import("#lib/limits");
    await placeOfCounts();
  }
}
