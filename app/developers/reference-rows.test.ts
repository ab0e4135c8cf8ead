// Whatever body a row names is one that the page lists, or explains.
import { expect, test } from "vitest";
import { contract } from "#lib/doors/routes";
import { explained, rowsOf } from "./reference-rows.ts";

const { schemas } = explained(contract).components;
const rows = (name: string) => Object.fromEntries(rowsOf(schemas[name] ?? {}).map((row) => [row.name, row]));

test("a member that is another body has that body's words, unless it has its own", () => {
  expect(rows("Calculation").primary).toMatchObject({ kind: "Primary", description: schemas.Primary?.description });
  expect(rows("Solved").reach).toMatchObject({ kind: "Reach, optional", description: schemas.Reach?.description });
  expect(rows("Calculation").tables?.description).toBe("Tables by name. Empty if there are none.");
});

test("a body that is not on the page is written out", () => {
  expect(rows("Steps").from?.kind).toBe("number or string");
  expect(rows("TableRequest").vary?.kind).toBe("object of Steps or list of (string or number or boolean)");
});

test("every member has words, but those of steps", () => {
  const silent = Object.keys(schemas).filter((name) => Object.values(rows(name)).some((row) => !row.description));
  expect(silent).toEqual(["Steps"]);
});
