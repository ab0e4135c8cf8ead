"use client";
import { useCallback, useEffect, useRef } from "react";
import { OFTEN } from "./best.ts";
import { Finder } from "./finder.tsx";

/** The search above whatever page one is on. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    dialog.current?.showModal();
    // The answer may be on this very page, which then stays and takes its inputs from the address.
    addEventListener("hashchange", close);
    return () => removeEventListener("hashchange", close);
  }, [close]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and a press beside it does too
    <dialog
      ref={dialog}
      className="search"
      aria-label="Search"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div>
        <Finder label="Calculator, or what you want to know" box="box" usual={OFTEN}>
          <button type="button" aria-label="Close" onClick={close}>
            ×
          </button>
        </Finder>
      </div>
    </dialog>
  );
}
