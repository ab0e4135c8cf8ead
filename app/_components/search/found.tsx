// What the search found: the answer to a question first, then calculators by their names.
import { useEffect, useState } from "react";
import type { Answered, Form } from "#lib/questions/ask";
import { type Findable, pathTo } from "#lib/questions/find";
import { type Answer, linkTo, linkToForm } from "./use-answer.ts";

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
  const { answers = [], form } = answer ?? {};
  const before = answers.length + (form ? 1 : 0);
  const option = (place: number) => ({
    id: `${id}-${place}`,
    role: "option",
    "aria-selected": place === chosen,
    tabIndex: -1,
  });
  return (
    // A press in here must not take the focus from the field, or all of it would be gone before the click.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="found" hidden={before + found.length === 0} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label="Answers and calculators">
        {answers.map((answered, i) => (
          <a key={linkTo(answered)} href={linkTo(answered)} className="answered" onClick={history.note} {...option(i)}>
            <AnswerRow {...answered} />
          </a>
        ))}
        {form && (
          <a href={linkToForm(form)} className="answered" {...option(answers.length)}>
            <FormRow {...form} />
          </a>
        )}
        {found.map((target, i) => (
          <a key={target.slug} href={pathTo(target)} {...option(before + i)}>
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

const AnswerRow = ({ reading: { slug, assumed, without = [] }, name, figure, sentence, warnings }: Answered) => (
  <span data-answer={slug}>
    <b data-value={figure.value}>{figure.text}</b>
    <span>{sentence}</span>
    {warnings.slice(0, 1).map((warning) => (
      <span key={warning}>{firstSentence(warning)}</span>
    ))}
    <span className="soft">
      {assumed.length > 0 && `${assumed.join(", ")} assumed · `}
      <Without words={without} />
      {without.length > 0 && "· "}
      {name}
    </span>
  </span>
);

/** The page has the others. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?]) (?=[A-Z])/)[0] ?? "";

const FormRow = ({ name, unread, lacking }: Form) => (
  <span>
    <b>{name}</b>
    <span>Filled in with what you typed.{lacking.length > 0 && ` Still needed: ${lacking.join(", ")}.`}</span>
    <span className="soft">
      <Without words={unread} />
    </span>
  </span>
);

/** What was typed and left out. */
const Without = ({ words }: { readonly words: readonly string[] }) =>
  words.length > 0 && (
    <>
      without{" "}
      {words.map((word) => (
        <s key={word}>{word}</s>
      ))}{" "}
    </>
  );

const PAUSE = 700;

/** Said once typing pauses, not at every letter. */
export function Announced({ answer }: { readonly answer: Answer | undefined }) {
  return (
    <span className="unseen" role="status">
      {useSettled(answer?.answers[0]?.sentence ?? "")}
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
