import { expect, it } from "vitest";
import { USD } from "#engine";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { figureNow, saidOf } from "./made-before.tsx";

const found = await catalogue().find("tip");
if (!found) throw new Error("the tip calculator is gone");
const { calculator } = found;

it("a link of the API has its version and its main figure, and the page comes to the same", async () => {
  const answer = calculation(found, { bill: 200, tip_rate: 10, people: 4 }, site(), new Date());
  if (!("share_url" in answer)) throw new Error("no answer");
  const link = new URLSearchParams(new URL(answer.share_url).hash.slice(1));
  expect([link.get("version"), link.get("figure")]).toEqual([calculator.version, "$55.00"]);
  expect(await figureNow(calculator, link, USD)).toBe("$55.00");
  link.set("people", "0");
  expect(await figureNow(calculator, link, USD)).toBe("");
});

it.each([
  ["$55.00", "$55.00", "Its answer is the same, $55.00."],
  ["$55.01", "$55.00", "Its answer was $55.01 and is $55.00 now."],
  ["$55.00", "", "Its inputs have no answer any more."],
  [undefined, "$55.00", "which is at 1.2.0 now."],
])("a link that says %s, where it is %j now: %s", (then, now, end) => {
  const said = saidOf("1.0.0", "1.2.0", then, now);
  expect(said).toMatch(/^This link was made with version 1\.0\.0 of this calculator, which is at 1\.2\.0 now\./);
  expect(said.endsWith(end)).toBe(true);
});
