// What `npm run vercel` runs: `vercel build` over a copy of this tree, offline, once for each way in which Vercel packages a
// site by Next (`-- adapter` for that one alone); then the specs beside this file over what came out, against `npm start`.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath, playwrightCli } from "../browser.mjs";

// This release of the CLI wants a version of `sandbox` that it can't run with.
const CLI = { private: true, dependencies: { vercel: "64.0.2" }, overrides: { sandbox: "4.5.0" } };
/** Through Next's adapter, as Vercel does for new deployments, and from the finished build, as it did before. */
const WAYS = { adapter: { NEXT_ENABLE_ADAPTER: "1" }, builder: {} };
const PROJECT = {
  orgId: "team_local",
  projectId: "prj_local",
  settings: { framework: "nextjs", installCommand: "true", nodeVersion: "24.x" },
};
const LEFT_OUT = /^(\..*|node_modules|e2e|.*\.tsbuildinfo)$/;

const root = join(import.meta.dirname, "..", "..");
const scratch = mkdtempSync(join(tmpdir(), "ready-reckoner-vercel-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exitCode = main() ? 0 : 1;

function main() {
  if (!existsSync(join(root, ".build", "server"))) return complain("There is no build to compare with: npm run build.");
  const cli = installCli(join(scratch, "cli"));
  if (!cli) {
    console.log("Not run: the Vercel build, because npm cannot deliver the Vercel CLI here.");
    return true;
  }
  const site = copyTree(join(scratch, "site"));
  const ways = Object.keys(WAYS).filter((way) => (process.argv[2] ?? way) === way);
  const results = ways.map((way) => [`Vercel, by ${way}`, build(cli, site, way) && check(site, way)]);
  results.push(["A build without a public address", isRefusedWithoutAddress(site)]);
  for (const [what, isFine] of results) console.log(`${what}: ${isFine ? "as it should be" : "FAILED"}.`);
  return results.every(([, isFine]) => isFine);
}

function installCli(dir) {
  mkdirSync(dir);
  writeFileSync(join(dir, "package.json"), JSON.stringify(CLI));
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: dir });
  const cli = join(dir, "node_modules", "vercel", "dist", "vc.js");
  return existsSync(cli) && run(process.execPath, [cli, "--version"], { cwd: dir }).status === 0 ? cli : undefined;
}

/** Packages as links where the file system allows it. */
function copyTree(dir) {
  for (const name of readdirSync(root).filter((name) => !LEFT_OUT.test(name))) {
    cpSync(join(root, name), join(dir, name), { recursive: true });
  }
  // A platform has what git has: nothing that an earlier build left.
  for (const made of ["embed", "offline.json"]) rmSync(join(dir, "public", made), { recursive: true, force: true });
  const packages = join(root, "node_modules");
  if (run("cp", ["-al", packages, dir]).status !== 0) cpSync(packages, join(dir, "node_modules"), { recursive: true });
  mkdirSync(join(dir, ".vercel"));
  writeFileSync(join(dir, ".vercel", "project.json"), JSON.stringify(PROJECT));
  return dir;
}

function build(cli, cwd, way) {
  rmSync(join(cwd, ".next"), { recursive: true, force: true });
  const quiet = { NEXT_TELEMETRY_DISABLED: "1", VERCEL_TELEMETRY_DISABLED: "1" };
  const env = { ...process.env, ...quiet, SITE_URL: "http://localhost:3000", ...WAYS[way] };
  const { status, stdout, stderr } = run(process.execPath, [cli, "build", "--prod", "--yes", "--token", "none"], {
    cwd,
    env,
  });
  if (status !== 0) return complain(`vercel build (${way}) failed:\n${stdout}\n${stderr}`);
  const warnings = `${stdout}\n${stderr}`.match(/^warning: .*/gim) ?? [];
  return warnings.length === 0 || complain(`vercel build (${way}) warns:\n${warnings.join("\n")}`);
}

/** As where the project does not expose the platform's variables. */
function isRefusedWithoutAddress(cwd) {
  const env = { ...process.env, VERCEL: "1", SITE_URL: "", VERCEL_PROJECT_PRODUCTION_URL: "" };
  const { status, stderr } = run(process.execPath, [join("lib", "build", "build.mjs")], { cwd, env });
  return status !== 0 && stderr.includes("SITE_URL must be set");
}

function check(site, way) {
  const words = [playwrightCli, "test", "--config", join("e2e", "vercel", "playwright.config.ts")];
  const env = { ...process.env, E2E_CHROMIUM: chromiumPath(), VERCEL_PROJECT: site, VERCEL_WAY: way };
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: "inherit" }).status === 0;
}

/** Where there is no network, npm tries again for a long time. */
function run(command, words, options = {}) {
  const quiet = { encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"], timeout: 900_000 };
  return spawnSync(command, words, { ...options, ...quiet });
}

function complain(sentence) {
  console.error(sentence);
  return false;
}
