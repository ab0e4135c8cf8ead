"use client";
// The button that opens the search, which the keys of `early.tsx` do too. What it looks through is loaded on first use.
import { lazy, Suspense, useEffect, useState } from "react";
import { later } from "../offline/later.ts";
import { WANTS_SEARCH } from "./wants-search.ts";

const SearchDialog = lazy(later(() => import("./search-dialog.tsx")));

export function Search() {
  const [open, setOpen] = useState(false);
  useSearchKeys(() => begin(setOpen));
  return (
    <>
      <button type="button" className="button" onClick={() => begin(setOpen)}>
        Search{" "}
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A page may have the field in it. */
function begin(setOpen: (open: boolean) => void) {
  const field = document.querySelector<HTMLElement>("main search input");
  if (field) field.focus();
  else setOpen(true);
}

/** Answers a key that was pressed before the page was ready, and those that follow. */
function useSearchKeys(begin: () => void) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const answer = () => {
      if (!(WANTS_SEARCH in dataset)) return;
      delete dataset[WANTS_SEARCH];
      begin();
    };
    answer();
    addEventListener(WANTS_SEARCH, answer);
    return () => removeEventListener(WANTS_SEARCH, answer);
  });
}
