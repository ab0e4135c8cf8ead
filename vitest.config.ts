import { defineConfig } from "vitest/config";

/** What counts callers, or is set up once from the settings, begins anew in each file. Other tests share what they load. */
const REMEMBERING = ["e2e/fuzz", "lib/http", "lib/limits", "lib/routes", "lib/site", "lib/telemetry"].map(testsIn);

export default defineConfig({
  test: {
    setupFiles: ["./vitest.setup.ts"],
    maxWorkers: "100%", // by default one core would rest
    testTimeout: 60_000, // for what hangs: a busy machine may take its time
    hookTimeout: 60_000,
    typecheck: { enabled: false },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["app", "calculators", "lib"].map(testsIn),
          exclude: REMEMBERING,
          isolate: false,
        },
      },
      { extends: true, test: { name: "apart", include: REMEMBERING } },
    ],
  },
});

function testsIn(room: string): string {
  return `${room}/**/*.test.ts`;
}
