// Marks a service that answers as ours does: `npm run mark -- https://a.service` sends the inputs of every known figure, or of
// the calculators that are named after it, and compares what comes back with what is printed. Figures that we ourselves find
// different, and say why, count for no one.
import { asPrinted, type Calculator } from "#engine";
import { type ProofCase, proofData } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { table } from "./table.ts";

export default async function mark(url?: string, ...slugs: readonly string[]): Promise<string> {
  if (!url || !URL.canParse(url)) return "Name a service: npm run mark -- https://a.service tip mortgage";
  const entries = (await catalogue().allOpen()).filter(
    ({ calculator }) => slugs.length === 0 || slugs.includes(calculator.slug),
  );
  const { cases } = proofData(entries, site(), (text) => text);
  const calculators = new Map(entries.map(({ calculator }) => [calculator.slug, calculator]));
  const marks: Mark[] = [];
  // One after the other: a service has a limit for each caller.
  for (const one of cases) {
    const isAnswered = (name: string) => !isOnPage(calculators.get(one.calculator), name);
    const figures = one.figures.filter(({ name, agrees }) => agrees && isAnswered(name));
    marks.push(...(await marksOf({ ...one, figures }, url)));
  }
  return report(marks);
}

type Mark = { readonly calculator: string; readonly isRight: boolean; readonly said: string };

async function marksOf({ calculator, given, inputs, figures, rounding }: ProofCase, url: string): Promise<Mark[]> {
  const answer = await answerOf(new URL(`/api/tools/${calculator}/calculate`, url), inputs);
  return figures.map(({ name, expected }) => {
    const found = answer && figureIn(answer, name);
    const isRight = found !== undefined && asPrinted(name, expected, found, rounding).agrees;
    return { calculator, isRight, said: `${calculator}, ${given}: ${name} ${found ?? "(none)"}, not ${expected}` };
  });
}

/** A cell of a table that no answer has. */
function isOnPage(calculator: Calculator | undefined, name: string): boolean {
  const field = calculator?.outputs[name.split(".")[0] ?? ""];
  return field?.kind === "table" && field.page === true;
}

type Answer = {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly tables?: Readonly<Record<string, Partial<Grid>>>;
};
type Grid = { readonly columns: readonly { readonly name: string }[]; readonly rows: readonly (readonly unknown[])[] };

/** A value has every digit. Cells are texts for people: $1,234.50. */
function figureIn({ values, result, tables }: Answer, name: string): string | undefined {
  const figure = values?.[name] ?? result?.[name];
  if (figure !== undefined) return String(figure);
  const [output = "", row, column] = name.split(".");
  const { columns = [], rows = [] } = tables?.[output] ?? {};
  const cell = rows[Number(row) - 1]?.[columns.findIndex((one) => one.name === column)];
  return cell === undefined
    ? undefined
    : String(cell)
        .replace(/^(-?)\$/, "$1")
        .replace(/(?<=\d),(?=\d{3})/g, "");
}

/** Nothing where it refuses, or answers in another form. */
async function answerOf(url: URL, inputs: object): Promise<Answer | undefined> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(inputs) });
  if (response.status === 429) {
    await response.body?.cancel();
    const seconds = Number(response.headers.get("retry-after")) || 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return answerOf(url, inputs);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  return response.ok && typeof answer === "object" && answer !== null ? answer : undefined;
}

function report(marks: readonly Mark[]): string {
  const slugs = [...new Set(marks.map(({ calculator }) => calculator))];
  const rows = slugs.map((slug) => {
    const own = marks.filter(({ calculator }) => calculator === slug);
    return [slug, ...counted(own)];
  });
  const wrong = marks.filter(({ isRight }) => !isRight).map(({ said }) => said);
  return [table(["calculator", "right", "wrong"], [...rows, ["together", ...counted(marks)]]), ...wrong].join("\n");
}

const counted = (marks: readonly Mark[]): readonly string[] => {
  const right = marks.filter(({ isRight }) => isRight).length;
  return [String(right), String(marks.length - right)];
};
