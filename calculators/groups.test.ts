// From eight figures on, a page has them under headings.
import { expect, it } from "vitest";
import { calculators } from "#calculators";

const MOST_UNGROUPED = 7;

it.each(Object.entries(calculators))("%s has headings for many figures", async (_, load) => {
  const { outputs, groups } = (await load()).default;
  const figures = Object.keys(outputs).filter((name) => outputs[name]?.kind !== "table");
  if (figures.length > MOST_UNGROUPED) expect(groups).toBeDefined();
});
