// A line and what it comes to.
import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import type { Line } from "#lib/questions/notebook";
import { linkTo } from "../search/use-answer.ts";
import { LONGEST_LINE } from "./rows.ts";

type Props = {
  readonly place: number;
  readonly text: string;
  readonly line: Line | undefined;
  readonly isTyping: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onSplit: (before: string, after: string) => void;
  readonly onRemove: (() => void) | undefined;
  readonly onMove: (by: 1 | -1) => void;
};

export function NotebookLine({ place, text, line, isTyping, ...on }: Props) {
  const id = useId();
  const fault = isTyping ? undefined : line?.fault;
  return (
    <li>
      <span className="soft" aria-hidden="true">
        {place}
      </span>
      <input
        type="text"
        aria-label={`Line ${place}`}
        aria-describedby={id}
        aria-invalid={fault !== undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="enter"
        maxLength={LONGEST_LINE}
        value={text}
        onChange={(event) => on.onType(event.currentTarget.value)}
        onBlur={on.onLeave}
        onKeyDown={(event) => pressed(event, on)}
        onPaste={(event) => pasted(event, on.onType)}
      />
      <p id={id} className="worth" data-line={place}>
        {line?.answer !== undefined && <b>{line.answer}</b>}
        {line?.answered && <Source {...line.answered} />}
        {fault && <span className="wrong">{fault}</span>}
      </p>
    </li>
  );
}

function Source(answered: NonNullable<Line["answered"]>) {
  const { name, reading } = answered;
  return (
    <small>
      {reading.assumed.length > 0 && `${reading.assumed.join(", ")} assumed · `}
      <a href={linkTo(answered)}>{name}</a>
    </small>
  );
}

type Keys = Pick<Props, "onSplit" | "onRemove" | "onMove">;

function pressed(event: KeyboardEvent<HTMLInputElement>, { onSplit, onRemove, onMove }: Keys) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.nativeEvent.isComposing) return;
  const act = {
    Enter: () => onSplit(value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)),
    Backspace: value === "" ? onRemove : undefined,
    ArrowUp: () => onMove(-1),
    ArrowDown: () => onMove(1),
  }[event.key];
  if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  act();
}

/** A field takes one line; several become lines of their own. */
function pasted(event: ClipboardEvent<HTMLInputElement>, onType: (text: string) => void) {
  const text = event.clipboardData.getData("text/plain").trimEnd();
  if (!text.includes("\n")) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  onType(value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length));
}
