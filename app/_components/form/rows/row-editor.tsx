// The rows of a list. Enter goes to the next cell and begins a row after the last; a table from a spreadsheet goes in whole.
import { Cell, type RowProps } from "./cell.tsx";
import { faultsIn } from "./cells.ts";
import { columnsOf, likeLast } from "./grid.ts";
import type { EditorProps } from "./rows-field.tsx";
import { useGrid } from "./use-grid.ts";

/** More are easier to handle as a text. */
const MOST_ROWS = 120;

export function RowEditor(props: EditorProps) {
  const { field, currency, fault, onLeave } = props;
  const { grid, place, said, act } = useGrid(props);
  const wrong = fault ? faultsIn(field, grid, currency, fault) : [];
  if (grid.length > MOST_ROWS) return <p className="note">{grid.length} rows: change them as text.</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left all cells
    <div
      className={field.kind === "rows" ? "rows" : "rows loose"}
      ref={place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {field.kind === "rows" && <Heads labels={columnsOf(field)} />}
      {grid.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Row key={row} {...props} grid={grid} cells={cells} row={row} act={act} wrong={wrong} />
      ))}
      <div className="row">
        <button type="button" className="button plain" onClick={() => act.add()}>
          {field.kind === "rows" ? "Add a row" : "Add a value"}
        </button>
        {field.kind === "rows" && columnsOf(field).length > 1 && (
          <button type="button" className="button plain" onClick={() => act.add(likeLast(field, grid))}>
            Copy the last row
          </button>
        )}
      </div>
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}

const Heads = ({ labels }: { readonly labels: readonly string[] }) => (
  <div className="row-of heads" aria-hidden="true">
    {labels.map((label) => (
      <b key={label}>{label}</b>
    ))}
    <i />
  </div>
);

const Row = (props: RowProps) => (
  <div className="row-of">
    {props.cells.map((cell, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
      <Cell key={column} {...props} column={column} cell={cell} />
    ))}
    {props.field.kind === "rows" && (
      <button
        type="button"
        aria-label={`Remove row ${props.row + 1}`}
        disabled={props.grid.length === 1}
        onClick={() => props.act.remove(props.row)}
      >
        ×
      </button>
    )}
  </div>
);
