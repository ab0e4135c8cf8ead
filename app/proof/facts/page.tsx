// Every fact that the calculators use, with its dates and sources.
import type { Metadata } from "next";
import { formatDate } from "#engine";
import { FACT_KINDS, FACTS } from "#facts/all";
import { currentUntil, type Fact, spanInWords } from "#facts/dated";
import { site } from "#lib/site";
import { readDate } from "#numbers/civil-date";
import { metadataOf } from "../../_components/page/metadata.ts";
import { Section } from "../../_components/page/section.tsx";
import { Age } from "../../_components/proof/age.tsx";
import { Cited } from "../../_components/proof/cited.tsx";

export const metadata: Metadata = metadataOf({
  title: "Facts and their dates",
  description:
    "Every tax rate, price index, public holiday and limit the calculators use, with the dates it applies to and where it was read.",
  path: "/proof/facts",
});

const BUILT_ON = site().builtAt.slice(0, 10);

export default function Facts() {
  return (
    <div className="page">
      <div className="title">
        <h1>Facts and their dates</h1>
        <p>Tax rates, price indexes, holidays and limits: when each one applies, and where we read it.</p>
      </div>
      <Section id="how" title="How we use them">
        <div className="prose">
          <p>
            There are {FACTS.length} facts. If you ask about a day or a year that we have no figures for, the calculator
            says which ones it covers.
          </p>
          <p>
            Calculators that ask for no date, such as those for VAT, sales tax, paychecks and Social Security, use the
            newest figures we have. The mortgage and home calculators start with the newest averages for property tax,
            home insurance and mortgage insurance, which may be a few years old. Public holidays follow today’s laws up
            to 2050.
          </p>
          <p>
            Every answer names the facts it uses. Once the date beside a fact’s name has passed, newer figures may have
            been published, and answers that use the newest ones here say so, to programs too.{" "}
            <a href="/proof">How the calculators are checked</a>
          </p>
        </div>
      </Section>
      {FACT_KINDS.map(({ name, facts }) => (
        <Section key={name} id={name.toLowerCase().replaceAll(" ", "-")} title={name}>
          <div className="scroll">
            <Kind name={name} facts={facts} />
          </div>
        </Section>
      ))}
    </div>
  );
}

const Kind = ({ name, facts }: (typeof FACT_KINDS)[number]) => (
  <table className="table proof">
    <caption className="unseen">{name}: each fact with its dates and sources</caption>
    <thead>
      <tr>
        <th scope="col">Source</th>
        <th scope="col">Applies to</th>
      </tr>
    </thead>
    {facts.map(({ id, fact }) => (
      <tbody key={id}>
        <tr>
          <th scope="rowgroup" colSpan={2} className="words">
            <b>{fact.what}</b> <span className="soft">{untilInWords(fact)}</span>{" "}
            <Age until={currentUntil(fact)} builtOn={BUILT_ON} />
          </th>
        </tr>
        {fact.periods.map(({ from, to, source }) => (
          <tr key={from}>
            <td>
              <Cited source={source} />
            </td>
            <td>{spanInWords(from, to)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** Until when there are figures, or where these are used for longer, when we look for newer ones. */
function untilInWords(fact: Fact<unknown>): string {
  const until = currentUntil(fact);
  const day = readDate(until);
  const isLast = fact.periods.at(-1)?.to === until;
  return day ? `${isLast ? "Figures until" : "We check again by"} ${formatDate(day)}` : "";
}
