import type { Metadata } from "next";
import { answersTo, type Line } from "#lib/questions/notebook";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { Notebook } from "../_components/notebook/notebook.tsx";
import { EXAMPLE } from "../_components/notebook/rows.ts";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";
import { usualOf } from "../_components/region/usual.ts";

export const metadata: Metadata = metadataOf({
  title: "Calculator notebook",
  description:
    "Write calculations line by line and see each answer beside its line. Name a value, use it below, and mix units, money and percentages.",
  path: "/notebook",
});

const WAYS = [
  ["rent = 1200", "Names a value. Use the name on any line below."],
  ["Rent: $1,200", "Names a value too. The colon may be left out."],
  ["line 2 + 10", "Uses the answer of another line, here the second."],
  [
    "sum",
    "Adds the lines above, back to the last blank line. Lines that are sums themselves are skipped. You can also write total. For the average, write average.",
  ],
  ["rent + 5%", "Adds 5% of the rent. You can also type “8% off rent” or “20% of rent”."],
  ["5 ft + 3 in", "Calculates with units. Add “in cm” at the end to convert the answer."],
  ["mortgage 400k 30y 6.5%", "Runs a calculator, as the search box on the home page does."],
  ["# March", "Adds a note. Lines without a calculation are ignored."],
] as const;

async function exampleAnswers(): Promise<readonly Line[]> {
  const { builtAt, currency } = site();
  const among = (await catalogue().all()).map(findableOf);
  const setting = { among, today: builtAt.slice(0, 10), currency, currencyOf: async () => currency };
  const lines: Line[] = [];
  for await (const line of answersTo(EXAMPLE, setting)) lines.push(line);
  return lines;
}

export default async function NotebookPage() {
  return (
    <div className="page">
      <div className="title">
        <h1>Notebook</h1>
        <p>
          Write one calculation or question per line. Change a line, and every line that uses it updates. Your lines are
          kept in the address of this page. They leave your device only if you share that address. The lines below are
          an example: change them, or clear them.
        </p>
      </div>
      <Notebook usual={usualOf(site().currency)} begins={await exampleAnswers()} />
      <Section id="ways" title="What you can write">
        <dl className="ways">
          {WAYS.map(([line, what]) => (
            <div key={line}>
              <dt>
                <code>{line}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
