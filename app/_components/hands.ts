// What helps someone who types: reading what people write, steps, groups, units. A page begins without it, for its first
// texts are plain, and loads it when a hand reaches for the form.
import { useState } from "react";

export type Hands = typeof import("./typing.ts");

export const loadHands = (): Promise<Hands> => import("./typing.ts");

export type Reach = (act?: (hands: Hands) => void) => void;

export function useHands(begun: Hands | undefined): readonly [Hands | undefined, Reach] {
  const [hands, setHands] = useState(begun);
  const reach: Reach = (act) => {
    if (hands) return act?.(hands);
    loadHands().then((loaded) => {
      setHands(loaded);
      act?.(loaded);
    });
  };
  return [hands, reach];
}
