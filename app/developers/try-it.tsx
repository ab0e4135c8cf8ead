"use client";
// Sends a request to this server from this page, and shows what comes back.
import { type FormEvent, useState } from "react";

type Told = { readonly line: string; readonly headers: string; readonly body: string };

const SHOWN = ["content-type", "etag", "cache-control", "ratelimit", "ratelimit-policy", "retry-after", "allow"];

export function TryIt({ slug, inputs }: { readonly slug: string; readonly inputs: string }) {
  const [path, setPath] = useState("calculate");
  const [told, setTold] = useState<Told>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const named = encodeURIComponent(text("slug").trim());
    const asked =
      path === "calculate" ? post(named, text("inputs")) : fetch(path === "list" ? LIST : `${LIST}/${named}`);
    asked.then(tell).then(setTold, () => setTold(NO_ANSWER));
  };
  return (
    <form className="stack tight" onSubmit={send} aria-label="Try it">
      <div className="field">
        <label htmlFor="try-path">Operation</label>
        <div className="box">
          <select id="try-path" value={path} onChange={(event) => setPath(event.target.value)}>
            <option value="calculate">POST /api/tools/{"{slug}"}/calculate</option>
            <option value="describe">GET /api/ai/tools/{"{slug}"}</option>
            <option value="list">GET /api/ai/tools</option>
          </select>
        </div>
      </div>
      {path !== "list" && (
        <div className="field">
          <label htmlFor="try-slug">Calculator slug</label>
          <div className="box">
            <input id="try-slug" name="slug" defaultValue={slug} autoComplete="off" spellCheck={false} />
          </div>
        </div>
      )}
      {path === "calculate" && (
        <div className="field">
          <label htmlFor="try-inputs">Body</label>
          <div className="box">
            <textarea id="try-inputs" name="inputs" rows={5} defaultValue={inputs} spellCheck={false} />
          </div>
        </div>
      )}
      <div className="row">
        <button type="submit" className="button main">
          Send
        </button>
        <p role="status">{told?.line}</p>
      </div>
      {told && (
        <figure className="code out">
          <figcaption>Answer</figcaption>
          <pre>
            <code>{`${told.headers}\n\n${told.body}`}</code>
          </pre>
        </figure>
      )}
    </form>
  );
}

const LIST = "/api/ai/tools";
const NO_ANSWER: Told = { line: "No answer came back. Check your connection.", headers: "", body: "" };

const post = (slug: string, body: string) =>
  fetch(`/api/tools/${slug}/calculate`, { method: "POST", headers: { "Content-Type": "application/json" }, body });

async function tell(response: Response): Promise<Told> {
  const headers = SHOWN.flatMap((name) => (response.headers.has(name) ? `${name}: ${response.headers.get(name)}` : []));
  const body = JSON.stringify(await response.json(), null, 2);
  return { line: `${response.status} ${response.statusText}`, headers: headers.join("\n"), body };
}
