import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "calculators/**/*.test.ts", "app/**/*.test.ts", "e2e/fuzz/**/*.test.ts"],
    typecheck: { enabled: false },
  },
});
