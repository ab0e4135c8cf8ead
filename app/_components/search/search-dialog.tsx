"use client";
import { useEffect, useRef } from "react";
import { Finder } from "./finder.tsx";

/** The search above whatever page one is on. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="search" aria-label="Search" onClose={onClose}>
      <Finder label="Calculator, or what you want to know" box="box" />
    </dialog>
  );
}
