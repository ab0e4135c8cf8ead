// The lines as they are typed, with the address that holds them.
import { useCallback, useEffect, useState } from "react";
import { linkedChoice } from "../region/chosen.ts";
import { EXAMPLE, fragmentOf, rowsOf, START, textsOf } from "./rows.ts";

const PAUSE = 300;
const EMPTY = rowsOf([""]);

export function useRows() {
  const [rows, setRows] = useState(START);
  const [isRead, setRead] = useState(false);
  const fragment = rows === START ? "" : fragmentOf(rows);

  useEffect(() => {
    const read = () => {
      const texts = textsOf(location.hash.slice(1));
      if (texts) setRows(rowsOf(texts));
      return texts;
    };
    const early = typedEarly();
    if (!read() && early !== undefined && early !== EXAMPLE[0]) setRows(rowsOf([early]));
    setRead(true);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => write(fragment), PAUSE);
    return () => clearTimeout(timer);
  }, [fragment, isRead]);

  const clear = useCallback(() => setRows(EMPTY), []);
  return { rows, setRows, clear };
}

/** What someone typed before the scripts were there. */
const typedEarly = (): string | undefined => document.querySelector<HTMLInputElement>(".notebook input")?.value;

function write(lines: string) {
  const fragment = [lines, linkedChoice()].filter(Boolean).join("&");
  const address = fragment ? `${location.pathname}#${fragment}` : location.pathname;
  // Next keeps its own state in the entry; handed on as it is, nothing renders anew.
  if (address !== location.pathname + location.hash) history.replaceState(history.state, "", address);
}
