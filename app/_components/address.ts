// The address holds the inputs, in its fragment, so that a link or a bookmark brings them back and no server sees them.
import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { beginning, type Calculator, readTexts, type Texts, wireInputs } from "#engine";
import { groupedAll } from "./typing.ts";

const PAUSE = 300;

/** Reads the address when the page runs, and writes it once typing pauses. Gives the names in a link that are no inputs. */
export function useAddress(calculator: Calculator, texts: Texts, setTexts: Dispatch<SetStateAction<Texts>>) {
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  useEffect(() => {
    const read = () => {
      const sent = [...new URLSearchParams(location.hash.slice(1) || location.search)];
      const names = new Set(wireInputs(calculator).map(({ name }) => name));
      const known = sent.filter(([name]) => names.has(name));
      setUnknown(sent.map(([name]) => name).filter((name) => !names.has(name)));
      if (known.length > 0)
        setTexts(groupedAll(calculator, { ...beginning(calculator), ...Object.fromEntries(known) }));
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [calculator, setTexts]);

  useEffect(() => {
    const timer = setTimeout(() => write(changed(beginning(calculator), wireTexts(calculator, texts))), PAUSE);
    return () => clearTimeout(timer);
  }, [calculator, texts]);

  return unknown;
}

/** As the API takes them, "400000" for "400,000"; what cannot be read stays as it was typed. */
function wireTexts(calculator: Calculator, texts: Texts): Texts {
  const { raw } = readTexts(calculator, texts);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(raw[name] ?? text)]));
}

const changed = (from: Texts, to: Texts): Texts =>
  Object.fromEntries(Object.entries(to).filter(([name, text]) => text !== from[name]));

function write(inputs: Texts) {
  const fragment = new URLSearchParams(inputs).toString();
  const address = fragment ? `${location.pathname}#${fragment}` : location.pathname;
  const current = location.pathname + location.search + location.hash;
  // Next keeps its own state in the entry; handed on as it is, nothing renders anew.
  if (address !== current && !isAnchor()) history.replaceState(history.state, "", address);
}

/** The fragment of a link into the page, "#working", is not ours to overwrite. */
const isAnchor = () => location.hash !== "" && !location.hash.includes("=");
