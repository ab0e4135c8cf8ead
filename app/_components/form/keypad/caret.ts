import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { controlId } from "../control.ts";
import type { Selected, Typed } from "./pressed.ts";

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`#${controlId(name)}`);

/** Where the next key types, and a way to type there. Without focus, as on a phone, that is after the last key. */
export function useCaret(name: string, onText: (text: string) => void) {
  const written = useRef<Typed>(undefined);
  const selected = (text: string): Selected => {
    const field = fieldOf(name);
    if (field && field === document.activeElement) return [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    const after = written.current?.text === text ? written.current.caret : text.length;
    return [after, after];
  };
  const write = (typed: Typed) => {
    written.current = typed;
    flushSync(() => onText(typed.text));
    const field = fieldOf(name);
    if (field === document.activeElement) field?.setSelectionRange(typed.caret, typed.caret);
  };
  return [selected, write] as const;
}

export function useEnter(name: string, finish: () => void) {
  useEffect(() => {
    const field = fieldOf(name);
    const onKey = ({ key }: KeyboardEvent) => key === "Enter" && finish();
    field?.addEventListener("keydown", onKey);
    return () => field?.removeEventListener("keydown", onKey);
  });
}
