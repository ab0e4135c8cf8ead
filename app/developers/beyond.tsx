// More than one answer at a time, a question asked backwards, and answers for the cells of a spreadsheet.
import { finish } from "#engine";
import { answerSolve, answerTable, readSolve, readTable, tableCsv } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";
import { commandIn, exampleText } from "./example-text.ts";

const REQUEST = { inputs: { bill: 80, people: 4 } };
const TABLE = { ...REQUEST, vary: { tip_rate: { from: 10, to: 25, step: 5 } }, outputs: ["share", "total"] };
const BACKWARDS = { ...REQUEST, want: { share: 25 }, by: "tip_rate" };

export async function Beyond() {
  const answers = await worked();
  return (
    <div className="stack">
      <Tables csv={answers?.csv} />
      <Solving sentence={answers?.sentence} />
      <Spreadsheets />
    </div>
  );
}

const Tables = ({ csv }: { readonly csv: string | undefined }) => (
  <>
    <div className="prose">
      <p>
        <code>/table</code> varies one or two inputs in one request: up to 101 rows, or 21 × 21. Each row has the same
        figures as a single calculation, or says why it has none. Rows come as JSON, or as CSV if you send{" "}
        <code>Accept: text/csv</code>.
      </p>
    </div>
    <Code title="A table" text={commandIn(exampleText("table.sh", site().url))} />
    {csv && <Code title="Answer, 200" text={csv} out />}
  </>
);

const Solving = ({ sentence }: { readonly sentence: string | undefined }) => (
  <>
    <div className="prose">
      <p>
        <code>/solve</code> finds the input value that gives the result you want, like “What if” on the
        calculator&apos;s page. <code>answer</code> says in a sentence what it found, and each entry of{" "}
        <code>solutions</code> is a complete calculation. If there is no solution, <code>nearest</code> has the closest
        value.
      </p>
    </div>
    <Code title="Solving backwards" text={commandIn(exampleText("solve.sh", site().url))} />
    {sentence && <Code title="From the answer" text={sentence} out />}
  </>
);

function Spreadsheets() {
  const cell = (query: string) => `"${site().url}/api/tools/tip/calculate?bill="&A2&"&people="&B2&"${query}"`;
  return (
    <>
      <h3>In a spreadsheet</h3>
      <div className="prose">
        <p>
          With the inputs in the address, GET gives the same answer as POST. <code>as=text</code> returns one figure as
          a plain decimal: the main one, or another that you name, as in <code>output=total</code>. For Google Sheets,{" "}
          <code>as=csv</code> returns the same figure.
        </p>
      </div>
      <Code title="Excel and LibreOffice" text={`=NUMBERVALUE(WEBSERVICE(${cell("&as=text")}), ".")`} />
      <Code title="Google Sheets" text={`=IMPORTDATA(${cell("&as=csv")})`} />
      <div className="prose">
        <p>
          Use a decimal point, not a comma, and wrap text in <code>ENCODEURL</code>. An address can end up in proxy logs
          and in your browser history; our own logs leave out the inputs. Each cell is one request. A table from the API
          is one request, too. <a href="/examples/named-functions.txt">Named functions</a> make it{" "}
          <code>=RECKON(&quot;mortgage&quot;, INPUTS(A1:A3, B1:B3), &quot;monthly_total&quot;)</code>.
        </p>
      </div>
    </>
  );
}

/** What both commands answer; nothing where the owner has closed that calculator. */
async function worked() {
  const entry = await catalogue().findOpen("tip");
  if (!entry) return undefined;
  const [table, solve] = [readTable(entry.calculator, TABLE), readSolve(entry.calculator, BACKWARDS, site())];
  if ("code" in table || "code" in solve) throw new Error("the examples of the developers' page are refused");
  const rows = finish(answerTable(entry, table, site(), new Date(site().builtAt)));
  const solved = finish(answerSolve(entry, solve, site(), new Date(site().builtAt)));
  if ("code" in rows) throw new Error("the table of the developers' page is refused");
  return { csv: tableCsv(rows), sentence: solved.answer };
}
