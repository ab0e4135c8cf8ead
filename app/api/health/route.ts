export const dynamic = "force-dynamic";

/** Alive: nothing is asked but whether the process answers. Not guarded, so that a switch or a limit never looks like a death. */
export const GET = () => Response.json({ status: "alive" }, { headers: { "cache-control": "no-store" } });
