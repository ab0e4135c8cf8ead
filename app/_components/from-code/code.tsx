import { Copy } from "../page/copy.tsx";

type Props = {
  readonly title: string;
  readonly text: string;
  /** What we work out, rather than what one types. */
  readonly out?: boolean;
};

export const Code = ({ title, text, out = false }: Props) => (
  <figure className={out ? "code out" : "code"}>
    <figcaption>
      {title}
      {!out && <Copy what={title} className="button plain" />}
    </figcaption>
    <pre>
      <code>{text}</code>
    </pre>
  </figure>
);
