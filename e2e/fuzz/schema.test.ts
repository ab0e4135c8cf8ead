// Ten bodies for each calculator, more with FUZZ_CASES=10000; other ones with another FUZZ_SEED.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { complaintsAbout } from "./judge.ts";
import { anyBody } from "./mutations.ts";
import { subjects } from "./subjects.ts";

const { FUZZ_CASES = "10", FUZZ_SEED = "20261122", FUZZ_ONLY = "" } = process.env;
const RUNS = { numRuns: Number(FUZZ_CASES), seed: Number(FUZZ_SEED) };
const chosen = subjects.filter(({ slug }) => FUZZ_ONLY === "" || FUZZ_ONLY.split(",").includes(slug));

test.each(chosen)(
  "$slug answers or refuses whatever it is sent, as published, at both doors",
  async (subject) => {
    const holds = async (raw: object) => (await complaintsAbout(subject, { ...raw })).length === 0;
    const { counterexample } = await fc.check(fc.asyncProperty(anyBody(subject.calculator), holds), RUNS);
    const complaints = await Promise.all((counterexample ?? []).map((raw) => complaintsAbout(subject, { ...raw })));
    expect(complaints.flat()).toEqual([]);
  },
  20_000 + RUNS.numRuns * 50,
);
