"use client";
// Lines with their answers beside them. Enter adds one, Backspace takes an empty one away, and the arrows go up and down.
import { useEffect, useRef, useState } from "react";
import type { Line } from "#lib/questions/notebook";
import { Printed } from "../answer/printed.tsx";
import type { Usual } from "../region/usual.ts";
import { NotebookActions } from "./notebook-actions.tsx";
import { NotebookLine } from "./notebook-line.tsx";
import { MOST_LINES, removed, replaced, textsIn } from "./rows.ts";
import { useAnswers } from "./use-answers.ts";
import { useRows } from "./use-rows.ts";

const SETTLED = 1000;

type Props = {
  readonly usual: Usual;
  /** What the example comes to. */
  readonly begins: readonly Line[];
};

export function Notebook({ usual, begins }: Props) {
  const { rows, list, typing, isFull, edit } = useEditing();
  const answers = useAnswers(rows, usual, begins);
  return (
    <div className="notebook">
      <ol ref={list}>
        {rows.map(({ id, text }, at) => (
          <NotebookLine
            key={id}
            place={at + 1}
            text={text}
            line={answers?.get(id)}
            isTyping={typing === id}
            onType={(next) => edit.type(at, next)}
            onLeave={edit.leave}
            onSplit={(before, after) => edit.split(at, before, after)}
            onRemove={rows.length > 1 ? () => edit.remove(at) : undefined}
            onMove={(by) => edit.goTo(at + by)}
          />
        ))}
      </ol>
      {isFull && <p className="note">A notebook holds {MOST_LINES} lines. The rest of a longer text is left out.</p>}
      {!answers && <p className="wrong">The answers could not be loaded. Please reload the page.</p>}
      <NotebookActions rows={rows} answers={answers} onClear={edit.clear} />
      <Printed />
      <Settled
        place={rows.findIndex(({ id }) => id === typing) + 1}
        line={answers?.get(typing ?? -1)}
        onSettled={edit.leave}
      />
    </div>
  );
}

/** The lines, which of them is being typed in, and what keys do to them. */
function useEditing() {
  const { rows, setRows, clear } = useRows();
  const [typing, setTyping] = useState<number>();
  const { list, goTo } = useFocus(rows.length);
  const isFull = rows.length >= MOST_LINES;
  const edit = {
    goTo,
    type(at: number, text: string) {
      const texts = textsIn(text);
      setTyping(rows[at]?.id);
      setRows(replaced(rows, at, texts));
      if (texts.length > 1) goTo(at + texts.length - 1);
    },
    split(at: number, before: string, after: string) {
      if (!isFull) setRows(replaced(rows, at, [before, after]));
      goTo(at + 1, 0);
    },
    remove(at: number) {
      setRows(removed(rows, at));
      goTo(Math.max(0, at - 1));
    },
    clear() {
      clear();
      goTo(0);
    },
    leave: () => setTyping(undefined),
  };
  return { rows, list, typing, isFull, edit };
}

/** Moves the cursor to a line once that is there. */
function useFocus(lines: number) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly at: number; readonly caret?: number | undefined }>(undefined);
  const focus = () => {
    const { at = -1, caret } = wanted.current ?? {};
    const field = list.current?.querySelectorAll("input")[at];
    if (!field) return;
    wanted.current = undefined;
    field.focus();
    const place = caret ?? field.value.length;
    field.setSelectionRange(place, place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that was added is there now
  useEffect(focus, [lines]);
  const goTo = (at: number, caret?: number) => {
    wanted.current = { at, caret };
    requestAnimationFrame(focus);
  };
  return { list, goTo };
}

type SettledProps = { readonly place: number; readonly line: Line | undefined; readonly onSettled: () => void };

/** Announced once typing pauses, not at every letter. */
function Settled({ place, line, onSettled }: SettledProps) {
  const [announced, setAnnounced] = useState("");
  const text = line?.answer ?? line?.fault ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer begins the pause anew
  useEffect(() => {
    if (place === 0) return;
    const timer = setTimeout(() => {
      setAnnounced(text && `Line ${place}: ${text}`);
      onSettled();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [place, text]);
  return (
    <p className="unseen" role="status">
      {announced}
    </p>
  );
}
