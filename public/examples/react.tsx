// A calculator in a React page. The element's script is loaded once, when the first of them is shown.
import { useEffect, useRef } from "react";

const SITE = "https://your.site";

export type Answer = {
  readonly inputs: Readonly<Record<string, string>>;
  readonly result?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly error?: { readonly message: string };
};

type Props = {
  readonly slug: string;
  readonly inputs?: Readonly<Record<string, string | number>>;
  readonly onAnswer?: (answer: Answer) => void;
};

export function Calculator({ slug, inputs = {}, onAnswer }: Props) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    import(/* webpackIgnore: true */ /* @vite-ignore */ `${SITE}/embed/element.js`);
  }, []);

  useEffect(() => {
    const heard = (event: Event) => event instanceof CustomEvent && onAnswer?.(event.detail);
    const { current } = element;
    current?.addEventListener("answer", heard);
    return () => current?.removeEventListener("answer", heard);
  }, [onAnswer]);

  return <reckoner-calculator ref={element} slug={slug} {...inputs} />;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "reckoner-calculator": React.HTMLAttributes<HTMLElement> & {
        readonly ref?: React.Ref<HTMLElement>;
        readonly slug: string;
      };
    }
  }
}
