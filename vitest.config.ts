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

/** What takes minutes begins first: what every calculator must keep takes as long as all others together. */
const LONGEST = ["calculators/calculators.test.ts", "calculators/suite/opinions.test.ts", "e2e/fuzz/solve.test.ts"];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place < 0 ? LONGEST.length : place;
    };
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
