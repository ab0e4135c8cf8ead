"use client";
// The one island of a page. It loads its own calculator, by slug, in here: functions cannot cross from the server,
// and a server page that chose among islands would put all calculators into one chunk on every page.
import { type ReactNode, startTransition, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { byCategory } from "#calculators/by-category";
import {
  type Currency,
  isComparable,
  type ListedCalculator,
  readPlain,
  spokenCurrency,
  type Texts,
  toOurs,
  toTheirs,
  worded,
} from "#engine";
import { AnswerPanel } from "../answer/answer.tsx";
import { Printed } from "../answer/printed.tsx";
import { useAddress, useLinkShown } from "../form/address.ts";
import { Form } from "../form/form.tsx";
import { loadTyping, type Typing, useTyping, type WithTyping } from "../form/load-typing.ts";
import { isStart, startingTexts } from "../form/starting-texts.ts";
import { useToday } from "../form/today.ts";
import { later } from "../offline/later.ts";
import { type FormTexts, useFormTexts } from "../region/use-form-texts.ts";
import { ownCurrency, type Usual } from "../region/usual.ts";
import { useAgentTool } from "./agent-tool.ts";
import { useLaterParts } from "./later-parts.ts";
import { LaterView, loadViews, useViews, type Views } from "./later-views.tsx";
import { LinkNote } from "./link-note.tsx";
import { Compare, useMoreTools } from "./more-tools.tsx";
import { type Outcome, outcomeFrom } from "./outcome.ts";

type Loaded = {
  readonly calculator: ListedCalculator;
  /** As the owner's region writes it. */
  readonly currency: Currency;
  readonly typing?: Typing | undefined;
  readonly views?: Views | undefined;
};

const loading = new Map<string, Promise<Loaded>>();

function load(props: Props): Promise<Loaded> {
  const { slug } = props;
  const underway = loading.get(slug) ?? loadNow(props);
  loading.set(slug, underway);
  return underway;
}

async function loadNow({ slug, category, usual }: Omit<Props, "children">): Promise<Loaded> {
  const list = await byCategory[category]?.();
  const module = await list?.default[slug]?.();
  if (!module) throw new Error(`There is no calculator ${slug}.`);
  const calculator = module.default;
  const currency = await ownCurrency(usual);
  const start = toOurs(calculator, startingTexts(calculator, currency), currency);
  await calculator.later?.load(start);
  later(async () => calculator.later?.load());
  const typing = readPlain(calculator, start) ? undefined : await loadTyping();
  const views = typeof window === "undefined" ? await loadViews(calculator) : undefined;
  return { calculator, currency, typing, views };
}

type Props = {
  readonly slug: string;
  readonly category: string;
  readonly usual: Usual;
  /** The day on which the site was built. */
  readonly builtOn: string;
  /** Links to the parts below. */
  readonly children: ReactNode;
};

/**
 * What was typed is the only state, and all else follows from it: the field at once, the answer a frame later, what is under
 * the answer after that, so that no key waits for more than its own letter. There is no Suspense around it on purpose: React
 * would put what is long behind a script, and the first answer must be there without any.
 */
export function Calculator(props: Props) {
  const { calculator, ...loaded } = use(load(props));
  const { first, form: written, change, isInChosen } = useFormTexts(calculator, loaded.currency);
  const form = useSpoken(calculator, written);
  const [typing, withTyping] = useTyping(loaded.typing, form.currency);
  const read = useDeferredValue(form);
  const { ours, outcome, settled, isUnread } = useOutcome(calculator, read, typing, withTyping);
  const isBegun = !isStart(calculator, read.texts, read.currency);
  const { unknown, link, comparison } = useAddress(calculator, isBegun ? ours : undefined, outcome, change);
  const isComparing = comparison.begun !== "" && isComparable(calculator.inputs);
  const areColumnsHere = useLaterParts(calculator, isComparing ? undefined : ours);
  useToday(calculator, change);
  useAgentTool(calculator, loaded.currency);
  const [views, place] = useViews(calculator, loaded.views, written !== first);
  const isSettled = !isUnread && settled === outcome && (views !== undefined || written === first);
  useLinkShown(unknown !== undefined && isInChosen && read === form && isSettled);
  const onOurs = (changed: Texts) => change((_, currency) => toTheirs(calculator, changed, currency));
  const local = useMemo(() => worded(calculator, read.currency.notation), [calculator, read.currency]);
  const current = { calculator: local, currency: read.currency, outcome };
  const viewed = { ...current, outcome: settled };
  const moreTools = useMoreTools({ ...current, texts: ours, onTexts: onOurs, onCompare: comparison.begin });
  return (
    <>
      {isComparing && areColumnsHere && (
        <Compare key={comparison.begun} calculator={calculator} form={written} onForm={change} {...comparison} />
      )}
      <div className="calc" hidden={isComparing}>
        <LinkNote calculator={calculator} link={link} own={loaded.currency} shown={read.currency} />
        {unknown && unknown.length > 0 && <p className="notice warn">{unusedNote(unknown)}</p>}
        <div className="split">
          <Form {...current} {...form} onTexts={change} withTyping={withTyping} />
          <AnswerPanel
            {...current}
            builtOn={props.builtOn}
            basis={calculator.facts && <LaterView>{views && <views.FactsUsed {...viewed} />}</LaterView>}
            picture={<LaterView>{views && <views.Glance {...viewed} Drawer={views.Drawer} />}</LaterView>}
            moreTools={moreTools.keys}
          />
        </div>
      </div>
      {moreTools.sections}
      {props.children}
      <div ref={place}>
        <LaterView>{views && <views.Details {...viewed} />}</LaterView>
      </div>
      <Printed />
    </>
  );
}

/** In the currency of the country that is chosen in the form. */
function useSpoken(calculator: ListedCalculator, { texts, currency }: FormTexts): FormTexts {
  return useMemo(
    () => ({ texts, currency: spokenCurrency(calculator, texts, currency) }),
    [calculator, texts, currency],
  );
}

/** What the texts come to, and those texts in our own notation. Where they need reading, what reads them is loaded. */
function useOutcome(
  calculator: ListedCalculator,
  { texts, currency }: FormTexts,
  typing: Typing | undefined,
  withTyping: WithTyping,
) {
  const ours = useMemo(() => toOurs(calculator, texts, currency), [calculator, texts, currency]);
  const isHere = useLaterParts(calculator, ours);
  const outcome = useMemo(
    () => (isHere ? outcomeNow(calculator, ours, currency, typing) : UNREAD),
    [calculator, isHere, ours, currency, typing],
  );
  const settled = useSettled(outcome);
  const isUnread = outcome === UNREAD;
  useEffect(() => {
    if (isUnread) withTyping();
  });
  return { ours, outcome, settled, isUnread };
}

/** What follows an answer, once that is on the screen. */
function useSettled(outcome: Outcome): Outcome {
  const [settled, setSettled] = useState(outcome);
  useEffect(() => startTransition(() => setSettled(outcome)), [outcome]);
  return settled;
}

/** While what reads it, or what it is worked out from, is still on its way. */
const UNREAD: Outcome = { raw: {}, faults: [], echoes: {} };

function outcomeNow(
  calculator: ListedCalculator,
  texts: Texts,
  currency: Currency,
  typing: Typing | undefined,
): Outcome {
  const plain = readPlain(calculator, texts);
  if (plain) return outcomeFrom(calculator, plain, currency);
  return typing ? typing.outcomeOf(calculator, texts, currency) : UNREAD;
}

const unusedNote = (names: readonly string[]): string =>
  `The link also had ${names.join(", ")}, which this calculator does not ask for.`;
