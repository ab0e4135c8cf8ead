// A page of plain words, with the owner's own at its top.
import type { ReactNode } from "react";
import { type Note, site } from "#lib/site";
import { OwnWords } from "./own-words.tsx";

type Props = { readonly title: string; readonly summary: string; readonly note: Note; readonly children: ReactNode };

export function Notice({ title, summary, note, children }: Props) {
  const own = site().notes?.[note];
  const page = site().own?.pages[note];
  return (
    <div className="page">
      <div className="title">
        <h1>{title}</h1>
        <p>{summary}</p>
      </div>
      {own && (
        <div className="prose">
          <p>{own}</p>
        </div>
      )}
      {page ? <OwnWords html={page} /> : children}
    </div>
  );
}
