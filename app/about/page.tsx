import type { Metadata } from "next";
import { settings, site } from "#lib/site";
import { KeepAll } from "../_components/offline/keep-all.tsx";
import { Contact } from "../_components/page/contact.tsx";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";

export const metadata: Metadata = metadataOf({
  title: "How we calculate",
  description:
    "How our calculators work: exact decimals, answers checked against published figures, and no tracking of what you type.",
  path: "/about",
});

export default function About() {
  return (
    <div className="page">
      <div className="title">
        <h1>How we calculate</h1>
        <p>How we work out your answers, how we check them, and what happens to the figures you type.</p>
      </div>
      <Section id="definition" title="The same answer everywhere">
        <OneCalculator />
      </Section>
      <Section id="rounding" title="Numbers and rounding">
        <Rounding />
      </Section>
      <Section id="sources" title="How we check it">
        <Checking />
      </Section>
      <Section id="privacy" title="Privacy">
        <div className="prose">
          <p>
            What you type stays on your device, and the site sets no cookies. <a href="/privacy">What we store</a>
          </p>
        </div>
      </Section>
      {settings().offline && (
        <Section id="offline" title="Use offline">
          <Offline />
        </Section>
      )}
      <Section id="disclaimer" title="Disclaimer">
        <Disclaimer />
      </Section>
      {site().contact && (
        <Section id="security" title="Security">
          <Security />
        </Section>
      )}
      <Section id="changes" title="When an answer changes">
        <Changes />
      </Section>
    </div>
  );
}

const OneCalculator = () => (
  <div className="prose">
    <p>
      We write each calculator once. The page, the REST API and the tool for AI agents all run the same code, so the
      same inputs always give the same answer, down to the last character.
    </p>
    <p>Every answer shows its steps with your own numbers, the assumptions behind it, and when not to rely on it.</p>
  </div>
);

const Rounding = () => (
  <div className="prose">
    <p>
      We calculate in decimals, with eighty digits, and show thirty at most. Most computer programs use binary fractions
      instead and print 7.5% of $8.20 as $0.61; the exact figure is 0.615, which rounds to $0.62.
    </p>
    <p>
      A figure is rounded once, when it is shown, and half rounds up. Some calculators also round along the way, as a
      lender rounds a payment to the cent. They say so on their pages.
    </p>
    <p>Categories, such as “healthy weight”, come from the exact figure, not the rounded one.</p>
  </div>
);

const Checking = () => (
  <div className="prose">
    <p>
      We compare every calculator with figures that others have published: regulators, laws, standards, textbooks and
      the manuals of financial calculators. Figures that we read only where others quote them, figures from other
      software, and those we worked out by hand are counted separately. Each page lists them, and you can run them in
      your own browser. If our figure differs from the published one, the page shows both and explains why.
    </p>
    <p>
      For all figures we have compared, and for our other tests, see <a href="/proof">How it is checked</a>.
    </p>
    <p>Where authorities disagree, you choose which convention to use. The page says which one is the default.</p>
  </div>
);

const Offline = () => (
  <div className="stack">
    <div className="prose">
      <p>
        Pages you have visited also work without a connection. A line at the top then reminds you that an answer may
        have been corrected since. Your browser keeps up to 40 pages and updates each one when you visit it again.
      </p>
      <p>You can also keep every calculator, for a flight or a place without a signal.</p>
    </div>
    <KeepAll />
  </div>
);

function Disclaimer() {
  const { contact } = site();
  return (
    <div className="prose">
      <p>Estimates for general information only. Not financial, medical, tax or legal advice.</p>
      {contact && (
        <p>
          Does a figure look wrong? Please tell us: <Contact contact={contact} />.
        </p>
      )}
    </div>
  );
}

function Security() {
  const { contact = "" } = site();
  return (
    <div className="prose">
      <p>
        Have you found a weakness of this site? Please tell us before anyone else: <Contact contact={contact} />. Say
        what you sent and what came back. We answer within three working days. You may test freely, as long as the site
        stays usable for others.
      </p>
    </div>
  );
}

const Changes = () => (
  <div className="prose">
    <p>
      When an answer changes, the calculator’s version goes up. You can read about every change, newest first, under{" "}
      <a href="/changes">New and changed</a>.
    </p>
  </div>
);
