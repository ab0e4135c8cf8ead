// What the search found: the answer to a question first, then calculators by their names.
import { useEffect, useState } from "react";
import type { Answered } from "#lib/questions/ask";
import { type Findable, pathTo } from "./find.ts";
import { type Answer, linkTo } from "./use-answer.ts";

type Props = {
  readonly id: string;
  readonly answer: Answer | undefined;
  readonly found: readonly Findable[];
  readonly chosen: number;
  readonly history: History;
};

/** The last questions, if they are kept. */
export type History = {
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly forget: () => void;
  readonly note: () => void;
};

export function Found({ id, answer, found, chosen, history }: Props) {
  const answers = answer?.found ?? [];
  const option = (place: number) => ({
    id: `${id}-${place}`,
    role: "option",
    "aria-selected": place === chosen,
    tabIndex: -1,
  });
  return (
    // A press in here must not take the focus from the field, or all of it would be gone before the click.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="found" hidden={answers.length + found.length === 0} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label="Answers and calculators">
        {answers.map((answered, i) => (
          <a key={linkTo(answered)} href={linkTo(answered)} className="answered" onClick={history.note} {...option(i)}>
            <AnswerRow {...answered} />
          </a>
        ))}
        {found.map((target, i) => (
          <a key={target.slug} href={pathTo(target)} {...option(answers.length + i)}>
            {target.name} <span className="soft">{target.category}</span>
          </a>
        ))}
      </div>
      {(answers.length > 0 || history.isKept) && <HistoryKey {...history} />}
    </div>
  );
}

const HistoryKey = ({ isKept, keep, forget }: History) => (
  <button type="button" className="button plain" onClick={isKept ? forget : keep}>
    {isKept ? "Forget my last questions" : "Keep my last questions on this device"}
  </button>
);

const AnswerRow = ({ reading: { slug, assumed }, name, figure, sentence }: Answered) => (
  <span data-answer={slug}>
    <b data-value={figure.value}>{figure.text}</b>
    <span>{sentence}</span>
    <span className="soft">
      {assumed.length > 0 && `${assumed.join(", ")} assumed · `}
      {name}
    </span>
  </span>
);

const PAUSE = 700;

/** Said once typing pauses, not at every letter. */
export function Announced({ answer }: { readonly answer: Answer | undefined }) {
  return (
    <span className="unseen" role="status">
      {useSettled(answer?.found[0]?.sentence ?? "")}
    </span>
  );
}

/** What is missing or was not found, shown and said once typing pauses. */
export function Note({ text }: { readonly text: string }) {
  const settled = useSettled(text);
  return (
    <p className="note" role="status">
      {settled === text ? text : ""}
    </p>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
