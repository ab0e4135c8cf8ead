import { expect, it } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { changesOf } from "./changes.ts";

it("lists the newest first, and every change of every calculator", async () => {
  const entries = await catalogue().all();
  const later = { version: "1.1.0", date: "2099-01-02", what: "Rounds by the new rule." };
  const [first] = entries
    .slice(-1)
    .map((entry) => ({ ...entry, words: { ...entry.words, changes: [later, ...entry.words.changes] } }));
  if (!first) throw new Error("there are calculators");
  const changes = changesOf([...entries.slice(0, -1), first]);
  expect(changes[0]).toMatchObject({ ...later, slug: first.calculator.slug });
  expect(changes.length).toBe(entries.flatMap(({ words }) => words.changes).length + 1);
  expect(changes.map(({ date }) => date)).toEqual(
    changes
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
});
