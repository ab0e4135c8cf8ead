// Ten bodies for each calculator, more with FUZZ_CASES=10000 for those that are due; other ones with another FUZZ_SEED.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf } from "#calculators/suite/tries";
import { complaintsAbout } from "./judge.ts";
import { anyBody } from "./mutations.ts";
import { subjects } from "./subjects.ts";

const { FUZZ_SEED = "20261122", FUZZ_ONLY = "" } = process.env;
const chosen = subjects.filter(({ slug }) => FUZZ_ONLY === "" || FUZZ_ONLY.split(",").includes(slug));

test.each(chosen)(
  "$slug answers or refuses whatever it is sent, as published, at both doors",
  async (subject) => {
    const holds = async (raw: object) => (await complaintsAbout(subject, { ...raw })).length === 0;
    const runs = { numRuns: casesOf(subject.slug), seed: Number(FUZZ_SEED) };
    const { counterexample } = await fc.check(fc.asyncProperty(anyBody(subject.calculator), holds), runs);
    const complaints = await Promise.all((counterexample ?? []).map((raw) => complaintsAbout(subject, { ...raw })));
    expect(complaints.flat()).toEqual([]);
  },
  20_000 + casesOf() * 50,
);
