// More than one answer at a time, a question asked backwards, and answers for the cells of a spreadsheet.
import { catalogue } from "#lib/catalogue";
import { answerSolve, answerTable, readSolve, readTable, tableCsv } from "#lib/service";
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { commandIn, exampleText } from "./example-text.ts";

const REQUEST = { inputs: { bill: 80, people: 4 } };
const TABLE = { ...REQUEST, vary: { tip_rate: { from: 10, to: 25, step: 5 } }, outputs: ["share", "total"] };
const BACKWARDS = { ...REQUEST, want: { share: 25 }, by: "tip_rate" };

export async function Beyond() {
  const answers = await worked();
  const { url } = site();
  const cell = (query: string) => `"${url}/api/tools/tip/calculate?bill="&A2&"&people="&B2&"${query}"`;
  return (
    <div className="stack">
      <div className="prose">
        <p>
          <code>/table</code> varies one input or two: up to 101 rows, or 21 × 21, in one request. Each row says exactly
          what a single calculation says; a row that is refused says why. Slow calculators allow fewer rows, and the
          answer says how many fit. Without <code>Accept: text/csv</code> the rows come as JSON.
        </p>
      </div>
      <Code title="A table" text={commandIn(exampleText("table.sh", url))} />
      {answers && <Code title="Answer, 200" text={answers.csv} out />}
      <div className="prose">
        <p>
          <code>/solve</code> finds the value of an input that makes a figure what you want, as “What if” does on the
          calculator&apos;s page. <code>answer</code> says what was found, and each of <code>solutions</code> is a whole
          calculation. Where there is none, <code>nearest</code> comes closest.
        </p>
      </div>
      <Code title="Solving backwards" text={commandIn(exampleText("solve.sh", url))} />
      {answers && <Code title="From the answer" text={answers.sentence} out />}
      <h3>In a spreadsheet</h3>
      <div className="prose">
        <p>
          With inputs in the address, GET gives the same answer as POST. <code>as=text</code> gives one figure as a
          plain decimal: the main one, or the one that <code>output=total</code> names.
        </p>
      </div>
      <Code title="Excel and LibreOffice" text={`=NUMBERVALUE(WEBSERVICE(${cell("&as=text")}), ".")`} />
      <Code title="Google Sheets" text={`=IMPORTDATA(${cell("&as=csv")})`} />
      <div className="prose">
        <p>
          Write decimals with a point, and put words through <code>ENCODEURL</code>. An address can end up in the logs
          of proxies and in your history; our own logs keep no query. Many cells are many requests: a table is one.
        </p>
      </div>
    </div>
  );
}

/** What both commands answer; nothing where the owner has closed that calculator. */
async function worked() {
  const entry = await catalogue().findOpen("tip");
  if (!entry) return undefined;
  const [table, solve] = [readTable(entry.calculator, TABLE), readSolve(entry.calculator, BACKWARDS, site())];
  if ("code" in table || "code" in solve) throw new Error("the examples of the developers' page are refused");
  const rows = answerTable(entry, table, site());
  const solved = answerSolve(entry, solve, site(), new Date(site().builtAt));
  if ("code" in rows || "code" in solved) throw new Error("the examples of the developers' page are too much work");
  return { csv: tableCsv(rows), sentence: solved.answer };
}
