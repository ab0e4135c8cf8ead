// What `npm run e2e` runs: finds a Chromium, then Playwright over the built service.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, playwrightCli } from "./browser.mjs";

const root = join(import.meta.dirname, "..");

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
  const words = [playwrightCli, "test", "--config", join("e2e", "playwright.config.ts"), ...process.argv.slice(2)];
  const env = { ...process.env, E2E_CHROMIUM: path };
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: "inherit" }).status;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
