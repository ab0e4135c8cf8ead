// What stands in a search field, what is found for it, and which of that is chosen.
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { cutIntoWords, type Findable, findPages, LONGEST_QUESTION, pathTo } from "#lib/questions/find";
import { later } from "../offline/later.ts";
import type { Searchable } from "./findable.ts";
import { forgetQuestions, keepQuestions, keptQuestions, noteQuestion } from "./history.ts";
import { type Answer, answerOf, linkTo, linkToForm, useAnswer } from "./use-answer.ts";

const loadKept = later(() => import("../offline/kept-calculators.ts"));
const keptFirst = async (all: Searchable["calculators"]) => (await loadKept()).withKeptFirst(all);

let fetched: Promise<Searchable> | undefined;

/** What there is to find. Without a connection, what is on the device comes first, and the rest says that it is not there. */
export async function everything(): Promise<Searchable> {
  fetched ??= fetch("/search.json").then((answer) => answer.json());
  fetched.catch(() => {
    // So that the next use tries again.
    fetched = undefined;
  });
  const searchable = await fetched;
  const calculators = navigator.onLine ? searchable.calculators : await keptFirst(searchable.calculators);
  cutIntoWords(calculators);
  return navigator.onLine ? searchable : { ...searchable, calculators };
}

/** The field is the browser's own, so that what is typed before the scripts are there is not lost. */
export function useFinder(usual: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const { query, chosen, setChosen, type, all, fetchAll, failed, setFailed } = useQuery(field);
  const answer = useAnswer(query, all);
  const { kept, recall, putAway, ...history } = useHistory();
  const found = useMemo(() => offered(query, all?.calculators ?? [], usual, kept), [query, all, usual, kept]);
  const links = linksOf(answer, found);

  const begin = () => {
    recall();
    fetchAll();
  };
  const leave = () => {
    type("");
    putAway();
  };
  const choose = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === "Escape") type("");
    if (step === 0 || links.length === 0) return;
    event.preventDefault();
    setChosen((chosen + step + links.length) % links.length);
  };
  /** By what stands in the field, whether or not its list is open or the names are there yet. */
  const go = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    targetOf(typed, chosen, usual, kept).then(
      (target) => (target ? location.assign(target) : type(typed)),
      () => setFailed(true),
    );
  };
  const nothing = query.trim() !== "" && all !== undefined && links.length === 0;
  const status = statusOf({ failed, nothing });
  const asked = { ...history, note: () => noteQuestion(query) };
  return { field, answer, found, chosen, status, begin, leave, type, choose, go, history: asked };
}

/** What stands in the field, which of what is found for it is chosen, and all that there is to find. What was typed before
 * the scripts were there is taken up, and so is what the address asks. */
function useQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const [all, setAll] = useState<Searchable>();
  const [failed, setFailed] = useState(false);
  const type = (text: string) => {
    setQuery(text);
    setChosen(0);
  };
  const fetchAll = () => everything().then(setAll, () => setFailed(true));

  useEffect(() => {
    const read = () => {
      const typed = field.current?.value ?? "";
      setQuery(typed);
      setChosen(0);
      if (typed) everything().then(setAll, () => setFailed(true));
    };
    const ask = () => {
      if (field.current) field.current.value = askedIn(location) || field.current.value;
      read();
    };
    if (field.current) field.current.value ||= askedIn(location);
    read();
    addEventListener("hashchange", ask);
    return () => removeEventListener("hashchange", ask);
  }, [field]);
  return { query, chosen, setChosen, type, all, fetchAll, failed, setFailed };
}

const askedIn = ({ search, hash }: Location): string =>
  new URLSearchParams(search || hash.slice(1)).get("q")?.slice(0, LONGEST_QUESTION) ?? "";

async function targetOf(
  typed: string,
  chosen: number,
  usual: readonly string[],
  kept: readonly string[] | undefined,
): Promise<string | undefined> {
  const all = await everything();
  // What reads questions may not be on the device.
  const answer = await answerOf(typed, all).catch(() => undefined);
  if (chosen < (answer?.answers.length ?? 0)) noteQuestion(typed);
  return linksOf(answer, offered(typed, all.calculators, usual, kept))[chosen];
}

/** Before anything is typed, what the visitor asked last and what most people come for. */
function offered(query: string, all: readonly Findable[], usual: readonly string[], kept: readonly string[] = []) {
  if (query.trim() !== "") return findPages(query, all);
  return [...kept.map(askedBefore), ...usual.flatMap((slug) => all.filter((entry) => entry.slug === slug))];
}

const askedBefore = (question: string): Findable => ({
  slug: question,
  path: `/calculators#${new URLSearchParams({ q: question })}`,
  name: question,
  category: "Asked before",
  words: [],
});

/** They are offered while someone is at the field. */
function useHistory() {
  const [kept, setKept] = useState<readonly string[]>();
  const [isAtField, setAtField] = useState(false);
  useEffect(() => setKept(keptQuestions()), []);
  const recall = () => {
    setKept(keptQuestions());
    setAtField(true);
  };
  const putAway = () => setAtField(false);
  const keep = () => {
    keepQuestions();
    setKept([]);
  };
  const forget = () => {
    forgetQuestions();
    setKept(undefined);
  };
  return { kept: isAtField ? kept : undefined, isKept: kept !== undefined, recall, putAway, keep, forget };
}

const linksOf = (answer: Answer | undefined, found: readonly Findable[]): readonly string[] => [
  ...(answer?.answers ?? []).map(linkTo),
  ...(answer?.form ? [linkToForm(answer.form)] : []),
  ...found.map(pathTo),
];

type State = { readonly failed: boolean; readonly nothing: boolean };

function statusOf({ failed, nothing }: State): string {
  if (failed) return navigator.onLine ? "The list could not be fetched. Please try again." : OFFLINE;
  return nothing ? "We have no calculator for that. Try another word for it, or look through all calculators." : "";
}

const OFFLINE = "You are offline, and the search is not on this device. Pages that you have visited still open.";
