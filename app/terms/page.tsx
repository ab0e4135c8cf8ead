import type { Metadata } from "next";
import { metadataOf } from "../_components/page/metadata.ts";
import { Notice } from "../_components/page/notice.tsx";
import { Section } from "../_components/page/section.tsx";

export const metadata: Metadata = metadataOf({
  title: "Terms",
  description:
    "How you may use the calculators and the API, how many requests you may send, and what we don’t promise.",
  path: "/terms",
});

export default function Terms() {
  return (
    <Notice title="Terms" summary="How you may use the calculators and the API." note="terms">
      <Section id="use" title="Use">
        <div className="prose">
          <p>The pages and the API are free, for private and commercial use. You need no account and no key.</p>
          <p>
            If you show a figure from the API, link to the <code>source_url</code> in the answer and credit the service
            by its name. You may keep answers. Please don’t copy the whole service with a program.
          </p>
        </div>
      </Section>
      <Section id="limits" title="Limits">
        <div className="prose">
          <p>
            Each caller may send so many requests a minute. A request over the limit is refused and says how long to
            wait. <a href="/developers">How the API works</a>
          </p>
        </div>
      </Section>
      <Section id="figures" title="The figures">
        <div className="prose">
          <p>
            Results are estimates for general information only. They are not financial, tax, legal or medical advice.
            Check a figure before you rely on it.
          </p>
          <p>
            The service comes as it is, without a promise that it is free of errors or always there. An answer may
            change when a mistake is found or a law changes: <a href="/changes">New and changed</a> lists each change.
          </p>
        </div>
      </Section>
    </Notice>
  );
}
