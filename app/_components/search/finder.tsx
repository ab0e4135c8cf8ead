"use client";
// A field and a list that is ruled from it, by the pattern that screen readers know as a combobox.
import { type ReactNode, useId } from "react";
import { LONGEST_QUESTION } from "#lib/questions/find";
import { Announced, Found, Note } from "./found.tsx";
import { useFinder } from "./use-finder.ts";

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
  const { field, answer, found, chosen, status, begin, leave, type, choose, go, history } = useFinder(usual);
  const isOpen = found.length + (answer?.answers.length ?? 0) + (answer?.form ? 1 : 0) > 0;
  return (
    <search className="finder" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}>
      <form action="/calculators" onSubmit={go}>
        <div className={box}>
          <input
            ref={field}
            type="text"
            name="q"
            maxLength={LONGEST_QUESTION}
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
        <Found id={id} answer={answer} found={found} chosen={chosen} history={history} />
        <Note text={status} />
        <Announced answer={answer} />
      </form>
    </search>
  );
}
