import { Fragment } from "react";
import type { Table as TableOf } from "#engine";
import { BandKey } from "../charts/scale.tsx";

type Props = {
  readonly table: TableOf;
  /** Of what kind each column is. */
  readonly kinds: readonly string[];
  readonly sign: string;
};

const MONTHS = 12;
/** With more columns than these, a phone has no room for dates. */
const MANY = 5;

/** The sign of money stands above its column; months have the year that they are in above them. */
export function Table({ table: { label, columns, rows, chart }, kinds, sign }: Props) {
  const isEmpty = columns.map((_, i) => rows.every((row) => row[i] === ""));
  const classes = kinds.map((kind) => (kind === "date" && columns.length > MANY ? "wide" : undefined));
  const amount = (cell: string, i: number) => (kinds[i] === "money" ? cell.replace(sign.trim(), "").trim() : cell);
  const isScale = chart?.kind === "scale";
  const areMonths = columns[0]?.name === "month" && rows.length > MONTHS;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      <table className={areMonths ? "table" : "table fives"}>
        <caption className="unseen">{label}</caption>
        <Head {...{ columns, isEmpty, kinds, classes, sign }} />
        <tbody>
          {rows.map(([first = "", ...cells], row) => (
            <Fragment key={first}>
              {areMonths && row % MONTHS === 0 && <Year year={row / MONTHS + 1} columns={columns.length} />}
              <tr>
                <th scope="row" className={isScale ? "keyed" : undefined}>
                  {isScale && <BandKey band={row} good={chart.good} />}
                  {amount(first, 0)}
                </th>
                {cells.map((cell, i) => (
                  <td key={columns[i + 1]?.name} className={classes[i + 1]} hidden={isEmpty[i + 1]}>
                    {amount(cell, i + 1)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Pick<TableOf, "columns"> &
  Pick<Props, "kinds" | "sign"> & {
    readonly isEmpty: readonly boolean[];
    readonly classes: readonly (string | undefined)[];
  };

const Head = ({ columns, isEmpty, kinds, classes, sign }: HeadProps) => (
  <thead>
    <tr>
      {columns.map(({ name, label }, i) => (
        <th key={name} scope="col" className={classes[i]} hidden={isEmpty[i]}>
          {label}
          {kinds[i] === "money" && <span className="soft"> {sign.trim()}</span>}
        </th>
      ))}
    </tr>
  </thead>
);

const Year = ({ year, columns }: { readonly year: number; readonly columns: number }) => (
  <tr className="part">
    <th colSpan={columns} scope="colgroup">
      Year {year}
    </th>
  </tr>
);
