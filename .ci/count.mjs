// Sums the JSON reports of Vitest and Playwright into one closing line. A file or a run that could not start counts as failed.
import { existsSync, readFileSync } from "node:fs";

const reports = process.argv.slice(2).filter((path) => existsSync(path));
const counts = reports.map((path) => count(JSON.parse(readFileSync(path, "utf8"))));
const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((kind) =>
  counts.reduce((sum, one) => sum + one[kind], 0),
);

const others = skipped > 0 ? `, ${skipped} skipped` : "";
console.log(`${passed} passed, ${failed} failed${others}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function count(report) {
  return report.stats ? playwright(report) : vitest(report);
}

function playwright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function vitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    skipped: numPendingTests + numTodoTests,
  };
}
