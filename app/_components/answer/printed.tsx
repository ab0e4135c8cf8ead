// What a printed sheet says at its foot: where the figures are, and of which day they are.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatDate } from "#engine";

export function Printed() {
  const [text, setText] = useState("");
  useEffect(() => {
    const fill = () => {
      const now = new Date();
      const day = formatDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
      flushSync(() => setText(`Printed on ${day} from ${location.href}. For general information only.`));
    };
    addEventListener("beforeprint", fill);
    return () => removeEventListener("beforeprint", fill);
  }, []);
  return <p className="printed">{text}</p>;
}
