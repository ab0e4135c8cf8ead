"use client";
// A field and a list that is ruled from it, by the pattern that screen readers know as a combobox.
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Findable, find } from "./find.ts";

let fetched: Promise<readonly Findable[]> | undefined;

/** What there is to find, fetched on first use. A failure is not kept, so that the next use tries again. */
export function everything(): Promise<readonly Findable[]> {
  fetched ??= fetch("/search.json").then((answer) => answer.json());
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

type Props = { readonly label: string; readonly box: string; readonly children?: ReactNode };

export function Finder({ label, box, children }: Props) {
  const id = useId();
  const { field, found, chosen, told, begin, type, choose, go } = useFinder();
  const isOpen = found.length > 0;
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
        <Found id={id} found={found} chosen={chosen} />
        <p className="note" role="status">
          {told}
        </p>
      </form>
    </search>
  );
}

/** The field is the browser's own, so that what is typed before the scripts are there is not lost. */
function useFinder() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [all, setAll] = useState<readonly Findable[]>();
  const [chosen, setChosen] = useState(0);
  const found = find(query, all ?? []);

  const begin = () => everything().then(setAll, () => setAll([]));
  const type = (text: string) => {
    setQuery(text);
    setChosen(0);
  };
  const choose = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === "Escape") type("");
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    setChosen((chosen + step + found.length) % found.length);
  };
  /** By what stands in the field, whether or not its list is open or the names are there yet. */
  const go = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    everything().then(
      (all) => {
        const target = find(typed, all)[chosen];
        if (target) location.assign(`/calculators/${target.slug}`);
        else type(typed);
      },
      () => setAll([]),
    );
  };

  useEffect(() => {
    const typed = field.current?.value ?? "";
    setQuery(typed);
    if (typed) everything().then(setAll, () => setAll([]));
  }, []);
  return { field, found, chosen, told: toldOf(query, all, found), begin, type, choose, go };
}

type FoundProps = { readonly id: string; readonly found: readonly Findable[]; readonly chosen: number };

const Found = ({ id, found, chosen }: FoundProps) => (
  // A press on an option must not take the focus from the field, or the list would be gone before the click.
  <div
    role="listbox"
    id={`${id}-list`}
    aria-label="Calculators"
    hidden={found.length === 0}
    onMouseDown={(event) => event.preventDefault()}
  >
    {found.map(({ slug, name, category }, i) => (
      <a
        key={slug}
        id={`${id}-${i}`}
        href={`/calculators/${slug}`}
        role="option"
        aria-selected={i === chosen}
        tabIndex={-1}
      >
        {name} <span className="soft">{category}</span>
      </a>
    ))}
  </div>
);

function toldOf(query: string, all: readonly Findable[] | undefined, found: readonly Findable[]): string {
  if (!query.trim() || !all || found.length > 0) return "";
  return all.length === 0
    ? "The list could not be fetched. Please try again."
    : "Nothing here has that name. Try another word for it.";
}
