"use client";
// The key that opens the search, and the keys on the keyboard that do. What it looks through is loaded on first use.
import { lazy, Suspense, useEffect, useState } from "react";

const SearchDialog = lazy(() => import("./search-dialog.tsx"));

export function Search() {
  const [open, setOpen] = useState(false);
  // A page may have the field in it.
  const begin = () => {
    const field = document.querySelector<HTMLElement>("main search input");
    if (field) field.focus();
    else setOpen(true);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      const asked = (event.key === "/" && !typing) || (event.key === "k" && (event.metaKey || event.ctrlKey));
      if (!asked) return;
      event.preventDefault();
      begin();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  return (
    <>
      <button type="button" className="button" onClick={begin}>
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
