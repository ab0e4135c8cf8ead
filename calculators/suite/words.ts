// The words around a calculator: whether they are all there.
import { readDate } from "#numbers/civil-date";
import { type Check, contentOf, counted, type Subject, unless } from "./subject.ts";

const SHORTEST_PURPOSE = 40;
const LONGEST_TITLE = 60;

export const isDescribedInWords: Check = (subject) => {
  const { calculator, words } = subject;
  const file = contentOf(subject);
  const { length } = words.purpose.trim();
  const some = (name: string, texts: readonly string[], what: string) => [
    ...unless(texts.length > 0, `${file} has no ${name}; ${what}.`),
    ...unless(!texts.some(isBlank), `${file} has a blank text among its ${name}; write it or drop it.`),
  ];
  return [
    ...unless(
      words.title.startsWith(calculator.name) && words.title.length <= LONGEST_TITLE,
      `${file} has the title “${words.title}”; begin it with the name, and end it within ${LONGEST_TITLE} characters.`,
    ),
    ...unless(
      length >= SHORTEST_PURPOSE,
      `${file} has a purpose of ${length} characters; say in at least ${SHORTEST_PURPOSE} what it works out, and from what.`,
    ),
    ...some("methodology", words.methodology, "tell in a paragraph how the answer is worked out"),
    ...some("assumptions", words.assumptions, "name at least one convention or rounding that the answer rests on"),
    ...some("limitations", words.limitations, "say at least one thing that the answer leaves out"),
    ...some("synonyms", words.synonyms, "give at least one other word that people search for"),
    ...unless(!isBlank(words.example.story), `${file} has no story for its worked example; tell it in one sentence.`),
    ...unless(
      words.sources.length > 0,
      `${file} has no sources; name at least one that the method can be looked up in.`,
    ),
    ...words.sources.flatMap((source) => unsourced(source).map((fault) => `${file} has a source ${fault}`)),
    ...questions(subject),
    ...related(subject),
    ...history(subject),
  ];
};

const isBlank = (text: string): boolean => text.trim() === "";

export const unsourced = ({ title, url }: { title: string; url?: string }): readonly string[] => [
  ...unless(!isBlank(title), "without a title; say who published what, so that it can be looked up."),
  ...unless(
    url === undefined || (/^https?:\/\//.test(url) && URL.canParse(url)),
    `at ${url}, which is no web address; begin it with https:// or leave it out.`,
  ),
];

const questions: Check = (subject) => {
  const { questions } = subject.words;
  const file = contentOf(subject);
  return [
    ...unless(
      3 <= questions.length && questions.length <= 6,
      `${file} has ${counted(questions.length, "question")}; a calculator needs three to six.`,
    ),
    ...questions.flatMap(({ question, answer }) => [
      ...unless(question.endsWith("?"), `${file} asks “${question}”; end a question with a question mark.`),
      ...unless(!isBlank(answer), `${file} leaves “${question}” without an answer; write one.`),
    ]),
  ];
};

const related: Check = (subject) => {
  const { folder, words, published } = subject;
  const file = contentOf(subject);
  const named = [...words.related, ...(words.next ?? []).map(({ slug }) => slug), ...Object.keys(words.feeds ?? {})];
  const unknown = [...new Set(named)].filter((slug) => slug !== folder && !published.includes(slug));
  return [
    ...unless(words.related.length > 0, `${file} has nothing related; name at least one other calculator's slug.`),
    ...unless(!words.related.includes(folder), `${file} relates ${folder} to itself; name another calculator.`),
    ...unknown.map((slug) => `${file} names ${slug}, which is no published calculator; name one that is.`),
  ];
};

const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

const history = (subject: Subject): readonly string[] => {
  const { changes, review } = subject.words;
  const file = contentOf(subject);
  const dates = [...changes, ...(review ? [review] : [])].map(({ date }) => date);
  const isOrdered = changes.every(({ date }, i) => i === 0 || date <= (changes[i - 1]?.date ?? date));
  return [
    ...unless(
      new Set(changes.map((change) => change.version)).size === changes.length,
      `${file} tells of a version twice; 1.0.0 is not said there.`,
    ),
    ...changes.flatMap((change) => [
      ...unless(SEMVER.test(change.version), `${file} tells of version ${change.version}; write it like 1.0.0.`),
      ...unless(!isBlank(change.what), `${file} does not say what changed in version ${change.version}; say it.`),
    ]),
    ...dates
      .filter((date) => !readDate(date))
      .map((date) => `${file} has the date ${date}; write a real one like 2026-11-20.`),
    ...unless(isOrdered, `${file} has its changes out of order; the newest date comes first.`),
  ];
};
