// Two tools that work with every calculator: solving it backwards, and a table of its answers. As inputs of each tool they
// would cost a model 65 tokens a calculator, and a required input could be neither left out nor varied.
import { SHOW_INPUT } from "./show.ts";

const TEXT = { type: "string" } as const;
const CALCULATOR = { ...TEXT, description: "Its name, such as mortgage" } as const;

const READS_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const;

export const COMMON_TOOLS = {
  calculator_solve: {
    name: "calculator_solve",
    title: "Solve for an input",
    description:
      "Works a calculator backwards: finds the value of an input that gives the result you want, such as the home price for a payment of $2,500 a month.",
    inputSchema: {
      type: "object",
      properties: {
        calculator: CALCULATOR,
        inputs: { type: "object", description: "Its other inputs, as its own tool takes them" },
        want: { type: "object", description: 'One figure of its result and the value wanted: {"monthly_total": 2500}' },
        by: { ...TEXT, description: "The input to find, such as price" },
        show: SHOW_INPUT,
      },
      required: ["calculator", "want", "by"],
    },
    outputSchema: {
      type: "object",
      properties: {
        answer: TEXT,
        solutions: { type: "array", items: { type: "object" } },
        source_url: { ...TEXT, description: "Cite it" },
      },
      required: ["answer", "solutions", "source_url"],
    },
    annotations: READS_ONLY,
  },
  calculator_table: {
    name: "calculator_table",
    title: "Compare several values",
    description:
      "A table of a calculator's answers for several values of one or two inputs, such as the payment at rates from 5% to 8%.",
    inputSchema: {
      type: "object",
      properties: {
        calculator: CALCULATOR,
        inputs: { type: "object", description: "Its inputs that stay the same, as its own tool takes them" },
        vary: {
          type: "object",
          description: 'One or two inputs: {"annual_rate": {"from": 5, "to": 8, "step": 0.5}} or {"years": [15, 30]}',
        },
        outputs: { type: "array", items: TEXT, description: "Figures by name; all by default" },
        show: { ...TEXT, enum: ["values", "all"] },
      },
      required: ["calculator", "vary"],
    },
    outputSchema: {
      type: "object",
      properties: {
        rows: { type: "array", items: { type: "object" } },
        source_url: { ...TEXT, description: "Cite it" },
      },
      required: ["rows", "source_url"],
    },
    annotations: READS_ONLY,
  },
} as const;

export type CommonName = keyof typeof COMMON_TOOLS;

export const isCommon = (name: string): name is CommonName => Object.hasOwn(COMMON_TOOLS, name);
