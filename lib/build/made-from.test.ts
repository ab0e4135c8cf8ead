import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PRINTED } from "./made-from.mjs";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

it("what is printed on pages reaches a container's build", () => {
  const args = /^ +args:\n((?: {8}.+\n)+)/m.exec(read("compose.yaml"))?.[1] ?? "";
  expect(Array.from(args.matchAll(/^ +([A-Z_]+):/gm), ([, name]) => name).sort()).toEqual([...PRINTED].sort());
  expect(/^ARG (.+)$/m.exec(read("Dockerfile"))?.[1]?.split(" ").sort()).toEqual([...PRINTED].sort());
});
