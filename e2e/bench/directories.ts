// `npm run -s directories`: the test cases that directories of apps ask for, as JSON: five questions with the tool, its inputs and
// what it answers, and three that no tool is for.
import { isRefusal, USD } from "#engine";
import { toolName } from "#lib/mcp";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { answersTo, examplesOf } from "./examples.ts";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};
/** One of each subject that most people come for. */
const SHOWN = ["tip", "mortgage", "bmi", "percentage", "discount"];

const NEGATIVE = [
  "What is the weather in Paris tomorrow?",
  "Transfer $200 from my savings to my checking account.",
  "Which of these two stocks will do better next year?",
];

export default async function directories(): Promise<string> {
  const positive = await Promise.all(SHOWN.map(caseOf));
  const negative = NEGATIVE.map((prompt) => ({ prompt, expected: "No tool is called." }));
  return JSON.stringify({ positive, negative }, null, 2);
}

async function caseOf(slug: string) {
  const example = examplesOf(slug)[0];
  const reading =
    example === undefined
      ? undefined
      : (await answersTo(example)).map(({ reading }) => reading).find((one) => one.slug === slug);
  const entry = await catalogue().findOpen(slug);
  if (!reading || !entry) throw new Error(`${slug} has no question that it answers`);
  const answer = calculation(entry, reading.texts, SITE, new Date(SITE.builtAt));
  if (isRefusal(answer)) throw new Error(`${slug} refuses ${example}`);
  return {
    prompt: example,
    tool: toolName(slug),
    inputs: answer.calculation.inputs,
    expected: answer.primary.sentence,
  };
}
