/** Next calls this once in each process, `npm start` too, before it answers its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Next builds this file for its other runtime too, which must not even see what only Node has.
    const { begin } = await import("./instrumentation-node.ts");
    await begin();
  }
}
