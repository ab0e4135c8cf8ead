// What one can do with an answer: copy it, share it, print it; and what a screen reader says once it has settled.
import { type ReactNode, useEffect, useState } from "react";
import type { Presented } from "#engine";
import { useCopy } from "../page/use-copy.ts";

const SETTLED = 1000;

type Props = { readonly presented: Presented | undefined; readonly children: ReactNode };

/** Without an answer the keys stay where they are, and are off. */
export function CopyAndLink({ presented, children }: Props) {
  const { done, copy } = useCopy();
  const shares = useShareSheet();
  const off = !presented;
  const lines = presented && [
    ...presented.alerts,
    presented.sentence,
    ...presented.figures.map(({ name, label, text }) =>
      `${label}: ${text} ${name === presented.primary.name ? presented.unit : ""}`.trim(),
    ),
  ];
  return (
    <>
      <div className="row actions">
        <button
          type="button"
          className="button main"
          disabled={off}
          onClick={() => lines && copy([...lines, location.href].join("\n"), "Result copied.")}
        >
          Copy result
        </button>
        <button
          type="button"
          className="button"
          disabled={off}
          onClick={() =>
            shares
              ? navigator.share({ url: location.href }).catch(() => undefined)
              : copy(location.href, "Link copied.")
          }
        >
          {shares ? "Share" : "Copy link"}
        </button>
        <button type="button" className="button" disabled={off} onClick={() => print()}>
          Print
        </button>
        {children}
      </div>
      <p className="note" role="status">
        {done}
      </p>
      <Announcement text={presented ? announced(presented) : "No answer yet."} />
    </>
  );
}

/** Phones and tablets have one that people know. */
function useShareSheet(): boolean {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares("share" in navigator && matchMedia("(pointer: coarse)").matches), []);
  return shares;
}

/** Said once typing has stopped, and never the answer that the page began with. */
function Announcement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text === first && said === "" ? "" : text), SETTLED);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}

function announced({ primary, headline, unit, alerts }: Presented): string {
  const { label, text } = headline ?? { label: primary.label, text: `${primary.text} ${unit}`.trim() };
  const answer = `${label}: ${text}`;
  return alerts.length > 0 ? `${answer}. ${alerts.join(" ")}` : answer;
}
