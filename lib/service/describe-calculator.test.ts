import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { describeCalculator, describeService, type OpenApi, readSolve, readTable } from "./index.ts";

const file = new URL("../doors/routes/openapi.json", import.meta.url);
const document: OpenApi = JSON.parse(readFileSync(file, "utf8"));
const entry = await catalogue().findOpen("mortgage");
if (!entry) throw new Error("the mortgage calculator is missing");

test("a calculator's own document has its inputs and figures by name", () => {
  const { paths, servers } = JSON.parse(JSON.stringify(describeCalculator(document, entry, site())));
  expect(servers[0]?.url).toBe(site().url);
  expect(Object.keys(paths)).toEqual(["calculate", "table", "solve"].map((way) => `/api/tools/mortgage/${way}`));
  const { operationId, parameters, requestBody, responses } = paths["/api/tools/mortgage/calculate"].post;
  expect(operationId).toBe("calculate_mortgage");
  expect(parameters.map(({ name }: { name: string }) => name)).not.toContain("slug");
  expect(requestBody.content["application/json"].schema).toMatchObject({
    properties: { price: { type: "number" } },
    required: ["price", "annual_rate"],
  });
  expect(JSON.stringify(responses[200])).toContain("monthly_total");
});

test("the requests that are shown for tables and solutions are answered", async () => {
  const { paths } = await describeService(document, catalogue(), site());
  const shown = (way: string) =>
    paths[`/api/tools/{slug}/${way}`]?.post.requestBody?.content["application/json"]?.examples?.mortgage?.value;
  const table = readTable(entry.calculator, shown("table"));
  expect(table).not.toHaveProperty("code");
  const solve = readSolve(entry.calculator, shown("solve"), site());
  expect(solve).not.toHaveProperty("code");
});
