// A question in words, answered as the search box of the site does.
import { findCurrency } from "#engine";
import { type Answered, ask, type Form } from "#lib/questions/ask";
import { find, LONGEST_QUESTION } from "#lib/questions/find";
import { type Entry, findableOf } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import type { ServiceError } from "./errors.ts";
import { issue } from "./members.ts";

const KNOWN = ["q", "as", "region", "currency"];
const MOST_FOUND = 5;

/** The question of an address: one, and no longer than the search box takes. */
export function questionAsked(query: URLSearchParams): string | ServiceError {
  const other = [...query.keys()].find((name) => !KNOWN.includes(name));
  if (other !== undefined) return issue("UNKNOWN_FIELD", "q", "Send the question as q, such as ?q=15%25+of+240.");
  const [question = "", second] = query.getAll("q");
  if (second !== undefined) return issue("INVALID_INPUT", "q", "q is given more than once.");
  if (question.trim() === "") return issue("MISSING_INPUT", "q", "Send a question as q, such as ?q=15%25+of+240.");
  if (question.length <= LONGEST_QUESTION) return question;
  return issue("INVALID_INPUT", "q", `q must be at most ${LONGEST_QUESTION} characters long.`);
}

export async function answerQuestion(question: string, entries: readonly Entry[], site: Site, today: string) {
  const among = entries.map(findableOf);
  const currencyOf = async (code: string) => findCurrency(code) ?? site.currency;
  const { answers, form } = await ask(question, { today, among, currency: site.currency, currencyOf });
  const [first, ...others] = answers.map((answered) => inWords(answered, site));
  return {
    question,
    answer: first ?? null,
    other_readings: others,
    ...(form ? { form: formOf(form, site) } : {}),
    calculators: find(question, among)
      .slice(0, MOST_FOUND)
      .map(({ slug, name }) => ({ slug, name, page: pageOf(slug, site) })),
  };
}

function inWords({ reading, name, figure, unit, sentence, warnings, currency }: Answered, site: Site) {
  const { slug, texts, assumed, without = [] } = reading;
  return {
    calculator: slug,
    name,
    inputs: texts,
    figure: figure.name,
    value: figure.value,
    text: `${figure.text} ${unit}`.trim(),
    sentence,
    ...(warnings.length > 0 ? { warnings } : {}),
    assumed,
    without,
    ...(currency ? { currency } : {}),
    page: `${pageOf(slug, site)}#${new URLSearchParams({ ...texts, ...(currency ? { currency } : {}) })}`,
  };
}

const formOf = ({ slug, name, texts, unread, lacking }: Form, site: Site) => ({
  calculator: slug,
  name,
  inputs: texts,
  without: unread,
  needed: lacking,
  page: `${pageOf(slug, site)}#${new URLSearchParams(texts)}`,
});

const pageOf = (slug: string, { url }: Site): string => `${url}/calculators/${slug}`;

export type QuestionAnswer = Awaited<ReturnType<typeof answerQuestion>>;
