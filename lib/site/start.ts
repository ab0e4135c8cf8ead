// Before the first request: a setting that is wrong stops the server with a sentence, not a visitor with a riddle.
import { checkAgainstBuild, DEFAULT_URL, site } from "./built.ts";
import { readSettings } from "./settings.ts";
import type { Environment } from "./variables.ts";

/** `check` throws where what other rooms know is at odds with a setting. */
export function checkAtStart(environment: Environment, check: () => unknown): void {
  const complaint = complaintAbout(environment, check);
  if (complaint) {
    process.stderr.write(`Ready Reckoner cannot start:\n${complaint}\n`);
    process.exit(1);
  }
  if (site().url === DEFAULT_URL && !environment.SITE_URL?.trim()) {
    console.log(`SITE_URL is not set: links and sources say ${DEFAULT_URL}.`);
  }
}

export function complaintAbout(environment: Environment, check: () => unknown): string | undefined {
  try {
    readSettings(environment);
    checkAgainstBuild(environment);
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
