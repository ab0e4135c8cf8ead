// Which of two questions, typed close together, is the last one.
import { expect, test, vi } from "vitest";
import { USD } from "#engine";
import type { Asking } from "#lib/questions/ask";
import { usualOf } from "../region/usual.ts";

const later = new Map<string, () => void>();
const lasts: unknown[] = [];
vi.mock("#lib/questions/ask", () => ({
  ask: (query: string, { last }: Asking) => {
    lasts.push(last);
    return new Promise((resolve) => later.set(query, () => resolve({ answers: [{ reading: query }] })));
  },
}));
vi.mock("../region/chosen.ts", () => ({ chosenCurrency: async () => undefined, choiceWith: () => [] }));
vi.mock("../region/usual.ts", async (original) => ({
  ...(await original<typeof import("../region/usual.ts")>()),
  ownCurrency: async () => undefined,
}));

// Other tests share this process, and may have loaded what is mocked here.
vi.resetModules();
const { answerOf } = await import("./use-answer.ts");

const all = { usual: usualOf(USD), calculators: [] };
/** Vitest imports a mock for one at a time. */
async function typed(query: string) {
  const answer = answerOf(query, all);
  await vi.waitFor(() => expect(later.has(query)).toBe(true), { timeout: 20_000 });
  return { end: () => later.get(query)?.(), answer };
}

test("is the one that was typed last, in whatever order the answers come", async () => {
  const first = await typed("1 of 2");
  const second = await typed("2 of 2");
  second.end();
  await second.answer;
  first.end();
  await first.answer;
  await typed("3");
  expect(lasts.at(-1)).toBe("2 of 2");
});
