import { type ReactNode, useState } from "react";
import { type Calculator, type Currency, type ListedCalculator, presentTables, type Table as TableOf } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { chartBeside } from "../charts/glance.ts";
import { lowerFirst } from "../charts/headline.ts";
import { TableChart } from "../charts/table-chart.tsx";
import { Switch } from "../form/choices.tsx";
import { later } from "../offline/later.ts";
import { LivingFold } from "../page/living-fold.tsx";
import { Table } from "./table.tsx";

type Props = { readonly calculator: ListedCalculator; readonly outcome: Outcome; readonly currency: Currency };

/** A table with its chart. A longer one that says the same in smaller steps takes its place at a switch. */
export function Tables({ calculator, outcome: { answer }, currency }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const tables = answer ? presentTables(calculator, answer, currency, (name) => open.has(name)) : [];
  const beside = answer && chartBeside(calculator, answer, currency)?.name;
  const hasCommas = currency.notation?.decimal === ",";
  return viewsOf(calculator).map(([first = "", ...finer]) => {
    const chosen = finer.find((name) => open.has(name)) ?? first;
    const [base, table] = [first, chosen].map((name) => tables.find((table) => table.name === name));
    if (!base || !table) return null;
    const choose = (name: string) =>
      setOpen(new Set([...[...open].filter((name) => !finer.includes(name)), ...(name === first ? [] : [name])]));
    return (
      <LivingFold key={first} id={`table-${first}`} title={table.label} teaser={columnsIn(table)}>
        <Drawn
          base={base}
          hasChart={base.name !== beside}
          table={table}
          kinds={kindsIn(calculator, table.name)}
          sign={currency.notation?.sign.text ?? currency.sign}
        >
          <div className="row actions">
            {finer.length > 0 && (
              <Switch
                label="Rows"
                name={`rows-${first}`}
                options={[first, ...finer].map((name) => [name, stepsOf(calculator, name)] as const)}
                chosen={chosen}
                onChoose={choose}
              />
            )}
            <button type="button" className="button" onClick={() => saveTable(calculator.slug, table, hasCommas)}>
              CSV
            </button>
            {hasCommas && (
              <button type="button" className="button" onClick={() => saveTable(calculator.slug, table, false)}>
                CSV with decimal points
              </button>
            )}
            <span className="unseen" role="status">
              {chosen !== first && `${table.label}: ${table.rows.length} rows`}
            </span>
          </div>
        </Drawn>
      </LivingFold>
    );
  });
}

/** "Year, principal, interest" */
const columnsIn = ({ columns }: TableOf): string =>
  columns.map(({ label }, i) => (i === 0 ? label : lowerFirst(label))).join(", ");

/** The names of tables, those that only a page has behind the one that they refine. */
function viewsOf({ outputs }: Calculator): readonly (readonly string[])[] {
  const views: string[][] = [];
  for (const [name, field] of Object.entries(outputs)) {
    if (field.kind !== "table") continue;
    const last = views.at(-1);
    if (field.page && last) last.push(name);
    else views.push([name]);
  }
  return views;
}

/** "By month" */
function stepsOf({ outputs }: Calculator, name: string): string {
  const field = outputs[name];
  const [first] = field?.kind === "table" ? Object.values(field.columns) : [];
  return `By ${lowerFirst(first?.label ?? "")}`;
}

/** Of what kind each column is: the sign of amounts stands once, above them. */
function kindsIn({ outputs }: Calculator, name: string): readonly string[] {
  const field = outputs[name];
  return field?.kind === "table" ? Object.values(field.columns).map(({ kind }) => kind) : [];
}

const loadCsv = later(() => import("./csv.ts"));

async function saveTable(slug: string, { name, columns, plain }: TableOf, hasCommas: boolean) {
  const { csvOf, save, withDecimalCommas } = await loadCsv();
  const labels = columns.map(({ label }) => label);
  const csv = hasCommas ? csvOf(labels, withDecimalCommas(plain()), ";") : csvOf(labels, plain());
  save(`${slug}-${name}.csv`, csv);
}

type DrawnProps = {
  readonly base: TableOf;
  /** Unless that stands beside the answer. */
  readonly hasChart: boolean;
  readonly table: TableOf;
  readonly kinds: readonly string[];
  readonly sign: string;
  readonly children: ReactNode;
};

/** As many rows one sees at once. The keys of a longer table stand above it. */
const SHORT = 12;

function Drawn({ base, hasChart, table, kinds, sign, children }: DrawnProps) {
  const isLong = table !== base || base.rows.length > SHORT;
  return (
    <div className="stack">
      {hasChart && <TableChart table={base} />}
      {isLong && children}
      <Table table={table} kinds={kinds} sign={sign} />
      {!isLong && children}
    </div>
  );
}
