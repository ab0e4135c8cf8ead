import { expect, it, test } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { inShort, listAsked, toolCatalogue } from "./index.ts";

const found = async (query: string) =>
  (await toolCatalogue(catalogue(), site(), { query })).tools.map(({ slug }) => slug);

it("finds the calculators that have every word", async () => {
  expect(await found("car loan")).toContain("auto-loan");
  expect(await found("Gratuity")).toEqual(["tip"]);
  expect(await found("no such words")).toEqual([]);
  expect((await found("")).length).toBe((await catalogue().allOpen()).length);
});

it("is short where it is light", async () => {
  const whole = await toolCatalogue(catalogue(), site());
  const light = JSON.stringify(inShort(whole)).length;
  expect(light).toBeLessThan(JSON.stringify(whole).length / 3);
});

test.each(["fields=heavy", `q=${"x".repeat(201)}`])("%s is refused", (query) => {
  expect(listAsked(new URLSearchParams(query))).toHaveProperty("complaint");
});
