import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const results = join(import.meta.dirname, "..", ".results");
// Chromium's own sandbox does not work for root, which is what a container usually is.
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: ".",
  outputDir: join(results, "vercel"),
  globalSetup: "./shared.ts",
  reporter: [["list"], ["json", { outputFile: join(results, `report-vercel-${process.env.VERCEL_WAY}.json`) }]],
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.E2E_VERCEL,
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: [...asRoot, "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
