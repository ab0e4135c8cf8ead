"use client";
// Sends a request to this server from this page, and shows what comes back.
import { type FormEvent, type ReactNode, useState } from "react";

type Reply = { readonly line: string; readonly headers: string; readonly body: string };

const SHOWN = ["content-type", "etag", "cache-control", "ratelimit", "ratelimit-policy", "retry-after", "allow"];

export function TryIt({ slug, inputs }: { readonly slug: string; readonly inputs: string }) {
  const [path, setPath] = useState("calculate");
  const [reply, setReply] = useState<Reply>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    requested(path, new FormData(event.currentTarget))
      .then(replyOf)
      .then(setReply, () => setReply(NO_ANSWER));
  };
  return (
    <form className="stack tight" onSubmit={send} aria-label="Try it">
      <Labeled id="try-path" label="Operation">
        <select id="try-path" value={path} onChange={(event) => setPath(event.target.value)}>
          <option value="calculate">POST /api/tools/{"{slug}"}/calculate</option>
          <option value="describe">GET /api/ai/tools/{"{slug}"}</option>
          <option value="list">GET /api/ai/tools</option>
        </select>
      </Labeled>
      {path !== "list" && (
        <Labeled id="try-slug" label="Calculator slug">
          <input id="try-slug" name="slug" defaultValue={slug} autoComplete="off" spellCheck={false} />
        </Labeled>
      )}
      {path === "calculate" && (
        <Labeled id="try-inputs" label="Body">
          <textarea id="try-inputs" name="inputs" rows={5} defaultValue={inputs} spellCheck={false} />
        </Labeled>
      )}
      <div className="row">
        <button type="submit" className="button main">
          Send
        </button>
        <p role="status">{reply?.line}</p>
      </div>
      {reply && <Shown reply={reply} />}
    </form>
  );
}

type LabeledProps = { readonly id: string; readonly label: string; readonly children: ReactNode };

const Labeled = ({ id, label, children }: LabeledProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <div className="box">{children}</div>
  </div>
);

const Shown = ({ reply: { headers, body } }: { readonly reply: Reply }) => (
  <figure className="code out">
    <figcaption>Answer</figcaption>
    <pre>
      <code>{`${headers}\n\n${body}`}</code>
    </pre>
  </figure>
);

function requested(path: string, form: FormData): Promise<Response> {
  const text = (name: string) => String(form.get(name) ?? "");
  const slug = encodeURIComponent(text("slug").trim());
  if (path === "calculate") return post(slug, text("inputs"));
  return fetch(path === "list" ? LIST : `${LIST}/${slug}`);
}

const LIST = "/api/ai/tools";
const NO_ANSWER: Reply = { line: "No answer came back. Check your connection.", headers: "", body: "" };

const post = (slug: string, body: string) =>
  fetch(`/api/tools/${slug}/calculate`, { method: "POST", headers: { "Content-Type": "application/json" }, body });

async function replyOf(response: Response): Promise<Reply> {
  const headers = SHOWN.flatMap((name) => (response.headers.has(name) ? `${name}: ${response.headers.get(name)}` : []));
  const body = JSON.stringify(await response.json(), null, 2);
  return { line: `${response.status} ${response.statusText}`, headers: headers.join("\n"), body };
}
