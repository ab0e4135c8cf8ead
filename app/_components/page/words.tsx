// What stands under a calculator, rendered on the server alone: none of it is in a script.
import { type ComponentProps, Fragment } from "react";
import { commonAnswers, evidenceOf, workedExample } from "#lib/service";
import { catalogue, categoryOf, type Entry } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { EmbedCode } from "../from-code/embed-code.tsx";
import { UseFromCode } from "../from-code/use-from-code.tsx";
import { Cited } from "../proof/cited.tsx";
import { checkedAgainst, checkedBriefly } from "../proof/evidence.ts";
import { Proof } from "../proof/proof.tsx";
import { dayInWords } from "./day-in-words.ts";
import { Drawing } from "./drawing.tsx";
import { Fold } from "./fold.tsx";
import { Formula } from "./formula.tsx";
import { keyed } from "./keyed.ts";

type Props = { readonly entry: Entry };

export function Words({ entry }: Props) {
  const { calculator, words } = entry;
  return (
    <>
      <Common entry={entry} />
      <ProseSection id="about" title="What it’s for" teaser={firstOf(words.purpose)}>
        <Paragraphs texts={[words.purpose, ...(words.about ?? [])]} />
      </ProseSection>
      {words.howToUse ? (
        <ProseSection id="use" title="Using the answer" teaser={firstOf(words.howToUse[0])}>
          <Paragraphs texts={words.howToUse} />
        </ProseSection>
      ) : null}
      <Method entry={entry} />
      <Example entry={entry} />
      {words.mistakes ? (
        <ProseSection id="mistakes" title="Common mistakes" teaser={firstOf(words.mistakes[0])}>
          <List lines={words.mistakes} />
        </ProseSection>
      ) : null}
      <ProseSection id="limits" title="When not to rely on it" teaser={firstOf(words.limitations[0])}>
        <List lines={words.limitations} />
        <p className="soft">{categoryOf(calculator).disclaimer}</p>
      </ProseSection>
      <Fold id="checked" title={checkedBriefly(evidenceOf(entry))} teaser={`${checkedAgainst(evidenceOf(entry))}.`}>
        <p className="prose soft">{checkedAgainst(evidenceOf(entry))}.</p>
        <Proof slug={calculator.slug} count={words.vectors.length} />
      </Fold>
      <Questions entry={entry} />
      <Fold id="related" title="What to do next">
        <Next steps={words.next ?? []} />
        <Related slugs={words.related.filter((slug) => !words.next?.some((step) => step.slug === slug))} />
      </Fold>
      <UseFromCode entry={entry} />
      <Sources entry={entry} />
      <Fold id="embed" title="On your own site" teaser="Two lines put this calculator on your page.">
        <EmbedCode slug={calculator.slug} name={calculator.name} />
      </Fold>
    </>
  );
}

function Common({ entry }: Props) {
  const answers = commonAnswers(entry, site());
  if (answers.length === 0) return null;
  return (
    <Fold id="common" title="Common conversions" teaser={answers[0]?.sentence}>
      <ul className="index">
        {answers.map(({ inputs, sentence }) => (
          <li key={sentence}>
            <a href={`#${new URLSearchParams(Object.entries(inputs).map(([name, sent]) => [name, String(sent)]))}`}>
              {sentence.replace(/\.$/, "")}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const ProseSection = ({ children, ...named }: ComponentProps<typeof Fold>) => (
  <Fold {...named}>
    <div className="prose">{children}</div>
  </Fold>
);

/** The first sentence of what is under a heading. */
const firstOf = (text = ""): string => /^.*?[.:?!](?=\s\p{Lu}|$)/su.exec(text)?.[0] ?? text;

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  keyed(texts).map(([place, text]) => <p key={place}>{text}</p>);

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {keyed(lines).map(([place, line]) => (
      <li key={place}>{line}</li>
    ))}
  </ul>
);

const Method = ({ entry: { calculator, words } }: Props) => (
  <ProseSection id="method" title="How it’s worked out" teaser={firstOf(words.methodology[0])}>
    {words.drawing ? <Drawing drawing={words.drawing} /> : null}
    <Paragraphs texts={words.methodology} />
    <Formula text={calculator.formula} />
    <h3>Assumptions</h3>
    <List lines={words.assumptions} />
  </ProseSection>
);

function Example({ entry }: Props) {
  const { story, steps, sentence, outcome } = workedExample(entry, site());
  return (
    <ProseSection id="example" title="Worked example" teaser={firstOf(story)}>
      <p>{story}</p>
      <ol>
        {keyed(steps).map(([place, step]) => (
          <li key={place}>{step}</li>
        ))}
      </ol>
      <p>{sentence}</p>
      {outcome ? <p>{outcome}</p> : null}
    </ProseSection>
  );
}

const Questions = ({ entry: { words } }: Props) => (
  <ProseSection id="questions" title="Questions" teaser={words.questions[0]?.question}>
    {keyed(words.questions).map(([place, { question, answer }]) => (
      <Fragment key={place}>
        <h3>{question}</h3>
        <p>{answer}</p>
      </Fragment>
    ))}
  </ProseSection>
);

type Step = { readonly slug: string; readonly why: string };

async function Next({ steps }: { readonly steps: readonly Step[] }) {
  const found = await Promise.all(steps.map(async ({ slug, why }) => ({ why, entry: await catalogue().find(slug) })));
  const published = found.flatMap(({ why, entry }) => (entry ? [{ why, ...entry.calculator }] : []));
  if (published.length === 0) return null;
  return (
    <ul className="prose">
      {published.map(({ slug, name, why }) => (
        <li key={slug}>
          <a href={`/calculators/${slug}`}>{name}</a>: {why}
        </li>
      ))}
    </ul>
  );
}

async function Related({ slugs }: { readonly slugs: readonly string[] }) {
  const entries = await Promise.all(slugs.map((slug) => catalogue().find(slug)));
  return (
    <ul className="index">
      {entries.map((entry) =>
        entry ? (
          <li key={entry.calculator.slug}>
            <a href={`/calculators/${entry.calculator.slug}`}>{entry.calculator.name}</a>
          </li>
        ) : null,
      )}
    </ul>
  );
}

const Sources = ({ entry: { words } }: Props) => (
  <ProseSection id="sources" title="Sources and versions" teaser={words.sources[0]?.title}>
    <ul>
      {keyed(words.sources).map(([place, source]) => (
        <li key={place}>
          <Cited source={source} />
        </li>
      ))}
    </ul>
    {words.changes.slice(0, 1).map(({ version, date, what }) => (
      <p key={version}>
        Version {version} of {dayInWords(date)}: {what} <a href="/changes">All changes</a>
      </p>
    ))}
  </ProseSection>
);
