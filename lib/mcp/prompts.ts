// What a person can pick from a menu. Each asks the model to calculate with the tools and to show how.

type Argument = { readonly name: string; readonly description: string; readonly required: boolean };
type Given = Readonly<Record<string, string>>;
type Prompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly Argument[];
  readonly ask: (given: Given) => string;
};

const needed = (name: string, description: string): Argument => ({ name, description, required: true });
const useful = (name: string, description: string): Argument => ({ name, description, required: false });

const SHOW =
  "Use the calculators for every figure. Ask me for a required input that I haven't given. Show the link to each answer.";

const PROMPTS: readonly Prompt[] = [
  {
    name: "check_a_figure",
    title: "Check a figure",
    description: "Work a figure out again and say where it differs",
    arguments: [
      needed("figure", "The figure, and what it is said to be"),
      useful("inputs", "What it was worked out from"),
    ],
    ask: ({ figure, inputs }) =>
      `Check this figure: ${figure}.${inputs ? ` It comes from: ${inputs}.` : ""} Work it out again, say whether it's right, and if it isn't, which input or rule explains the difference. ${SHOW}`,
  },
  {
    name: "compare_options",
    title: "Compare options",
    description: "Put two or more options side by side",
    arguments: [
      needed("options", "The options, with the figures of each"),
      useful("matters", "What matters most to you"),
    ],
    ask: ({ options, matters }) =>
      `Compare these options: ${options}.${matters ? ` What matters most: ${matters}.` : ""} Run the same calculator for each, put the figures side by side in a table, and say which is better and when that would change. ${SHOW}`,
  },
  {
    name: "explain_a_result",
    title: "Explain a result",
    description: "Explain how a result comes about, step by step",
    arguments: [needed("result", "The result, or the question that it answers")],
    ask: ({ result }) =>
      `Explain this result: ${result}. Show the formula with its numbers, step by step, then which input changes it most and what it leaves out. ${SHOW}`,
  },
  {
    name: "plan_a_purchase",
    title: "Plan a purchase",
    description: "What a purchase costs and how to pay for it",
    arguments: [
      needed("purchase", "What you want to buy, and its price"),
      useful("budget", "What you have, earn or can pay a month"),
    ],
    ask: ({ purchase, budget }) =>
      `Help me plan this purchase: ${purchase}.${budget ? ` My budget: ${budget}.` : ""} Work out the full price with tax, what saving up or a loan would take, and what each costs in all. ${SHOW}`,
  },
];

export const listPrompts = () =>
  PROMPTS.map(({ ask: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] }));

type Asking = Pick<Prompt, "description"> & {
  readonly messages: { readonly role: "user"; readonly content: { readonly type: "text"; readonly text: string } }[];
};

/** What a client is to put before the model, or what is wrong with the request. */
export function promptFor(name: string, given: Given = {}): Asking | { readonly complaint: string } {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt)
    return {
      complaint: `Unknown prompt: ${name.slice(0, 128)}. There are: ${PROMPTS.map((one) => one.name).join(", ")}.`,
    };
  const missing = prompt.arguments.find((argument) => argument.required && !given[argument.name]?.trim());
  if (missing) return { complaint: `${prompt.name} needs ${missing.name}: ${missing.description}.` };
  const text = prompt.ask(given);
  return {
    description: prompt.description,
    messages: [{ role: "user", content: { type: "text", text } }],
  };
}
