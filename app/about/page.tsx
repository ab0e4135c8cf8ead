import type { Metadata } from "next";
import { site } from "#lib/site";
import { metadataOf } from "../_components/page/metadata.ts";
import { Section } from "../_components/page/section.tsx";

export const metadata: Metadata = metadataOf({
  title: "How we calculate",
  description:
    "Exact decimals, one definition for page and programs, figures checked against published ones, and what happens to what you type.",
  path: "/about",
});

export default async function About() {
  const { contact } = site();
  return (
    <div className="page">
      <div className="title">
        <h1>How we calculate</h1>
        <p>What stands behind a figure on this site, and what does not.</p>
      </div>
      <Section id="definition" title="One definition">
        <div className="prose">
          <p>
            Each calculator is written once. The page, the interface for programs and the tool for agents all run that
            one definition, and give the same characters for the same figures.
          </p>
          <p>Every answer shows its working with your own figures, its assumptions and its limits.</p>
        </div>
      </Section>
      <Section id="rounding" title="Numbers and rounding">
        <div className="prose">
          <p>
            Numbers are decimal from what you type to what you read, with forty digits in between. The binary arithmetic
            that computers use by default prints 7.5% of 8.20 as 0.61; it is 0.615, and prints as 0.62.
          </p>
          <p>
            Nothing is rounded on the way. A figure is rounded where it is written, half away from zero. Where the
            subject itself rounds, as a lender does to the cent, the assumptions of that calculator say so.
          </p>
          <p>Bands and classes are read from the exact figure, not from the printed one.</p>
        </div>
      </Section>
      <Section id="sources" title="What it is checked against">
        <div className="prose">
          <p>
            Every calculator is checked against figures published by others: regulators, laws, standards, textbooks and
            the manuals of financial calculators. Figures from other software, and those we worked out by hand, are
            counted apart. Each page lists them, and runs them in your browser when you ask. Where our figure differs
            from the printed one, the page shows both and says why.
          </p>
          <p>
            <a href="/proof">How it is checked</a> counts them, and says what else is tried.
          </p>
          <p>Where authorities differ, the convention is a choice on the page, and its default is named.</p>
        </div>
      </Section>
      <Section id="privacy" title="Privacy">
        <div className="prose">
          <p>
            What you type stays on your device. The page reckons there, keeps your figures in the part of the address
            that browsers do not send, sets no cookies, stores nothing and loads nothing from anyone else. The same goes
            for calculators that stand in a frame on other sites.
          </p>
          <p>
            That is no promise alone: before each release a program types into the pages, and reads every request that
            they make.
          </p>
          <p>
            The interface for programs stores nothing about its callers. To count requests it keeps a keyed hash of the
            caller&apos;s network for about a minute.
          </p>
        </div>
      </Section>
      <Section id="disclaimer" title="Disclaimer">
        <div className="prose">
          <p>Results are estimates for general information. They are no financial, medical, tax or legal advice.</p>
          {contact && (
            <p>
              A figure that looks wrong? Please tell us: <a href={hrefOf(contact)}>{contact}</a>.
            </p>
          )}
        </div>
      </Section>
      <Section id="changes" title="Changes of answers">
        <div className="prose">
          <p>
            When a calculator changes, its version goes up and the change is told, newest first, under{" "}
            <a href="/changes">New and changed</a>.
          </p>
        </div>
      </Section>
    </div>
  );
}

const hrefOf = (contact: string): string => (contact.includes("@") ? `mailto:${contact}` : contact);
