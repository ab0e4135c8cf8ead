"use client";
import { type MouseEvent, useState } from "react";

/** Copies the code beside it. */
export function Copy({ what, className }: { readonly what: string; readonly className: string }) {
  const [label, setLabel] = useState("Copy");
  const copy = ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest(".code, .copy")?.querySelector("code");
    navigator.clipboard.writeText(code?.textContent ?? "").then(
      () => setLabel("Copied"),
      () => setLabel("Not allowed"),
    );
  };
  return (
    <button type="button" className={className} onClick={copy} onBlur={() => setLabel("Copy")}>
      <span aria-live="polite">{label}</span>
      <span className="unseen">{`: ${what}`}</span>
    </button>
  );
}
