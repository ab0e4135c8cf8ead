import type { ReactNode } from "react";
import {
  type Calculator,
  type Currency,
  type FigureGroup,
  inGroups,
  type Presented,
  present,
  sentenceOf,
} from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { controlId } from "../form/control.ts";
import { CopyAndLink } from "./copy-and-link.tsx";
import { Expired } from "./expired.tsx";
import { dashes, sizeOf, usualLabel } from "./frame.ts";
import { useDigits } from "./more-digits.tsx";

type Props = {
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  readonly currency: Currency;
  readonly builtOn: string;
  /** The facts that the answer rests on. */
  readonly basis: ReactNode;
  readonly picture: ReactNode;
  /** Keys beside those of the answer itself. */
  readonly moreTools: ReactNode;
};

/** One large figure, the others under it. Where there is none, the frame stays and dashes stand in it. */
export function AnswerPanel({ calculator, outcome, currency, builtOn, basis, picture, moreTools }: Props) {
  const { answer, faults } = outcome;
  const { presented, key } = useDigits(answer && present(calculator, answer, currency));
  const shown = presented?.headline ?? presented?.primary;
  const large = presented?.headline ? undefined : presented?.primary.name;
  const groups = inGroups(calculator, { figures: presented?.figures ?? dashes(calculator), large }, answer?.inputs);
  return (
    <section className="answer" aria-labelledby="answer-h">
      <div className="primary">
        <h2 className="label" id="answer-h">
          {shown?.label ?? usualLabel(calculator)}
        </h2>
        {presented ? (
          <LargeFigure {...presented} />
        ) : (
          <>
            <p className="number none">–</p>
            <Why calculator={calculator} fault={faults[0]} />
          </>
        )}
      </div>
      <div className="rest">
        {presented?.alerts.map(lineIn("notice warn"))}
        <p>{presented?.sentence}</p>
        {presented?.notes.map(lineIn("note"))}
        {answer && calculator.facts && <Expired calculator={calculator} answer={answer} builtOn={builtOn} />}
        <div className="both">
          <Figures groups={groups} isAnswer={presented !== undefined} />
          {picture}
        </div>
        {basis}
        <CopyAndLink calculator={calculator} presented={presented}>
          {key}
          {moreTools}
        </CopyAndLink>
      </div>
    </section>
  );
}

const LargeFigure = ({ primary, headline, unit }: Presented) =>
  headline ? (
    <p className={sizeOf(headline)}>{headline.text}</p>
  ) : (
    <p className={sizeOf(primary)}>
      <span data-output={primary.name}>{primary.text}</span>
      {unit && <small> {unit}</small>}
    </p>
  );

type FiguresProps = { readonly groups: readonly FigureGroup[]; readonly isAnswer: boolean };

/** A list for each heading, and one list where there is none. */
const Figures = ({ groups, isAnswer }: FiguresProps) => (
  <div className="groups">
    {groups.map(({ heading, figures }) => (
      <section key={heading}>
        {heading && <h3>{heading}</h3>}
        <dl className="facts">
          {figures.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd data-output={isAnswer ? name : undefined}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

const lineIn = (className: string) => (line: string) => (
  <p className={className} key={line}>
    {line}
  </p>
);

type WhyProps = { readonly calculator: Calculator; readonly fault: Outcome["faults"][number] | undefined };

function Why({ calculator, fault }: WhyProps) {
  if (!fault) return <p>…</p>;
  const sentence = sentenceOf(calculator, fault);
  return <p className="fault">{fault.field ? <a href={`#${controlId(fault.field)}`}>{sentence}</a> : sentence}</p>;
}
