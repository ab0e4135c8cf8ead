// What calculator_solve answers: the answer of REST, of which less is shown where less was asked for.
import type { SolveAnswer, SolveRequest } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import type { Message } from "./message.ts";
import { type Shown, shown } from "./short.ts";
import type { Show } from "./show.ts";
import { answerText, paragraphs } from "./text.ts";

type Solution = SolveAnswer["solutions"][number];

export function solved({ words }: Entry, { inputs }: SolveRequest, answer: SolveAnswer, show: Show) {
  if (show.has("all")) return answer;
  const { tool_version, want, by, searched, solutions, more, nearest, source_url } = answer;
  const [first, ...others] = solutions;
  const whole = (solution: Solution) => withSolved(solution, shown(words, solution, sentWith(inputs, solution), show));
  return {
    answer: answer.answer,
    want,
    by,
    solutions: first ? [whole(first), ...others.map(figuresOf)] : [],
    more,
    ...(nearest ? { nearest: whole(nearest) } : {}),
    searched,
    tool_version,
    source_url,
  };
}

/** What every solution says alike is said with the first. */
const figuresOf = ({ solved, result, primary, warnings, notes }: Solution) => ({
  solved,
  result,
  primary: { sentence: primary.sentence },
  ...(warnings ? { warnings } : {}),
  ...(notes ? { notes } : {}),
});

/** What stands beside the solutions already is not said in them. */
function withSolved({ solved }: Solution, { tool_version: _, source_url: __, ...answer }: Shown) {
  return { solved, ...answer };
}

export function solvedText(entry: Entry, { inputs }: SolveRequest, answer: SolveAnswer, show: Show): string {
  const { solutions, nearest } = answer;
  const [first, ...others] = solutions;
  const solution = first ?? nearest;
  return paragraphs(
    [answer.answer],
    solution ? [answerText(entry, solution, sentWith(inputs, solution), show)] : [`Source: ${answer.source_url}`],
    others.map(({ solved: { input, text }, primary }) => `With ${input} ${text}: ${primary.sentence}`),
  );
}

/** The input that was found is known from the answer. */
const sentWith = (inputs: Message, { solved: { input, value } }: Solution): Message => ({ ...inputs, [input]: value });
