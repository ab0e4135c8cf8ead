// Solving answers as "What if" on the page does, and each solution is what a calculation with that value says.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bodies } from "#calculators/suite/generate";
import { start } from "#calculators/suite/start";
import { casesOf } from "#calculators/suite/tries";
import {
  calculate,
  isRefusal,
  leftOut,
  markable,
  marked,
  present,
  type Raw,
  readWanted,
  solvable,
  styleIn,
  tellFinding,
  USD,
  whatIf,
} from "#engine";
import { askRest, askSolve } from "./doors.ts";
import { STRINGS } from "./strings.ts";
import { type Subject, subjects } from "./subjects.ts";

const { FUZZ_SEED = "20261122" } = process.env;
const runsOf = (slug: string) => ({ numRuns: Math.floor(casesOf(slug) / 25), seed: Number(FUZZ_SEED) });

type Wish = { readonly output: string; readonly input: string; readonly wanted: string };

test.each(subjects)(
  "$slug is solved as on its page",
  async (subject) => {
    for (const inputs of [start(subject.calculator), ...fc.sample(bodies(subject.calculator), runsOf(subject.slug))]) {
      for (const wish of wishesOf(subject, inputs)) await compare(subject, inputs, wish);
    }
  },
  120_000,
);

/** A little more of the first number that it gives, by each number that it asks for. */
function wishesOf({ calculator }: Subject, inputs: Raw): readonly Wish[] {
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) return [];
  const [output] = markable(calculator, answer).map(([name]) => name);
  const value = present(calculator, answer, USD).figures.find(({ name }) => name === output)?.value;
  if (output === undefined || value === undefined) return [];
  const wanted = /^-?[\d.]+$/.test(value) ? String(Math.round(Number(value) * 1.1)) : value;
  return solvable(calculator, answer.texts).map(([input]) => ({ output, input, wanted }));
}

async function compare({ slug, calculator }: Subject, inputs: Raw, { output, input, wanted }: Wish): Promise<void> {
  const request = JSON.stringify({ inputs, want: { [output]: wanted }, by: input });
  const { status, body } = await askSolve(slug, request);
  const sent = Object.entries(inputs).map(([name, value]) => [name, String(value)]);
  const texts = { ...leftOut(calculator), ...Object.fromEntries(sent) };
  const read = readWanted(marked(calculator, output), wanted, styleIn(calculator, texts, USD));
  expect([status, body.error?.message], `${slug} ${request}`).toEqual([read.fault ? 400 : 200, read.fault]);
  if (!read.wanted) return;
  const wish = { output, input, wanted: read.wanted };
  const page = finished(whatIf(calculator, texts, wish, USD));
  expect(body.answer, `${slug} ${request}`).toBe(tellFinding(calculator, wish, page));
  for (const { solved, ...solution } of body.solutions ?? []) {
    const single = await askRest(slug, JSON.stringify({ ...inputs, [input]: solved.value }));
    expect(timeless(solution), `${slug} ${request}`).toBe(timeless(single.body));
  }
}

const timeless = (body: unknown) =>
  JSON.stringify(body, (name, value) => (name === "calculation_timestamp" ? undefined : value));

function finished<R>(work: Generator<void, R, void>): R {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

test.each([
  [{}, "MISSING_INPUT", "want"],
  [{ want: { share: 20 } }, "MISSING_INPUT", "by"],
  [{ want: { shar: 20 }, by: "bill" }, "UNKNOWN_FIELD", "want"],
  [{ want: { share: 20, tip: 2 }, by: "bill" }, "INVALID_INPUT", "want"],
  [{ want: [], by: "bill" }, "INVALID_INPUT", "want"],
  [{ want: { share: "much" }, by: "bill" }, "INVALID_INPUT", "want.share"],
  [{ want: { share: null }, by: "bill" }, "INVALID_INPUT", "want.share"],
  [{ want: { share: 20 }, by: "rounding" }, "UNKNOWN_FIELD", "by"],
  [{ want: { share: 20 }, by: 3 }, "INVALID_INPUT", "by"],
  [{ want: { share: 20 }, by: "bill", inputs: 3 }, "INVALID_INPUT", "inputs"],
  [{ want: { share: 20 }, by: "bill", inputs: { people: 0 } }, "INVALID_INPUT", "people"],
  [{ want: { share: 20 }, by: "bill", inputs: { peeple: 1 } }, "UNKNOWN_FIELD", "peeple"],
  [{ want: { share: 20 }, by: "bill", within: 1 }, "UNKNOWN_FIELD", "within"],
])("%j is refused as %s of %s", async (request, code, field) => {
  const { status, body } = await askSolve("tip", JSON.stringify(request));
  expect([status, body.error]).toMatchObject([400, { code, field }]);
});

test("the search begins in the unit that is sent", async () => {
  const inputs = { weight: 180, weight_unit: "lb", height_unit: "in" };
  const request = { inputs, want: { bmi: 25 }, by: "height" };
  const { status, body } = await askSolve("bmi", JSON.stringify(request));
  expect([status, body.error?.message]).toEqual([200, undefined]);
  // √(180 × 0.45359237 ÷ 25) ÷ 0.0254 = 71.148…
  expect(Number(body.solutions?.[0]?.solved.value)).toBeCloseTo(71.1, 0);
});

test("no string breaks it", async () => {
  for (const text of STRINGS) {
    for (const request of [
      { want: { share: text }, by: "bill" },
      { want: { [text]: 1 }, by: text },
    ]) {
      expect([200, 400], text).toContain((await askSolve("tip", JSON.stringify(request))).status);
    }
  }
});
