// What `npm run conformance` runs: the official conformance suite in both generations of the protocol, then the
// Inspector's command line, both against the built service. They need Node 22 or newer, which that command brings along.
import { conform } from "./conformance-checks.mjs";
import { inspect } from "./mcp-inspector.mjs";

const REVISIONS = ["2025-11-25", "2026-07-28"];
const WITHOUT_LIMIT = { RATE_LIMIT_PER_MINUTE: "1000000", MCP_RATE_LIMIT_PER_MINUTE: "1000000" };

if (Number.parseInt(process.versions.node, 10) < 22) {
  console.error(`This needs Node 22 or newer and runs on ${process.version}: start it with npm run conformance.`);
  process.exit(1);
}
// Imported only now, because an older Node could not read it.
const { startService } = await import("./service.ts");
const service = await startService(WITHOUT_LIMIT);
const complaints = await complaintsAbout(service.port).finally(service.stop);
for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? "All as it should be." : `Not as it should be: ${complaints.length}.`);
process.exit(complaints.length === 0 ? 0 : 1);

/** By the name localhost, which alone the suite takes for a local server. */
async function complaintsAbout(port) {
  const url = `http://localhost:${port}`;
  const complaints = [];
  for (const revision of REVISIONS) complaints.push(...(await conform(url, revision)));
  return [...complaints, ...(await inspect(url))];
}
