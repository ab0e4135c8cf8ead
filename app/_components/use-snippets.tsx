"use client";
// Begins with the worked example, and follows what the visitor types once one of them is opened: what reads the form is
// loaded then.
import { useRef, useState } from "react";
import { Copy } from "./copy.tsx";
import { type SentInputs, snippetsOf } from "./snippets.ts";

type Props = { readonly url: string; readonly slug: string; readonly inputs: SentInputs };

export function Snippets({ url, slug, inputs }: Props) {
  const [current, setCurrent] = useState(inputs);
  const following = useRef(false);
  const follow = () => {
    if (following.current) return;
    following.current = true;
    import("./typed-inputs.ts").then(({ followTyping }) => followTyping(slug, setCurrent));
  };
  return (
    <div className="fold">
      {Object.entries(snippetsOf({ url, slug, inputs: current })).map(([way, text]) => (
        <details key={way} name="way" data-way={way} onToggle={follow}>
          <summary>
            <b>{way}</b>
          </summary>
          <div>
            <figure className="code">
              <figcaption>
                To run as it stands
                <Copy what={way} className="button plain" />
              </figcaption>
              <pre>
                <code>{text}</code>
              </pre>
            </figure>
          </div>
        </details>
      ))}
    </div>
  );
}
