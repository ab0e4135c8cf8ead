import { useState } from "react";
import { Fold, type FoldProps } from "./fold.tsx";

/** Takes the place of one that the server wrote, and is open where that was. */
export function LivingFold(props: FoldProps) {
  const [open] = useState(() => wasOpen(props.id));
  return <Fold {...props} open={open} />;
}

const wasOpen = (id: string): boolean =>
  typeof document !== "undefined" && document.querySelector(`#${id} > details[open]`) !== null;
