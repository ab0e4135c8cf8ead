import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { OWN_SERVER, THROUGH_NEXT } from "./mounts.ts";
import { CI_ONLY, isAll } from "./sets.ts";

const results = join(import.meta.dirname, ".results");
// Prism's run stands beside the usual one and does not write over it.
const report = process.env.E2E_PRISM ? "report-contract.json" : "report.json";
// Chromium's own sandbox does not work for root, which is what a container usually is.
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const left = isAll ? [] : [new RegExp(CI_ONLY.tag)];

const VERCEL = "vercel/**"; // these want a build by Vercel: `npm run vercel`
/** They wait for clocks, stores and the ends of connections, with a worker of their own: two are at work meanwhile. */
const WAITING = /\/(?:limits|shutdown|withdrawn|hostile\/(?:descriptors|json|keep-alive|log|sockets))\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: VERCEL,
  outputDir: join(results, "traces"),
  globalSetup: "./shared-service.ts",
  reporter: [["list"], ["json", { outputFile: join(results, report) }]],
  fullyParallel: false,
  workers: 3,
  // What a busy machine spoils gets a second chance, and the closing line of the whole proof says so.
  retries: 1,
  // For what hangs: a busy machine may take its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // The addresses are set by shared-service.ts before the workers start.
  projects: [
    {
      name: "own server, waiting",
      use: { baseURL: process.env.E2E_URL },
      testMatch: WAITING,
      grepInvert: left,
      workers: 1,
    },
    { name: OWN_SERVER, use: { baseURL: process.env.E2E_URL }, testIgnore: [VERCEL, WAITING], grepInvert: left },
    {
      name: THROUGH_NEXT,
      use: { baseURL: process.env.E2E_URL_THROUGH_NEXT },
      testMatch: isAll
        ? /\/(rest|refusals|mcp|mcp-http|mcp-owner|wire)\.spec\.ts$/
        : /\/(rest|refusals|mcp-http)\.spec\.ts$/,
      grepInvert: [...left, /foreign Host/], // only our own server knows whether a request came over loopback
    },
  ],
  use: {
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: [...asRoot, "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"],
    },
    trace: "on-first-retry",
    // What a worker asks for is seen by no `page.route`. `offline.spec.ts` and `withdrawn.spec.ts` have one.
    serviceWorkers: "block",
  },
});
