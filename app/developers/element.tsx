// A calculator as an element of someone else's page.
import { site } from "#lib/site";
import { Code } from "../_components/from-code/code.tsx";

const USED = (url: string) => `<script type="module" src="${url}/embed/element.js"></script>
<reckoner-calculator slug="mortgage" price="450000" annual-rate="6"></reckoner-calculator>
<script>
  document.querySelector("reckoner-calculator")
    .addEventListener("answer", ({ detail }) => console.log(detail.result ?? detail.error.message));
</script>`;

export function Element() {
  const { url } = site();
  return (
    <div className="stack">
      <div className="prose">
        <p>
          The form and its answer as an element. Attributes are inputs, and changing one fills the form anew;{" "}
          <code>region</code> and <code>currency</code> decide how figures are written. It calculates in the reader’s
          browser and sends nothing. If your page has a policy, <code>script-src {url}</code> is all it needs.
        </p>
      </div>
      <Code title="HTML" text={USED(url)} />
      <div className="prose">
        <p>
          <code>change</code> tells the inputs when someone changes one; <code>answer</code> follows with{" "}
          <code>inputs</code>, <code>result</code>, <code>values</code> and a <code>sentence</code>, or with an{" "}
          <code>error</code>. Colors are custom properties (<code>--paper</code>, <code>--ink</code>,{" "}
          <code>--accent</code>, <code>--tint</code>), the font is <code>--sans</code>, corners are <code>--round</code>
          , and <code>color-scheme: light</code> keeps it light. <code>::part(form)</code>, <code>::part(answer)</code>{" "}
          and <code>::part(primary)</code> take any style. For React there is{" "}
          <a href="/examples/react.tsx">react.tsx</a>, for WordPress a block in{" "}
          <a href="/examples/wordpress/ready-reckoner.php">three files</a> (
          <a href="/examples/wordpress/block.json">block.json</a>, <a href="/examples/wordpress/block.js">block.js</a>).
        </p>
      </div>
    </div>
  );
}
