// Copies a text, and says whether the browser did.
import { useState } from "react";

export function useCopy() {
  const [done, setDone] = useState("");
  const copy = (text: string, copied: string) =>
    navigator.clipboard.writeText(text).then(
      () => setDone(copied),
      () => setDone("The browser did not allow copying."),
    );
  return { done, copy, say: setDone };
}
