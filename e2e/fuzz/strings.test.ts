// Every naughty string as the value of every input, as a name, and as a calculator's address.
import { expect, test } from "vitest";
import { start } from "#calculators/suite/start";
import { wireInputs } from "#engine";
import { askRest, callTool } from "./doors.ts";
import { complaintsAbout } from "./judge.ts";
import { STRINGS } from "./strings.ts";
import { subjects } from "./subjects.ts";

/** Between them they have every kind of text that an input can be. */
const TALKATIVE = [
  "statistics",
  "gpa",
  "fraction",
  "ip-subnet",
  "number-base",
  "hours-worked",
  "date-add",
  "bmi",
  "tip",
];

test.each(subjects.filter(({ slug }) => TALKATIVE.includes(slug)))(
  "each string as each input of $slug is answered or refused, as published",
  async (subject) => {
    const names = wireInputs(subject.calculator).map(({ name }) => name);
    const found = [];
    for (const name of names) {
      for (const text of STRINGS) {
        found.push(...(await complaintsAbout(subject, { ...start(subject.calculator), [name]: text })));
      }
    }
    expect(found).toEqual([]);
  },
  60_000,
);

test("each string as a name is no input, and the answer says so by that name", async () => {
  for (const name of STRINGS) {
    const text = JSON.stringify(
      Object.fromEntries([
        ["bill", 80],
        [name, 1],
      ]),
    );
    const { status, body } = await askRest("tip", text);
    const field = name.length > 100 ? `${name.slice(0, 100)}…` : name;
    expect([status, body.error], name).toMatchObject([400, { code: "UNKNOWN_FIELD", field }]);
    expect((await callTool("tip", text)).body.result, name).toMatchObject({ isError: true });
  }
});

test("each string as a slug is no calculator, and nothing of it comes back", async () => {
  const taken = subjects.map(({ slug }) => slug);
  for (const slug of STRINGS.filter((text) => !taken.includes(text))) {
    const { status, body } = await askRest(slug, '{"bill":80}');
    expect([status, body.error], slug).toMatchObject([404, { code: "TOOL_NOT_FOUND" }]);
    if (slug.length > 20) expect(JSON.stringify(body)).not.toContain(slug);
  }
});

test("there are enough of them", () => {
  expect(STRINGS.length).toBeGreaterThanOrEqual(150);
  expect(TALKATIVE.filter((slug) => !subjects.some((subject) => subject.slug === slug))).toEqual([]);
});
