// One calculator as functions that answer at once. Each is made apart, so that a bundle has only those that it calls. They
// answer what REST's routes answer: lib/service says it.
import { finish, isRefusal, type Raw } from "#engine";
import {
  answerSolve,
  answerTable,
  calculation,
  isObject,
  readSolve,
  readTable,
  refused,
  tool,
  withGranted,
} from "#lib/service";
import type { Answering, Words } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { siteFor } from "./site.ts";
import type { Calculation, Description, Options, Refused, SolveAnswer, TableAnswer } from "./types.ts";

type Texts = Readonly<Record<string, string>>;
export type Answer<T> = (sent: unknown, options?: Options) => T | Refused;

export const calculating = (entry: Answering, home: Site): Answer<Calculation<Texts>> =>
  answering<Calculation<Texts>>(home, (inputs, site, now) => {
    const answer = calculation(entry, inputs, site, now);
    return isRefusal(answer) ? { error: refused(entry.calculator, answer) } : answer;
  });

export const tabling = (entry: Answering, home: Site): Answer<TableAnswer<Texts>> =>
  answering<TableAnswer<Texts>>(home, (request, site, now) => {
    const asked = readTable(entry.calculator, withGranted(entry, request));
    if ("code" in asked) return { error: asked };
    const answer = finish(answerTable(entry, asked, site, now));
    return "code" in answer ? { error: answer } : answer;
  });

export const solving = (entry: Answering, home: Site): Answer<SolveAnswer<Texts>> =>
  answering<SolveAnswer<Texts>>(home, (request, site, now) => {
    const asked = readSolve(entry.calculator, withGranted(entry, request), site);
    return "code" in asked ? { error: asked } : finish(answerSolve(entry, asked, site, now));
  });

export const describing =
  ({ calculator }: Answering, words: Words, home: Site, slugs: readonly string[]) =>
  (options: Options = {}): Description | Refused => {
    const site = siteFor(options, home);
    return "error" in site ? site : tool({ calculator, words }, site, (slug) => slugs.includes(slug));
  };

/** What is not there was not sent, as in JSON. */
function answering<T>(home: Site, answer: (sent: Raw, site: Site, now: Date) => T | Refused): Answer<T> {
  return (sent, options = {}) => {
    const site = siteFor(options, home);
    if ("error" in site) return site;
    if (!isObject(sent)) return { error: { code: "INVALID_INPUT", message: "Send an object, such as {}." } };
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    return answer(given, site, options.now ?? new Date());
  };
}
