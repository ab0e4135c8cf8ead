// The rows of a comparison: names and the large figure on top, then the fields, then the other figures.
import { type Calculator, type Compared, type ComparedRow, sentenceOf } from "#engine";
import type { Column } from "./column.ts";
import { ColumnField } from "./column-field.tsx";
import type { InputRow } from "./input-rows.ts";
import type { Acts } from "./use-columns.ts";
import { LETTERS, LONGEST_NAME } from "./written.ts";

type Of = { readonly calculator: Calculator; readonly columns: readonly Column[]; readonly acts: Acts };

export const Head = ({ calculator, columns, acts, main }: Of & { readonly main: ComparedRow }) => (
  <thead>
    <tr>
      <td />
      {columns.map(({ name }, place) => (
        <th key={LETTERS[place]} scope="col">
          <div className="box">
            <input
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-label={`Name of column ${place + 1}`}
              onChange={({ target }) => acts.rename(place, target.value)}
              onFocus={({ target }) => target.select()}
            />
            <button type="button" aria-label={`Remove ${name}`} onClick={() => acts.remove(place)}>
              ×
            </button>
          </div>
        </th>
      ))}
    </tr>
    <tr>
      <th scope="row">{main.label}</th>
      {columns.map((column, place) => (
        <td key={LETTERS[place]}>
          <Large cell={main.cells[place]} label={main.label} />
          {!column.outcome.answer && <Why calculator={calculator} column={column} />}
        </td>
      ))}
    </tr>
  </thead>
);

type Cell = ComparedRow["cells"][number];

/** Where the large figures are not the same figure, each says which it is. */
const Large = ({ cell, label }: { readonly cell: Cell; readonly label: string }) => (
  <>
    {cell && cell.label !== label && <small>{cell.label}</small>}
    <b>{cell?.text ?? "–"}</b>
    {cell?.difference && <small>{cell.difference}</small>}
  </>
);

function Why({ calculator, column }: { readonly calculator: Calculator; readonly column: Column }) {
  const [fault] = column.outcome.faults;
  return fault ? <small>{sentenceOf(calculator, fault)}</small> : null;
}

export const Inputs = ({ calculator, columns, acts, row }: Of & { readonly row: InputRow }) => (
  <tr>
    <th scope="row">{row.label}</th>
    {row.isShared ? (
      <td colSpan={columns.length}>The same in every column. Close the comparison to change it.</td>
    ) : (
      columns.map((column, place) => {
        const [name, field] = row.entries[place] ?? [];
        return (
          <td key={LETTERS[place]}>
            {name !== undefined && field ? (
              <ColumnField
                {...{ calculator, column, place, name, field }}
                onChange={(changed) => acts.change(place, changed)}
              />
            ) : (
              "–"
            )}
          </td>
        );
      })
    )}
  </tr>
);

export const Warnings = ({ alerts }: Pick<Compared, "alerts">) => (
  <tbody>
    <tr>
      <th scope="row">Warnings</th>
      {alerts.map((all, place) => (
        <td key={LETTERS[place]}>{all.join(" ") || "–"}</td>
      ))}
    </tr>
  </tbody>
);

type GroupProps = { readonly heading: string; readonly rows: readonly ComparedRow[] };

export const Group = ({ heading, rows }: GroupProps) => (
  <tbody className="found">
    {heading && (
      <tr>
        <th scope="rowgroup" colSpan={LETTERS.length + 1}>
          {heading}
        </th>
      </tr>
    )}
    {rows.map(({ name, label, cells }) => (
      <tr key={name}>
        <th scope="row">{label}</th>
        {cells.map((cell, place) => (
          <td key={LETTERS[place]}>
            <span>{cell?.text ?? "–"}</span>
            {cell?.difference && <small>{cell.difference}</small>}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
