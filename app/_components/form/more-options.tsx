import { type ReactNode, useState } from "react";

type Props = { readonly labels: readonly string[]; readonly isNeeded: boolean; readonly children: ReactNode };

/** What few people need, folded. It opens by itself where a link or a fault concerns something in it. */
export function MoreOptions({ labels, isNeeded, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="fold more">
      <details open={open || isNeeded} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            <b>More options</b>
            <span className="note">{labels.join(", ")}</span>
          </span>
        </summary>
        <div>{children}</div>
      </details>
    </div>
  );
}
