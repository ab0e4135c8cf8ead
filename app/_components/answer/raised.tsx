import type { ReactNode } from "react";

const EXPONENT = /\^(\([^()]*\)|[-−]?[\p{L}\d.,]*[\p{L}\d])/u;

/** "(1 + r)^-360" with its exponent raised. The sign is still there for those who copy it or hear it read. */
export const raised = (text: string): ReactNode =>
  text.split(EXPONENT).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other places
      <sup key={i}>
        <span className="unseen">^</span>
        {part}
      </sup>
    ),
  );
