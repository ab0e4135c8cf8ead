// What `npm run attack` runs before a release, against a build: hostile requests, neighbors, stalled logs, links and descriptors, then
// made-up inputs by a seed of today. A seed that finds something is printed; SEED=20261126 tries it again.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const seed = process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", "");
const SEEDS = { FUZZ_SEED: seed, FAST_CHECK_SEED: seed };
const CASES = { FUZZ_CASES: "200" };

const attacks = [
  ["node", ["e2e/run.mjs", "--all", "hostile/", "shutdown", "embed", "limits"]],
  ["npx", ["vitest", "run", "lib/doors", "e2e/fuzz"]],
];

console.log(`Made-up inputs by SEED=${seed}.`);
const failed = attacks.filter(([command, words]) => {
  const env = { ...CASES, ...process.env, ...SEEDS };
  return spawnSync(command, words, { cwd: root, env, stdio: "inherit" }).status !== 0;
});
for (const [command, words] of failed)
  console.error(`Something got through: ${command} ${words.join(" ")}, SEED=${seed}`);
process.exit(failed.length);
