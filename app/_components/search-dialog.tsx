"use client";
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from "react";
import { type Findable, find } from "./find.ts";

let fetched: Promise<readonly Findable[]> | undefined;

function everything(): Promise<readonly Findable[]> {
  fetched ??= fetch("/search.json").then((answer) => answer.json());
  return fetched;
}

/** A list that is ruled from its field, by the pattern that screen readers know as a combobox. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const all = use(everything());
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const found = find(query, all);

  useEffect(() => dialog.current?.showModal(), []);

  const keys = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = chosen + (event.key === "ArrowDown" ? 1 : -1);
      setChosen(Math.max(0, Math.min(found.length - 1, next)));
    }
    const target = found[chosen];
    if (event.key === "Enter" && target) location.assign(`/calculators/${target.slug}`);
  };

  return (
    <dialog ref={dialog} className="search" aria-label="Search" onClose={onClose}>
      <div className="box">
        <input
          type="text"
          role="combobox"
          aria-label="Calculator, or what you want to know"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
          placeholder="mortgage, tip, EMI …"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label="Calculators">
        {found.map(({ slug, name, category }, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
          <div role="option" key={slug} id={`${id}-${i}`} aria-selected={i === chosen}>
            <a href={`/calculators/${slug}`} tabIndex={-1}>
              {name}
            </a>
            <span className="soft">{category}</span>
          </div>
        ))}
      </div>
      <p className="note" role="status">
        {query.trim() && found.length === 0 ? "Nothing here has that name. Try another word for it." : ""}
      </p>
    </dialog>
  );
}
