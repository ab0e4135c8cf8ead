// What `npm run e2e` runs: finds a Chromium, then Playwright over the built service. With `--all` it runs both sets of tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, playwrightCli } from "./browser.mjs";

const root = join(import.meta.dirname, "..");
const ALL = "--all";

if (!existsSync(join(root, ".next", "BUILD_ID"))) stop("There is no build to test: run `npm run build` first.");
const status = playwright(browser());
process.exit(status ?? 1);

function browser() {
  try {
    return chromiumPath();
  } catch (error) {
    return stop(error.message);
  }
}

function playwright(path) {
  const given = process.argv.slice(2).filter((word) => word !== ALL);
  const words = [playwrightCli, "test", "--config", join("e2e", "playwright.config.ts"), ...given];
  const env = { ...process.env, E2E_CHROMIUM: path, ...(process.argv.includes(ALL) ? { E2E_ALL: "1" } : {}) };
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: "inherit" }).status;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
