// What every answer of the service looks like, as specification.md and design.md §5 have it, whatever the calculator.

const TEXT = { type: "string" };
const LINE = { type: "string", minLength: 1 };
const TEXTS = { type: "object", additionalProperties: TEXT };
const LINES = { type: "array", items: LINE };
const closed = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const DAY = { type: "string", format: "date" };
const SOURCE = closed({ title: LINE, url: { type: "string", format: "uri" }, place: LINE, read: DAY }, ["place"]);
const FACT = closed({ what: LINE, from: DAY, to: DAY, source: SOURCE, until: DAY });

const COLUMN = { type: "object", properties: { label: LINE }, required: ["label"] };
const ROW = { type: "array", items: TEXT };
const TABLE = closed({ label: LINE, columns: { type: "array", items: COLUMN }, rows: { type: "array", items: ROW } });

/** `result` is looked at by the calculator's own schema. */
export const CALCULATION = closed(
  {
    tool: LINE,
    tool_slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
    tool_version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
    calculation_timestamp: { type: "string", format: "date-time" },
    result: TEXTS,
    primary: closed({ name: LINE, label: LINE, value: LINE, text: LINE, unit: LINE, sentence: LINE }, [
      "unit",
      "value",
    ]),
    values: { type: "object", additionalProperties: LINE },
    calculation: closed(
      {
        formula: LINE,
        assumptions: LINES,
        inputs: TEXTS,
        steps: { ...LINES, minItems: 1 },
        rounding: LINE,
        facts: { type: "array", items: FACT },
      },
      ["facts"],
    ),
    tables: { type: "object", additionalProperties: TABLE },
    warnings: LINES,
    disclaimer: LINE,
    source_url: { type: "string", format: "uri" },
    share_url: { type: "string", format: "uri" },
    attribution: LINE,
  },
  ["warnings"],
);

const CODE = { enum: ["UNKNOWN_FIELD", "MISSING_INPUT", "INVALID_INPUT", "CALCULATION_FAILED"] };
const SENTENCE = { type: "string", pattern: "[.?]$", minLength: 5 };
const ISSUE = { code: CODE, field: TEXT, message: SENTENCE };

export const REFUSED = closed({
  error: closed({ ...ISSUE, issues: { type: "array", items: closed(ISSUE, ["field"]), minItems: 1 } }, ["field"]),
});
