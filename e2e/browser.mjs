// Which Chromium the browser tests drive: the one that was named, Playwright's own, the system's, and only then a new one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const { env, platform } = process;
const MINUTE = 60_000;

export const playwrightCli = createRequire(import.meta.url).resolve("@playwright/test/cli");

/** The path of a Chromium that runs; installs one where there is none; throws a sentence where that fails too. */
export function chromiumPath(say = console.log) {
  return named() ?? found() ?? install(say);
}

function named() {
  const variable = ["PLAYWRIGHT_CHROMIUM", "CHROME_PATH"].find((name) => env[name]);
  if (!variable) return undefined;
  if (!runs(env[variable])) throw new Error(`${variable} names ${env[variable]}, which is no Chromium that runs here.`);
  return env[variable];
}

function found() {
  return [chromium.executablePath(), ...onPath(), ...usualPlaces()].find(runs);
}

function onPath() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces() {
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform !== "win32") return [];
  return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
}

/** On Linux a file is not enough: a download may lack its libraries, and Ubuntu's `chromium-browser` may be an empty shell. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  return platform !== "linux" || spawnSync(path, ["--version"], { timeout: MINUTE / 2 }).status === 0;
}

function install(say) {
  say("No Chromium found, and the browser tests need one.");
  const own = ["playwright install chromium", process.execPath, playwrightCli, "install", "chromium"];
  for (const [name, command, ...words] of [own, ...systemWays()]) {
    say(`Installing one: ${name}`);
    spawnSync(command, words, { stdio: "inherit", timeout: 10 * MINUTE });
    const path = found();
    if (path) return path;
  }
  throw new Error("No Chromium could be installed. Install one, or name one that is there in PLAYWRIGHT_CHROMIUM.");
}

/** The system's own packages, where we may install them without asking for a password. */
function systemWays() {
  const scripts = {
    "apt-get": "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium",
    dnf: "dnf install -y chromium",
    apk: "apk add --no-cache chromium",
  };
  const shell = rootShell();
  if (platform !== "linux" || !shell) return [];
  return Object.entries(scripts)
    .filter(([manager]) => spawnSync(manager, ["--version"]).status === 0)
    .map(([, script]) => [script, ...shell, script]);
}

function rootShell() {
  if (process.getuid?.() === 0) return ["sh", "-c"];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n", "sh", "-c"] : undefined;
}
