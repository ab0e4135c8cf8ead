// The lines that put a calculator on another site, ready to copy.
import { site } from "#lib/site";
import { Copy } from "../page/copy.tsx";

type Props = { readonly slug: string; readonly name: string };

export function EmbedCode({ slug, name }: Props) {
  const { url } = site();
  const frame = `<iframe src="${url}/embed/${slug}" title="${name}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
  const script = `<script src="${url}/embed/fit.js" async></script>`;
  return (
    <div className="stack">
      <p className="prose">
        Paste these two lines into your page to show the form and its answer there. It is free, sets no cookies and
        needs no permission. It follows your visitors’ light or dark setting. The second line is optional: it fits the
        frame’s height to its content. To write numbers and money as in Germany, add <code>#region=de-DE</code> to the
        address in the first line.
      </p>
      <figure className="code">
        <figcaption>
          HTML
          <Copy what="the lines for your page" className="button plain" />
        </figcaption>
        <pre>
          <code>{`${frame}\n${script}`}</code>
        </pre>
      </figure>
      <p className="note onward">
        <a href={`/embed/${slug}`}>How it looks</a>. As an element that takes inputs and tells its answer:{" "}
        <code>{`<reckoner-calculator slug="${slug}">`}</code>, see <a href="/developers#element">Developers</a>.
      </p>
    </div>
  );
}
