import { expect, it, test } from "vitest";
import { byCategory } from "#calculators/by-category";
import { SETS } from "#lib/mcp";
import { withOwn } from "#lib/service/catalogue";
import { readConfig } from "#site";

const club = { name: "Club", description: "For members.", disclaimer: "Ask the club." };

it.each([...Object.keys(byCategory), ...Object.keys(SETS), "index"])(
  "%s is no name for an owner's category",
  (name) => {
    const config = { categories: { [name]: { name: "Club", description: "For members." } } };
    expect(() => readConfig(config, () => "reckoner.config.ts")).toThrow(`categories.${name} is a name of ours`);
  },
);

test("each stands before the one that it names, and else at the end, with our caution unless it has its own", () => {
  const ours = { finance: { name: "Money", disclaimer: "x" }, dates: { name: "Dates", disclaimer: "y" } };
  const all = withOwn(ours, {
    last: { name: "Last", description: "z" },
    club: { ...club, before: "dates" },
    first: { name: "First", description: "z", before: "club" },
  });
  expect(Object.keys(all)).toEqual(["finance", "first", "club", "dates", "last"]);
  expect(all.club?.disclaimer).toBe("Ask the club.");
  expect(all.last?.disclaimer).toMatch(/^For general information/);
});
