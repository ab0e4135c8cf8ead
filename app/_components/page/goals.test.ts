import { expect, it } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { byGoal, withOwn } from "./goals.ts";

it("has every calculator once, in its category, and at most twenty for one goal", async () => {
  const goals = await byGoal();
  const all = (await catalogue().all()).map(({ calculator }) => calculator.slug);
  const listed = goals.flatMap(({ entries }) => entries.map(({ calculator }) => calculator.slug));
  expect(listed.toSorted()).toEqual(all.toSorted());
  for (const { id, category, slugs, entries } of goals) {
    expect(
      entries.map(({ calculator }) => calculator.category),
      id,
    ).toEqual(entries.map(() => category));
    expect(entries.length, id).toBeGreaterThanOrEqual(slugs.split(" ").length);
    expect(entries.length, id).toBeLessThanOrEqual(20);
  }
});

it("puts an owner's category before the goals of the one that follows it, and else at the end", () => {
  const goals = ["dates", "finance", "finance"].map((category) => ({ id: category, name: "G", category, slugs: "" }));
  const own = { name: "Own", disclaimer: "x", description: "y" };
  const categories = { first: own, club: own, finance: { name: "Money", disclaimer: "x" }, last: own };
  expect(withOwn(goals, categories).map(({ category }) => category)).toEqual([
    ...["dates", "first", "club", "finance", "finance", "last"],
  ]);
});
