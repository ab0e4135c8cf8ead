// A calculator without code: one YAML file of inputs, outputs, equations and words becomes a definition and its content, as they are
// written by hand elsewhere. What is wrong is said with file, line and column.
import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";

const line = z.string().trim().min(1);
const lines = z.array(line).default([]);
const figure = z.number();
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, "must be a name such as yearly_rate");

/** What fields share with those of lib/engine/fields. */
const BOUNDS = {
  label: line,
  min: figure,
  max: figure,
  example: figure.optional(),
  default: figure.optional(),
  usual: z.array(figure).max(4).optional(),
  more: z.boolean().optional(),
};
const INPUT = z
  .strictObject({ kind: z.enum(["money", "percent", "number", "count"]), ...BOUNDS })
  .refine((field) => (field.example === undefined) !== (field.default === undefined), {
    error: "must have either an example or a default",
  });
const OUTPUT = z.strictObject({ kind: z.enum(["money", "percent", "number"]), label: line });
const EQUATION = z.union([line, z.tuple([line, line])], { error: "must be an equation, or [words, equation]" });
const SENT = z.record(name, z.union([figure, line]));

const FILE = z.strictObject({
  /** A draft is seen in development and at /preview. */
  status: z.enum(["draft", "published"]).default("published"),
  name: line,
  summary: line,
  inputs: z.record(name, INPUT),
  outputs: z.record(name, OUTPUT),
  primary: name,
  by: z.record(name, EQUATION),
  sentence: line,
  title: line.optional(),
  purpose: line,
  about: lines,
  method: lines,
  assumptions: lines,
  limits: lines,
  example: z.strictObject({ story: line, inputs: SENT }),
  questions: z.array(z.strictObject({ question: line, answer: line })).default([]),
  synonyms: lines,
  related: lines,
  sources: z.array(z.strictObject({ title: line, url: z.url().optional() })).default([]),
  /** Known answers, worked by hand: the tests hold the calculator against them. */
  known: z.array(z.strictObject({ how: line, inputs: SENT, figures: z.record(name, line) })).default([]),
  changes: z.array(z.strictObject({ version: line, date: line, what: line.optional() })).min(1),
});

/** The sources of definition and content. Throws one Error with every complaint on a line of its own. */
export function fromYaml(path) {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: counter, version: "1.2", schema: "core" });
  const at = (offset) => {
    const { line: row, col } = counter.linePos(offset);
    return `${path}:${row}:${col}`;
  };
  if (document.errors.length > 0) {
    throw new Error(document.errors.map(({ message, pos }) => `${at(pos[0])} ${message.split("\n")[0]}`).join("\n"));
  }
  const read = FILE.safeParse(document.toJS());
  if (!read.success) throw new Error(complaints(read.error.issues, document, at));
  const faults = faultsIn(read.data);
  if (faults.length > 0) {
    throw new Error(
      faults.map(([place, what]) => `${at(offsetOf(document, place))} ${place.join(".")} ${what}`).join("\n"),
    );
  }
  return { definition: definitionOf(read.data), content: contentOf(read.data) };
}

const complaints = (issues, document, at) =>
  issues.map(({ path, message }) => `${at(offsetOf(document, path))} ${path.join(".")} ${message}`).join("\n");

/** Where it stands, or else what it is missing from. */
function offsetOf(document, path) {
  for (let length = path.length; length > 0; length--) {
    const range = document.getIn(path.slice(0, length), true)?.range;
    if (range) return range[0];
  }
  return 0;
}

/** What no single value can say. */
function faultsIn({ inputs, outputs, primary, by, sentence, example, known }) {
  const outs = Object.keys(outputs);
  const all = [...Object.keys(inputs), ...outs];
  const unknown = (given, names) => Object.keys(given).filter((one) => !names.includes(one));
  return [
    ...(outs.includes(primary) ? [] : [[["primary"], `must be one of ${outs.join(", ")}`]]),
    ...outs.filter((one) => !(one in by)).map((one) => [["outputs", one], "has no equation in by"]),
    ...unknown(by, outs).map((one) => [["by", one], "is no output"]),
    ...slotsIn(sentence)
      .filter((one) => !all.includes(one))
      .map((one) => [["sentence"], `names {${one}}, which is no input and no output`]),
    ...unknown(example.inputs, Object.keys(inputs)).map((one) => [["example", "inputs", one], "is no input"]),
    ...known.flatMap((one, i) =>
      unknown(one.inputs, Object.keys(inputs)).map((bad) => [["known", i, "inputs", bad], "is no input"]),
    ),
    ...known.flatMap((one, i) =>
      unknown(one.figures, outs).map((bad) => [["known", i, "figures", bad], "is no output"]),
    ),
  ];
}

const slotsIn = (sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);

function definitionOf({ name: title, status, summary, inputs, outputs, primary, by, sentence }) {
  const kinds = [...new Set([...Object.values(inputs), ...Object.values(outputs)].map(({ kind }) => kind))].sort();
  const fields = (of) =>
    Object.entries(of)
      .map(
        ([key, { kind, label, ...options }]) =>
          `    ${key}: ${kind}(${[label, options].filter(isSaid).map(text).join(", ")}),\n`,
      )
      .join("");
  return `import { ${["defineCalculator", ...kinds].join(", ")} } from "#engine";

export default defineCalculator({
  name: ${text(title)},
  summary: ${text(summary)},
  status: ${text(status)},
  inputs: {
${fields(inputs)}  },
  outputs: {
${fields(outputs)}  },
  primary: ${text(primary)},
  by: ${text(by)},
  sentence: (${slotted(inputs, sentence)}, ${slotted(outputs, sentence)}) => \`${spoken(sentence)}\`,
});
`;
}

const isSaid = (part) => typeof part === "string" || Object.keys(part).length > 0;

const slotted = (of, sentence) =>
  `{ ${slotsIn(sentence)
    .filter((slot, i, all) => slot in of && all.indexOf(slot) === i)
    .join(", ")} }`;

/** As a template of JavaScript: {total} is a figure, and all else stands for itself. */
const spoken = (sentence) => sentence.replace(/[`\\$]/g, "\\$&").replace(/\{(\w+)\}/g, (slot) => `$${slot}`);

function contentOf({
  title,
  name: called,
  purpose,
  about,
  method,
  limits,
  assumptions,
  example,
  questions,
  synonyms,
  related,
  sources,
  known,
  changes,
}) {
  const rows = known.map(({ how, inputs, figures }) => [how, inputs, figures]);
  const vectors = rows.length > 0 ? [{ by: "hand", rows }] : [];
  const content = {
    title: title ?? called,
    purpose,
    about,
    methodology: method,
    assumptions,
    limitations: limits,
    example,
    questions,
    related,
    sources,
    synonyms,
    vectors,
    changes,
  };
  return `export default ${text(content)} as const;\n`;
}

const text = (value) => JSON.stringify(value);
