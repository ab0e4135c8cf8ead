import { Fragment } from "react";
import type { Table as TableOf } from "#engine";

type Props = {
  readonly table: TableOf;
  readonly here: number | undefined;
  readonly money: readonly boolean[];
  readonly sign: string;
};

const MONTHS = 12;

/** The sign of money stands above its column; months have the year that they are in above them. */
export function Table({ table: { label, columns, rows }, here, money, sign }: Props) {
  const isEmpty = columns.map((_, i) => rows.every((row) => row[i] === ""));
  const areMonths = columns[0]?.name === "month" && rows.length > MONTHS;
  const withoutSign = (cell: string | undefined, i: number) =>
    money[i] ? cell?.replace(sign.trim(), "").trim() : cell;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      <table className={areMonths ? "table" : "table fives"}>
        <caption className="unseen">{label}</caption>
        <Head columns={columns} isEmpty={isEmpty} money={money} sign={sign} />
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <Fragment key={first}>
              {areMonths && row % MONTHS === 0 && <Year year={row / MONTHS + 1} columns={columns.length} />}
              <tr className={row === here ? "here" : undefined}>
                <th scope="row">{withoutSign(first, 0)}</th>
                {cells.map((cell, i) => (
                  <td key={columns[i + 1]?.name} hidden={isEmpty[i + 1]}>
                    {withoutSign(cell, i + 1)}
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

type HeadProps = Pick<TableOf, "columns"> & Pick<Props, "money" | "sign"> & { readonly isEmpty: readonly boolean[] };

const Head = ({ columns, isEmpty, money, sign }: HeadProps) => (
  <thead>
    <tr>
      {columns.map(({ name, label }, i) => (
        <th key={name} scope="col" hidden={isEmpty[i]}>
          {label}
          {money[i] && <span className="soft"> {sign.trim()}</span>}
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
