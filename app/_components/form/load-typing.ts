// What helps someone who types: reading what people write, steps, groups, units. A page begins without it, for its first
// texts are plain, and loads it when a hand reaches for the form.
import { useState } from "react";
import type { Currency } from "#engine";
import { later } from "../offline/later.ts";

export type Typing = typeof import("./typing-tools.ts");

export const loadTyping = later((): Promise<Typing> => import("./typing-tools.ts"));

/** What is done there takes and gives texts in the form's own notation. */
export type WithTyping = (act?: (tools: ReturnType<Typing["typingIn"]>) => void) => void;

export function useTyping(first: Typing | undefined, currency: Currency): readonly [Typing | undefined, WithTyping] {
  const [typing, setTyping] = useState(first);
  const withTyping: WithTyping = (act) => {
    if (typing) return act?.(typing.typingIn(currency));
    loadTyping().then((loaded) => {
      setTyping(loaded);
      act?.(loaded.typingIn(currency));
    });
  };
  return [typing, withTyping];
}
