"use client";
// As the server wrote them, with the worked example, until one is opened: what writes them anew, with what the visitor
// types, is loaded then.
import { useRef, useState } from "react";
import { AS_WRITTEN } from "../page/as-written.ts";
import { Copy } from "../page/copy.tsx";
import { type SentInputs, snippetsOf, type Snippets as Texts, type Way } from "./snippets.ts";

type Props = { readonly url: string; readonly slug: string; readonly inputs: SentInputs };

const WAYS: readonly Way[] = ["curl", "fetch", "Python", "MCP"];

export function Snippets({ url, slug, inputs }: Props) {
  const [texts, setTexts] = useState<Texts | undefined>(
    typeof window === "undefined" ? snippetsOf({ url, slug, inputs }) : undefined,
  );
  const following = useRef(false);
  const follow = () => {
    if (following.current) return;
    following.current = true;
    import("./typed-inputs.ts").then(({ followTyping }) => followTyping(url, slug, setTexts));
  };
  return (
    <div className="fold">
      {WAYS.map((way) => (
        <details key={way} name="way" data-way={way} onToggle={follow}>
          <summary>
            <b>{way}</b>
          </summary>
          <div>
            <figure className="code">
              <figcaption>
                Ready to run
                <Copy what={way} className="button plain" />
              </figcaption>
              <pre>
                <Code text={texts?.[way]} />
              </pre>
            </figure>
          </div>
        </details>
      ))}
    </div>
  );
}

const Code = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? <code {...AS_WRITTEN} /> : <code>{text}</code>;
