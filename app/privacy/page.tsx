import type { Metadata } from "next";
import { settings, site } from "#lib/site";
import { Contact } from "../_components/page/contact.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Notice } from "../_components/page/notice.tsx";
import { Section } from "../_components/page/section.tsx";

export const metadata: Metadata = metadataOf({
  title: "Privacy",
  description:
    "What this site stores: nothing you type, no cookies, and a hash of a network address for about a minute.",
  path: "/privacy",
});

export default function Privacy() {
  const { contact } = site();
  return (
    <Notice title="Privacy" summary="What this site and its API store about you, and for how long." note="privacy">
      <Section id="pages" title="On the pages">
        <Pages />
      </Section>
      <Section id="programs" title="In the API and in chats">
        <Programs />
      </Section>
      {contact && (
        <Section id="contact" title="Questions">
          <div className="prose">
            <p>
              Write to <Contact contact={contact} />.
            </p>
          </div>
        </Section>
      )}
    </Notice>
  );
}

const Pages = () => (
  <div className="prose">
    <p>
      What you type stays on your device. The page calculates in your browser and keeps your figures in the part of the
      address after #, which browsers don’t send. It sets no cookies and loads nothing from other companies. On your
      device it stores only your region, your recent searches and the columns you compare
      {settings().offline &&
        ", whether you have been offered to install it, and copies of the pages you visit, without anything you typed into them"}
      . Calculators embedded on other sites work the same way, but store no pages.
    </p>
    <p>
      “Copy link” and “Share” put your figures after ?, so that the preview of the link can show the answer. Whoever
      gets such a link can read them, and so can this site when the link is opened or previewed. It neither logs nor
      keeps them. The link of “Copy result” keeps them after #.
    </p>
    <p>Before each release, an automated test types into the pages and inspects every request they make.</p>
  </div>
);

const Programs = () => (
  <div className="prose">
    <p>
      A program or an AI agent sends the inputs of a calculation, and gets the answer. We don’t keep either. There are
      no accounts, and no one has to say who they are.
    </p>
    <p>
      The API stores one thing about its callers: a scrambled form (a keyed hash) of their network address, kept for
      about a minute to count requests.
    </p>
    <p>
      The service’s log has the time of a request, its method, which calculator it was for, its status and how long it
      took. It has no inputs, no answers and no network addresses. Whoever hosts the site may keep a log of connections
      of their own.
    </p>
    <p>We share nothing with others and show no advertising.</p>
  </div>
);
