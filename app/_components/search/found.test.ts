// What the search shows beside the figure of an answer.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { USD } from "#engine";
import { ask } from "#lib/questions/ask";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { Found, type History } from "./found.tsx";

const nothing = () => {};
const history: History = { isKept: false, keep: nothing, forget: nothing, note: nothing };
const among = (await catalogue().all()).map(findableOf);

async function shown(query: string): Promise<string> {
  const reply = await ask(query, { today: "2026-11-20", among, currency: USD, currencyOf: async () => USD });
  const props = { id: "a", answer: { query, ...reply }, found: [], chosen: 0, history };
  return renderToStaticMarkup(createElement(Found, props));
}

test("the first sentence of an answer's first warning", async () => {
  expect(await shown("bmi 30 kg 170 cm")).toContain("is dangerously low: please see a doctor today.</span>");
  const heavy = await shown("bmi 150 kg 170 cm");
  expect(heavy).toContain("<span>We used 150 kg.</span>");
  expect(heavy).not.toContain("treatment helps");
});

test("no warning where there is none", async () => {
  expect(await shown("bmi 70 kg 170 cm")).not.toMatch(/doctor|We used/);
});
