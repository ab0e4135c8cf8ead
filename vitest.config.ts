import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What counts callers, or is set up once from the settings, begins anew in each file. Other tests share what they load. */
const REMEMBERING = [
  "e2e/fuzz",
  "lib/doors/http",
  "lib/doors/limits",
  "lib/doors/routes",
  "lib/site",
  "lib/doors/telemetry",
].map(testsIn);

/** One file holds what every calculator must keep, and takes as long as all others together: it begins first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.endsWith("/calculators/calculators.test.ts") ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          include: ["app", "calculators", "lib", "e2e/bench"].map(testsIn),
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
