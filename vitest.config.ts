import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "calculators/**/*.test.ts", "app/**/*.test.ts", "e2e/fuzz/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    maxWorkers: "100%", // by default one core would rest
    testTimeout: 60_000, // for what hangs: a busy machine may take its time
    hookTimeout: 60_000,
    typecheck: { enabled: false },
  },
});
