// A link that an older version made. What says so is loaded only then.
import { type ComponentProps, lazy, Suspense } from "react";
import { later } from "../offline/later.ts";

const MadeBefore = lazy(later(() => import("../answer/made-before.tsx")));

type Props = Omit<ComponentProps<typeof MadeBefore>, "link"> & { readonly link: URLSearchParams | undefined };

export const LinkNote = ({ link, ...props }: Props) =>
  (link?.get("version") ?? props.calculator.version) !== props.calculator.version &&
  link && (
    <Suspense>
      <MadeBefore link={link} {...props} />
    </Suspense>
  );
