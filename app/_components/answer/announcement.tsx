// What a screen reader says of an answer.
import { useEffect, useState } from "react";

const SETTLED = 1000;

/** Said once typing has stopped, and never the answer that the page began with. */
export function Announcement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text === first && said === "" ? "" : text), SETTLED);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
