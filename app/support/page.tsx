import type { Metadata } from "next";
import { site } from "#lib/site";
import { Contact } from "../_components/page/contact.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Notice } from "../_components/page/notice.tsx";
import { Section } from "../_components/page/section.tsx";

export const metadata: Metadata = metadataOf({
  title: "Support",
  description: "What to do if a figure looks wrong, a page doesn’t work or the API refuses a request.",
  path: "/support",
});

export default function Support() {
  const { contact } = site();
  return (
    <Notice title="Support" summary="If a figure looks wrong or something doesn’t work." note="support">
      <Section id="figure" title="A figure looks wrong">
        <div className="prose">
          <p>
            Open “How it’s worked out” below the answer: it shows each step with your own numbers, and what the
            calculator leaves out. <a href="/proof">How it is checked</a> lists where others get another figure, and
            why.
          </p>
        </div>
      </Section>
      <Section id="program" title="The API refuses a request">
        <div className="prose">
          <p>
            The answer names each input that is wrong and says what to send. <a href="/developers">For developers</a>{" "}
            has every error and limit.
          </p>
        </div>
      </Section>
      <Section id="contact" title="Write to us">
        <div className="prose">
          {contact ? (
            <p>
              <Contact contact={contact} />. Send the address of the page with your figures, or the{" "}
              <code>X-Request-Id</code> of the answer.
            </p>
          ) : (
            <p>This site gives no address for questions.</p>
          )}
        </div>
      </Section>
    </Notice>
  );
}
