// Stands in for a model in the examples beside it, so that they run without a key and always the same way: it calls the
// tip calculator once, then says what came back. A real model reads the question and chooses for itself.
import { MockLanguageModelV3 } from "ai/test";

const INPUTS = { bill: 80, tip_rate: 18, people: 4 };

const isTip = ({ name }) => /(^|_)tip$/.test(name);

const say = ({ primary, source_url }) => `${primary.sentence}\n${source_url}`;

const sayText = (text) => `${text.split("\n")[0]}\n${/https?:[^\s#]+/.exec(text)[0]}`;

/** As OpenAI's clients have it: messages and tools in, one choice out. */
export async function complete({ messages, tools }) {
  const last = messages.at(-1);
  if (last.role === "tool") return choice({ role: "assistant", content: say(JSON.parse(last.content)) });
  const { name } = tools.map((tool) => tool.function).find(isTip);
  const call = { id: "call_1", type: "function", function: { name, arguments: JSON.stringify(INPUTS) } };
  return choice({ role: "assistant", content: null, tool_calls: [call] });
}

const choice = (message) => ({ choices: [{ message }] });

/** As the AI SDK has it. */
export const model = new MockLanguageModelV3({
  doGenerate: async ({ prompt, tools }) => {
    const last = prompt.at(-1);
    if (last.role === "tool") {
      const [{ text }] = last.content[0].output.value;
      return reply("stop", { type: "text", text: sayText(text) });
    }
    const { name } = tools.find(isTip);
    const call = { type: "tool-call", toolCallId: "call_1", toolName: name, input: JSON.stringify(INPUTS) };
    return reply("tool-calls", call);
  },
});

const reply = (unified, content) => ({
  content: [content],
  finishReason: { unified, raw: undefined },
  usage: { inputTokens: {}, outputTokens: {} },
  warnings: [],
});
