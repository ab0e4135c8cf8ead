import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { repository } from "#e2e/service";

/** The budget prints its own table. */
export const pages = (): string =>
  spawnSync(process.execPath, [join(repository, "e2e", "budget.mjs")], { encoding: "utf8" }).stdout.trimEnd();
