import { REGION_CODES } from "#engine";
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { commandIn, exampleText } from "./example-text.ts";
import { worked } from "./worked.ts";

const OPERATIONS = [
  ["GET", "/api/ai/tools", "The calculators, with inputs, outputs and formula"],
  ["GET", "/api/ai/tools/{slug}", "One calculator in full, with JSON Schemas"],
  ["POST", "/api/tools/{slug}/calculate", "Run it. GET with the inputs in the address works too"],
  ["POST", "/api/tools/{slug}/table", "Run it for many values at once"],
  ["POST", "/api/tools/{slug}/solve", "Find the input that gives the result you want"],
  ["GET", "/api/ask?q={question}", "The answer to a question in words: /api/ask?q=20%25+tip+on+58.40"],
  ["GET", "/api/oembed?url={page}", "What to show in place of a link to a calculator (oEmbed 1.0)"],
  ["GET", "/api/facts", "Published figures: tax brackets, price indexes, holidays, limits"],
  ["GET", "/api/facts/{slug}", "One of them on a day, with its source: /api/facts/us-cpi?on=2024-05-01"],
  ["GET", "/api/openapi.json", "All of this as OpenAPI 3.1"],
] as const;

export async function Rest() {
  const example = await worked();
  return (
    <div className="stack">
      <ul className="ops">
        {OPERATIONS.map(([method, path, what]) => (
          <li key={path}>
            <code>
              <b>{method}</b> {path}
            </code>
            <span className="soft">{what}</span>
          </li>
        ))}
      </ul>
      {example && (
        <>
          <Code title="Request" text={commandIn(exampleText("answer.sh", site().url))} />
          <Code title="Answer, 200" text={JSON.stringify(example.answer, null, 2)} out />
        </>
      )}
      <div className="prose">
        <p>
          The texts in <code>result</code> are ready to show to people. <code>values</code> has the same figures as
          plain decimals, so you can feed one answer into the next. You can leave out any input with a default;{" "}
          <code>calculation.inputs</code> shows which values were used.
        </p>
        <p>
          Add <code>?region=de-DE</code> to any of these addresses, or to <code>/mcp</code>, to get texts with numbers
          and money as in Germany: <code>1.234,50 €</code>. Add <code>&amp;currency=CHF</code> for another currency. No
          amount is converted, and inputs and limits stay the same. <code>values</code> stay the same too, except in the
          bill split, sales tax and VAT calculators, which round to the currency’s smallest unit. The regions are{" "}
          {REGION_CODES.join(", ")}.
        </p>
        <p>
          To discover the API, start at <a href="/api">/api</a>, or follow the <code>Link</code> header of any answer.
        </p>
      </div>
    </div>
  );
}
