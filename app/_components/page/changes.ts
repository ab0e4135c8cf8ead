// What has changed in the answers, calculator by calculator, the newest first.
import { catalogue, type Entry } from "#lib/service/catalogue";

export type Change = {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly date: string;
  readonly what: string;
};

export const changesOf = (entries: readonly Entry[]): readonly Change[] =>
  entries
    .flatMap(({ calculator: { slug, name }, words }) => words.changes.map((change) => ({ ...change, slug, name })))
    .sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name, "en"));

export const changes = async (): Promise<readonly Change[]> => changesOf(await catalogue().all());
