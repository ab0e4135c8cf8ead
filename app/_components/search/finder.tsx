"use client";
// A field and a list that is ruled from it, by the pattern that screen readers know as a combobox.
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Findable, find, pathTo, type Searchable } from "./find.ts";
import { Announced, Found } from "./found.tsx";
import { type Answer, answerOf, linkTo, useAnswer } from "./use-answer.ts";

let fetched: Promise<Searchable> | undefined;

/** What there is to find, fetched on first use. A failure is not kept, so that the next use tries again. */
export function everything(): Promise<Searchable> {
  fetched ??= fetch("/search.json").then((answer) => answer.json());
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

type Props = {
  readonly label: string;
  readonly box: string;
  /** Offered before anything is typed. */
  readonly usual?: readonly string[];
  readonly children?: ReactNode;
};

const NONE: readonly string[] = [];

export function Finder({ label, box, usual = NONE, children }: Props) {
  const id = useId();
  const { field, answer, found, chosen, told, begin, type, choose, go } = useFinder(usual);
  const isOpen = found.length + (answer?.found.length ?? 0) > 0;
  return (
    <search className="finder" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || type("")}>
      <form action="/calculators" onSubmit={go}>
        <div className={box}>
          <input
            ref={field}
            type="text"
            name="q"
            role="combobox"
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={(event) => {
              begin();
              type(event.currentTarget.value);
            }}
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={choose}
          />
          {children}
        </div>
        <Found id={id} answer={answer} found={found} chosen={chosen} />
        <p className="note" role="status">
          {told}
        </p>
        <Announced answer={answer} />
      </form>
    </search>
  );
}

/** The field is the browser's own, so that what is typed before the scripts are there is not lost. */
function useFinder(usual: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [all, setAll] = useState<Searchable>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const answer = useAnswer(query, all?.currency);
  const found = offered(query, all?.calculators ?? [], usual);
  const links = linksOf(answer, found);

  const begin = () => everything().then(setAll, () => setFailed(true));
  const type = (text: string) => {
    setQuery(text);
    setChosen(0);
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
    targetOf(typed, chosen, usual).then(
      (target) => (target ? location.assign(target) : type(typed)),
      () => setFailed(true),
    );
  };

  useEffect(() => {
    const asked = new URLSearchParams(location.search || location.hash.slice(1)).get("q");
    if (field.current && asked) field.current.value ||= asked;
    const typed = field.current?.value ?? "";
    setQuery(typed);
    if (typed) everything().then(setAll, () => setFailed(true));
  }, []);
  const nothing = query.trim() !== "" && all !== undefined && links.length === 0;
  return { field, answer, found, chosen, told: toldOf({ failed, nothing, answer }), begin, type, choose, go };
}

async function targetOf(typed: string, chosen: number, usual: readonly string[]): Promise<string | undefined> {
  const { calculators, currency } = await everything();
  return linksOf(await answerOf(typed, currency), offered(typed, calculators, usual))[chosen];
}

/** Before anything is typed, what most people come for. */
const offered = (query: string, all: readonly Findable[], usual: readonly string[]): readonly Findable[] =>
  query.trim() === "" ? usual.flatMap((slug) => all.filter((entry) => entry.slug === slug)) : find(query, all);

const linksOf = (answer: Answer | undefined, found: readonly Findable[]): readonly string[] => [
  ...(answer?.found ?? []).map(linkTo),
  ...found.map(pathTo),
];

type Told = { readonly failed: boolean; readonly nothing: boolean; readonly answer: Answer | undefined };

function toldOf({ failed, nothing, answer }: Told): string {
  if (failed) return "The list could not be fetched. Please try again.";
  if (answer?.hint) return `Something is missing. Try “${answer.hint}”.`;
  return nothing ? "Nothing here has that name. Try another word for it." : "";
}
