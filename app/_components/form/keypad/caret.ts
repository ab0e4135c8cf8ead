import { useEffect, useLayoutEffect, useRef } from "react";
import { controlId } from "../control.ts";
import type { Selected, Typed } from "./pressed.ts";

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`#${controlId(name)}`);

/** Where the next key types, and a way to type there. Without focus, as on a phone, that is after the last key. */
export function useCaret(name: string, text: string, onText: (text: string) => void) {
  const written = useRef<Typed>(undefined);
  const selected = (): Selected => {
    const field = fieldOf(name);
    if (field && field === document.activeElement) return [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    const after = written.current?.caret ?? text.length;
    return [after, after];
  };
  const write = (typed: Typed) => {
    written.current = typed;
    onText(typed.text);
  };
  useLayoutEffect(() => {
    const field = fieldOf(name);
    if (written.current?.text !== text) written.current = undefined;
    const at = written.current?.caret;
    if (at !== undefined && field === document.activeElement) field?.setSelectionRange(at, at);
  }, [name, text]);
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
