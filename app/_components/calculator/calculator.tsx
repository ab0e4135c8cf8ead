"use client";
// The one island of a page. It loads its own calculator, by slug, in here: functions cannot cross from the server,
// and a server page that chose among islands would put all calculators into one chunk on every page.
import { startTransition, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { byCategory } from "#calculators/by-category";
import { type Category, type Currency, type Calculator as Definition, readPlain, type Texts } from "#engine";
import { AnswerPanel } from "../answer/answer.tsx";
import { Printed } from "../answer/printed.tsx";
import { useAddress, useLinkShown } from "../form/address.ts";
import { type Change, Form } from "../form/form.tsx";
import { loadTyping, type Typing, useTyping } from "../form/load-typing.ts";
import { startingTexts } from "../form/starting-texts.ts";
import { useToday } from "../form/today.ts";
import { LaterView, loadViews, useViews, type Views } from "./later-views.tsx";
import { useMoreTools } from "./more-tools.tsx";
import { type Outcome, outcomeFrom } from "./outcome.ts";

type Loaded = {
  readonly calculator: Definition;
  readonly typing?: Typing | undefined;
  readonly views?: Views | undefined;
};

const loading = new Map<string, Promise<Loaded>>();

function load(slug: string, category: Category): Promise<Loaded> {
  const underway = loading.get(slug) ?? loadNow(slug, category);
  loading.set(slug, underway);
  return underway;
}

async function loadNow(slug: string, category: Category): Promise<Loaded> {
  const { default: list } = await byCategory[category]();
  const module = await list[slug]?.();
  if (!module) throw new Error(`There is no calculator ${slug}.`);
  const calculator = module.default;
  const typing = readPlain(calculator, startingTexts(calculator)) ? undefined : await loadTyping();
  const views = typeof window === "undefined" ? await loadViews() : undefined;
  return { calculator, typing, views };
}

type Props = {
  readonly slug: string;
  readonly category: Category;
  readonly currency: Currency;
  /** The day on which the site was built. */
  readonly builtOn: string;
};

/**
 * What was typed is the only state, and all else follows from it: the field at once, the answer a frame later, what is under
 * the answer after that, so that no key waits for more than its own letter. There is no Suspense around it on purpose: React
 * would put what is long behind a script, and the first answer must be there without any.
 */
export function Calculator({ slug, category, currency, builtOn }: Props) {
  const { calculator, ...loaded } = use(load(slug, category));
  const [beginning] = useState<Texts>(() => startingTexts(calculator));
  const [texts, setTexts] = useState(beginning);
  const [typing, withTyping] = useTyping(loaded.typing);
  const read = useDeferredValue(texts);
  const outcome = useMemo(() => outcomeNow(calculator, read, typing), [calculator, read, typing]);
  const settled = useSettled(outcome);
  const unknown = useAddress(calculator, read, outcome, setTexts);
  useToday(calculator, setTexts);
  useEffect(() => {
    if (outcome === UNREAD) withTyping();
  });
  const [views, place] = useViews(loaded.views, texts !== beginning);
  const isSettled = outcome !== UNREAD && settled === outcome && (views !== undefined || texts === beginning);
  useLinkShown(unknown !== undefined && read === texts && isSettled);
  const onTexts: Change = (change) =>
    setTexts((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) }));
  const viewed = { calculator, currency, outcome: settled };
  const moreTools = useMoreTools({ calculator, currency, texts: read, outcome, onTexts });
  return (
    <>
      <div className="calc">
        {unknown && unknown.length > 0 && (
          <p className="notice warn">The link also had {unknown.join(", ")}, which this calculator does not ask for.</p>
        )}
        <div className="split">
          <Form
            calculator={calculator}
            currency={currency}
            texts={texts}
            outcome={outcome}
            onTexts={onTexts}
            withTyping={withTyping}
          />
          <AnswerPanel
            calculator={calculator}
            outcome={outcome}
            currency={currency}
            builtOn={builtOn}
            basis={calculator.facts && <LaterView>{views && <views.FactsUsed {...viewed} />}</LaterView>}
            picture={<LaterView>{views && <views.Glance {...viewed} />}</LaterView>}
            moreTools={moreTools.keys}
          />
        </div>
      </div>
      {moreTools.sections}
      <div ref={place}>
        <LaterView>
          {views && (
            <>
              <views.Working {...viewed} />
              <views.Tables {...viewed} />
            </>
          )}
        </LaterView>
      </div>
      <Printed />
    </>
  );
}

/** What follows an answer, once that is on the screen. */
function useSettled(outcome: Outcome): Outcome {
  const [settled, setSettled] = useState(outcome);
  useEffect(() => startTransition(() => setSettled(outcome)), [outcome]);
  return settled;
}

/** While what reads it is still on its way. */
const UNREAD: Outcome = { raw: {}, faults: [], echoes: {} };

function outcomeNow(calculator: Definition, texts: Texts, typing: Typing | undefined): Outcome {
  const plain = readPlain(calculator, texts);
  if (plain) return outcomeFrom(calculator, plain);
  return typing ? typing.outcomeOf(calculator, texts) : UNREAD;
}
