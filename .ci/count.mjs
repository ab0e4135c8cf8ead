// Sums the JSON reports of Vitest and Playwright: names every test that failed, then one closing line. A file or a run that
// could not start counts as failed.
import { existsSync, readFileSync } from "node:fs";

const reports = process.argv.slice(2).filter((path) => existsSync(path));
const counts = reports.map((path) => count(JSON.parse(readFileSync(path, "utf8"))));
const [passed, again, skipped] = ["passed", "again", "skipped"].map((kind) =>
  counts.reduce((sum, one) => sum + one[kind], 0),
);
const failed = counts.flatMap((one) => one.failed);

for (const { name, why } of failed) console.log(`Failed: ${name}\n${why.slice(0, 600)}\n`);
const others = [
  [again, "of them at the second try"],
  [skipped, "skipped"],
].filter(([number]) => number > 0);
console.log([`${passed} passed, ${failed.length} failed`, ...others.map((words) => words.join(" "))].join(", "));
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);

function count(report) {
  return report.stats ? playwright(report) : vitest(report);
}

function playwright({ stats, errors, suites }) {
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}: ${title}`,
        why: results[0]?.error?.message ?? "",
      })),
  );
  const unread = errors.map(({ message }) => ({ name: "a run that could not start", why: message ?? "" }));
  const passed = stats.expected + stats.flaky;
  return { passed, again: stats.flaky, failed: [...failed, ...unread], skipped: stats.skipped };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function vitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && tests.length === 0) return [{ name: file, why: message }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      why: failureMessages.join("\n"),
    }));
  });
  const again = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0).length;
  return { passed: numPassedTests, again, failed, skipped: numPendingTests + numTodoTests };
}
