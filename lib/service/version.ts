// An answer of an older version. No old arithmetic is kept, so a request for it is refused, unless no figure has changed since.
import { CLEARER_WORDS, type Entry } from "#lib/service/catalogue";
import type { ServiceIssue } from "./errors.ts";
import { issue } from "./members.ts";

/** Why this version can't answer; undefined where it would answer as today's does. */
export function versionRefused({ calculator, words }: Entry, version: string | undefined): ServiceIssue | undefined {
  if (version === undefined) return undefined;
  const { name } = calculator;
  const at = words.changes.findIndex((change) => change.version === version);
  if (at < 0) {
    const said = version.slice(0, LONGEST).toWellFormed();
    return refusedWith(`${name} has never had a version ${said}. It is at ${calculator.version}.`);
  }
  const since = words.changes.slice(0, at).filter(({ what }) => what !== CLEARER_WORDS);
  if (since.length === 0) return undefined;
  const changes = since.map((change) => `${change.version} (${change.date}): ${change.what}`);
  return refusedWith(
    `${name} no longer calculates as in version ${version}. Leave version out for the answer of ${calculator.version}. Since then: ${changes.join(" ")}`,
  );
}

const LONGEST = 20;
const refusedWith = (message: string) => issue("INVALID_INPUT", "version", message);
