// What `npm run contract` runs: the end-to-end tests of REST and MCP with Prism between them and the service (prism.ts),
// then Redocly's recommended rules on the OpenAPI document, as committed and as served. Not one warning is let pass.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const SPECS = ["rest", "openapi", "guards", "mcp.spec"];
const DOCUMENTS = ["lib/doors/routes/openapi.json", "e2e/.results/openapi.json"];

/** The address of a service that is only tried is localhost. */
const LET_BE = ["--skip-rule=no-server-example.com"];

process.exitCode = [judgedByPrism(), ...DOCUMENTS.map(linted)].every(Boolean) ? 0 : 1;

function judgedByPrism() {
  const env = { ...process.env, E2E_PRISM: "1" };
  return spawnSync(process.execPath, ["e2e/run.mjs", ...SPECS], { cwd: root, env, stdio: "inherit" }).status === 0;
}

function linted(file) {
  const { stdout } = spawnSync("redocly", ["lint", file, "--format=json", ...LET_BE], { cwd: root, encoding: "utf8" });
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  for (const { severity, ruleId, message, location } of problems) {
    console.error(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`);
  }
  console.log(`Redocly on ${file}: ${totals.errors} errors, ${totals.warnings} warnings.`);
  return totals.errors + totals.warnings === 0;
}
