"use client";
import { type MouseEvent, useState } from "react";

/** Copies the code it stands beside. */
export function Copy({ what, className }: { readonly what: string; readonly className: string }) {
  const [told, setTold] = useState("Copy");
  const copy = ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest(".code, .copy")?.querySelector("code");
    navigator.clipboard.writeText(code?.textContent ?? "").then(
      () => setTold("Copied"),
      () => setTold("Not allowed"),
    );
  };
  return (
    <button type="button" className={className} onClick={copy} onBlur={() => setTold("Copy")}>
      <span aria-live="polite">{told}</span>
      <span className="unseen">{`: ${what}`}</span>
    </button>
  );
}
