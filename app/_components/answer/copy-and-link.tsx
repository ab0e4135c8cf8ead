// What one can do with an answer: copy it, share it, print it; and what a screen reader says once it has settled.
import type { ReactNode } from "react";
import { type Calculator, type Presented, takesWords } from "#engine";
import { useCopy } from "../page/use-copy.ts";
import { Announcement } from "./announcement.tsx";
import { ShareKey } from "./share-key.tsx";

type Props = {
  readonly calculator: Calculator;
  readonly presented: Presented | undefined;
  readonly children: ReactNode;
};

/** Without an answer the keys stay where they are, and are off. */
export function CopyAndLink({ calculator, presented, children }: Props) {
  const { done, copy, say } = useCopy();
  const isPreviewed = hasPreview(calculator);
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
        <ShareKey
          off={off}
          addressNow={() => (isPreviewed ? previewedAddress() : location.href)}
          onCopy={(address) => copy(address, ["Link copied.", isPreviewed && PUBLIC].filter(Boolean).join(" "))}
          onShare={() => isPreviewed && say(PUBLIC)}
        />
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

const PUBLIC = "Your figures are in it: this site and whoever gets the link can read them.";

/** Previews are made by our own server, of figures alone: Vercel hands out pages as they were built. */
const hasPreview = ({ inputs }: Calculator): boolean => !process.env.VERCEL && !Object.values(inputs).some(takesWords);

/** What stands after # is sent to no server, and so is in no preview. */
const previewedAddress = (): string =>
  location.hash.includes("=") ? `${location.origin}${location.pathname}?${location.hash.slice(1)}` : location.href;

function announced({ primary, headline, unit, alerts }: Presented): string {
  const { label, text } = headline ?? { label: primary.label, text: `${primary.text} ${unit}`.trim() };
  const answer = `${label}: ${text}`;
  return alerts.length > 0 ? `${answer}. ${alerts.join(" ")}` : answer;
}
