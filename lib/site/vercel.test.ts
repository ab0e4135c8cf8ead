// vercel.json and the button in docs/operate.md: what Vercel reads of this project before any of its code runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES } from "./variables.ts";

const root = join(import.meta.dirname, "..", "..");
const { routes, functions } = JSON.parse(readFileSync(join(root, "vercel.json"), "utf8"));
const page = readFileSync(join(root, "docs", "operate.md"), "utf8");
const button = new URL(/https:\/\/vercel\.com\/new\/clone\?[^)]+/.exec(page)?.[0] ?? "");

type Rule = { readonly src: string; readonly methods?: readonly string[]; readonly has?: readonly object[] };

const refusedBy = (path: string, method: string) =>
  routes.find(
    ({ src, methods, has }: Rule) => !has && new RegExp(`^${src}$`).test(path) && (methods?.includes(method) ?? true),
  )?.status;

test.each([
  ["/", 405],
  ["/calculators/tip", 405],
  ["/llms.txt", 405],
  ["/mcp/server.json", 405],
  ["/apiary", 405],
  ["/api", undefined],
  ["/api/tools/tip/calculate", undefined],
  ["/mcp", undefined],
  ["/mcp/", undefined],
])("a POST to %s is refused with %s before a function starts", (path, status) => {
  expect(refusedBy(path, "POST")).toBe(status);
});

test("every function ends within ten seconds", () => {
  expect(functions).toEqual({ "app/**/*": { maxDuration: 10 } });
});

test("the button names settings that are read, with a default for each, and adds the store", () => {
  const asked = (button.searchParams.get("env") ?? "").split(",");
  expect(VARIABLES).toEqual(expect.arrayContaining(asked));
  expect(Object.keys(JSON.parse(button.searchParams.get("envDefaults") ?? "")).sort()).toEqual(asked.sort());
  expect(JSON.parse(button.searchParams.get("products") ?? "")).toEqual([
    { type: "integration", protocol: "storage", productSlug: "upstash-kv", integrationSlug: "upstash" },
  ]);
});
