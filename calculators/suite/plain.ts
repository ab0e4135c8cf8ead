// What the voice of the site forbids and a program can see: words we don't use, long sentences, long labels, British spellings.
import { calculate, isRefusal, type OutputField } from "#engine";
import { start } from "./start.ts";
import { type Check, contentOf, definitionOf, type Subject, unless } from "./subject.ts";
import { tell } from "./trial.ts";

const LONGEST_LABEL = 40;
const LONGEST_SENTENCE = 30;

const AVOIDED = /\b(?:nobody|somebody|told|reckon(?:s|ed)?|bears?|ask(?:s|ed)? of|stands?|in all(?=[.,;:]|$))\b/i;

const BRITISH = new RegExp(
  [
    "\\b(?:colour\\w*|favour\\w*|labour\\w*|neighbour\\w*|behaviour\\w*|honour\\w*|harbour\\w*|rumour\\w*",
    "(?:kilo|centi|milli|deci|nano)?(?:metre|litre)s?|centred?|centres|theatres?|fibres?|calibre|grey\\w*|tyres?|kerbs?|cheques?|moulds?",
    "(?:organ|real|recogn|summar|amort|normal|minim|maxim|optim|emphas|penal|util|categor|final|general|special|author|standard)is(?:e|es|ed|ing|ation)",
    "analys(?:e|ed|es|ing)|catalyse|travell(?:ed|er|ing)|cancell(?:ed|ing)|label(?:led|ling)|modell(?:ed|ing)|fuell(?:ed|ing)|totall(?:ed|ing)",
    "licence|defence|offence|pretence|judgement|ageing|whilst|amongst|learnt|spelt|maths|programmes?|instalments?|enrolments?|fulfil|skilful|per cent|aluminium|jewellery|storeys?|ploughs?)\\b",
  ].join("|"),
  "i",
);

type Line = { readonly where: string; readonly text: string };

export const speaksPlainly: Check = (subject) => [...hasItsSections(subject), ...faultsIn(subject)];

function hasItsSections(subject: Subject): readonly string[] {
  const { about, howToUse, mistakes, next } = subject.words;
  const sections = Object.entries({ about, howToUse, mistakes, next });
  return sections.flatMap(([name, texts]) =>
    unless(
      texts !== undefined && texts.length > 0,
      `${contentOf(subject)} has no ${name}; say who needs the figure, what to do with it, what goes wrong and where to go next.`,
    ),
  );
}

const faultsIn: Check = (subject) => [
  ...[...labels(subject), ...said(subject), ...written(subject)].flatMap(({ where, text }) =>
    wordsToAvoid(text).map((fault) => `${where} says “${text}”: ${fault}`),
  ),
  ...labels(subject).flatMap(({ where, text }) =>
    unless(
      text.length <= LONGEST_LABEL,
      `${where} has the label “${text}” of ${text.length} characters; say it in ${LONGEST_LABEL} or fewer.`,
    ),
  ),
  ...[...said(subject), ...written(subject)].flatMap(({ where, text }) =>
    longSentences(text).map(
      (sentence) =>
        `${where} has a sentence of ${wordsIn(sentence)} words, “${sentence}”; split it, or cut it to ${LONGEST_SENTENCE}.`,
    ),
  ),
];

export function wordsToAvoid(text: string): readonly string[] {
  const [avoided, british] = [AVOIDED.exec(text)?.[0], BRITISH.exec(text)?.[0]];
  return [
    ...(avoided ? [`“${avoided}” is a word we avoid; say it as you would across a table.`] : []),
    ...(british ? [`“${british}” is British; spell it the American way.`] : []),
  ];
}

export const longSentences = (text: string): readonly string[] =>
  text.split(/(?<=[.!?:]["”]?)\s+/).filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE);

/** Figures and signs are read at a glance; only words are counted. */
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;

function labels(subject: Subject): readonly Line[] {
  const { inputs, outputs } = subject.calculator;
  const where = definitionOf(subject);
  const asked = Object.values(inputs).flatMap((field) => [
    field.label,
    ...(field.kind === "rows" ? Object.values(field.cells).map((cell) => cell.label) : []),
  ]);
  return [...asked, ...Object.values(outputs).flatMap(headings)].map((text) => ({ where, text }));
}

const headings = (field: OutputField): readonly string[] => [
  field.label,
  ...(field.kind === "table" ? Object.values(field.columns).map(({ label }) => label) : []),
];

/** What the definition says: its summary, helps and options, and its answers to the figures it is checked with. */
function said(subject: Subject): readonly Line[] {
  const { calculator, words } = subject;
  const where = definitionOf(subject);
  const fields = [...Object.values(calculator.inputs), ...Object.values(calculator.outputs)];
  const helps = fields.flatMap(({ help }) => help ?? []);
  const options = Object.values(calculator.inputs).flatMap((field) =>
    field.kind === "choice" ? Object.values(field.options) : [],
  );
  const raws = [start(calculator), words.example.inputs, ...words.vectors.map(({ inputs }) => inputs)];
  const answers = raws.flatMap((raw) => {
    const answer = calculate(calculator, raw);
    if (isRefusal(answer)) return [];
    const { sentence, notes, alerts } = tell(calculator, answer);
    return [sentence, ...notes, ...alerts];
  });
  return [...new Set([calculator.summary, ...helps, ...options, ...answers])].map((text) => ({ where, text }));
}

/** What content.ts says. */
function written(subject: Subject): readonly Line[] {
  const { words } = subject;
  const where = contentOf(subject);
  return [
    words.title,
    words.purpose,
    ...(words.about ?? []),
    ...(words.howToUse ?? []),
    ...words.methodology,
    ...words.assumptions,
    ...words.limitations,
    words.example.story,
    words.example.outcome ?? "",
    ...(words.mistakes ?? []),
    ...words.questions.flatMap(({ question, answer }) => [question, answer]),
    ...(words.next ?? []).map(({ why }) => why),
    ...words.changes.map(({ what }) => what),
  ].map((text) => ({ where, text }));
}
