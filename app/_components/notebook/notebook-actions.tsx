// What one can do with a notebook: copy it, share it, print it, begin anew.
import { useCopy } from "../page/use-copy.ts";
import { isBlank, plainText, type Row } from "./rows.ts";
import type { Answers } from "./use-answers.ts";

type Props = { readonly rows: readonly Row[]; readonly answers: Answers | undefined; readonly onClear: () => void };

export function NotebookActions({ rows, answers, onClear }: Props) {
  const { done, copy } = useCopy();
  const off = isBlank(rows);
  return (
    <>
      <div className="row actions">
        <button
          type="button"
          className="button main"
          disabled={off || !answers}
          onClick={() => answers && copy(plainText(rows, answers), "Notebook copied.")}
        >
          Copy as text
        </button>
        <button type="button" className="button" disabled={off} onClick={() => copy(location.href, "Link copied.")}>
          Copy link
        </button>
        <button type="button" className="button" disabled={off} onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button plain" disabled={off} onClick={onClear}>
          Clear
        </button>
      </div>
      <p className="note" role="status">
        {done}
      </p>
    </>
  );
}
