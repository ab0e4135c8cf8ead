// Two boxes for one measure. The third control is for programs: it has the whole text under the name on the wire.
import { controlId } from "./control.ts";
import { largerThan, pairOf, type Smaller, textOfPair } from "./pair.ts";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly unit: Smaller;
  readonly text: string;
  readonly isWrong: boolean;
  readonly described: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
};

const WORDS: Readonly<Record<string, string>> = { ft: "feet", in: "inches", st: "stones", lb: "pounds" };

export default function PairBox({ name, label, unit, text, isWrong, described, onText, onLeave }: Props) {
  const pair = pairOf(text, unit);
  const boxes = [largerThan(unit), unit].map((part, i) => (
    <div className="box" key={part}>
      <input
        type="text"
        id={i === 0 ? controlId(name) : undefined}
        inputMode="decimal"
        value={pair[i]}
        autoComplete="off"
        aria-label={`${label}, ${WORDS[part]}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={described}
        onChange={({ target: { value } }) => onText(textOfPair(i === 0 ? [value, pair[1]] : [pair[0], value], unit))}
      />
      <span className="unit">{part}</span>
    </div>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left both boxes
    <div
      className="pair"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {boxes}
      <input
        className="unseen"
        name={name}
        value={text}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
