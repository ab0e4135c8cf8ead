// The calculators as function tools in OpenAI's format, which many models accept: node function-tools.mjs http://localhost:3000
// Stands in for a model, so that this runs without a key. Yours:
//   const complete = (request) => new OpenAI().chat.completions.create({ model: "gpt-5", ...request });
import { complete } from "./stand-in.mjs";

const site = process.argv[2] ?? "http://localhost:3000";
const read = async (path) => (await fetch(site + path)).json();

// Models accept at most 128 tools: choose the ones yours may need.
const { tools: calculators } = await read("/api/ai/tools");
const everyday = calculators.filter(({ category }) => category === "everyday");
const tools = await Promise.all(everyday.map(({ slug }) => asFunction(slug)));

async function asFunction(slug) {
  const { purpose, input_schema } = await read(`/api/ai/tools/${slug}`);
  return { type: "function", function: { name: slug, description: purpose, parameters: input_schema } };
}

const run = ({ name, arguments: inputs }) =>
  fetch(`${site}/api/tools/${name}/calculate`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: inputs,
  });

const question = "Four of us split an $80 bill and want to tip 18%. What does each of us pay?";
const messages = [{ role: "user", content: question }];

// Errors go back to the model too: the message says how to fix the call.
for (let turn = 1; turn <= 5; turn++) {
  const { choices } = await complete({ messages, tools });
  const { message } = choices[0];
  messages.push(message);
  for (const { id, function: called } of message.tool_calls ?? []) {
    const answer = await run(called);
    messages.push({ role: "tool", tool_call_id: id, content: await answer.text() });
  }
  if (!message.tool_calls) {
    console.log(message.content);
    break;
  }
}
