// What `npm run oracle` runs: our answers to made-up inputs, and a program in Python that shares no code with them and
// works every figure out anew. ORACLE_CASES says how many inputs a calculator gets, ORACLE_ONLY=loan,apr which of them do.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createViteServer } from "vitest/node";

const { ORACLE_CASES = "4000", ORACLE_ONLY = "" } = process.env;
const program = join(import.meta.dirname, "check.py");
const folder = mkdtempSync(join(tmpdir(), "oracle-"));
try {
  const slugs = ORACLE_ONLY === "" ? known() : ORACLE_ONLY.split(",");
  const answers = join(folder, "answers.jsonl");
  writeFileSync(answers, (await lines(slugs, Number(ORACLE_CASES))).join("\n"));
  process.exitCode = spawnSync("python3", [program, answers], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function known() {
  const { stdout, error } = spawnSync("python3", [program, "--list"], { encoding: "utf8" });
  if (error) throw error;
  return stdout.trim().split("\n");
}

async function lines(slugs, cases) {
  const server = await createViteServer({
    root: join(import.meta.dirname, "..", ".."),
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { default: answersTo } = await server.ssrLoadModule("/e2e/oracle/cases.ts");
    return await answersTo(slugs, cases);
  } finally {
    await server.close();
  }
}
