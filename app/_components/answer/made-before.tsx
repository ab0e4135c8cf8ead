// What has changed since a link was made, and whether its answer has. No old arithmetic is kept: the link says its own figure.
import { useEffect, useState } from "react";
import { type Currency, calculate, isRefusal, type ListedCalculator, present, wireInputs } from "#engine";
import { dayInWords } from "../page/day-in-words.ts";

type Change = {
  readonly tool_slug: string;
  readonly tool_version: string;
  readonly date: string;
  readonly what: string;
};

type Props = {
  readonly calculator: ListedCalculator;
  readonly link: URLSearchParams;
  /** As the owner's region writes it, and as the page does now. */
  readonly own: Currency;
  readonly shown: Currency;
};

export default function MadeBefore({ calculator, link, own, shown }: Props) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [now, setNow] = useState<string>();
  const version = link.get("version") ?? "";
  const currency = link.has("region") || link.has("currency") ? shown : own;
  useEffect(() => {
    changesSince(calculator.slug, version).then(setChanges);
  }, [calculator, version]);
  useEffect(() => {
    figureNow(calculator, link, currency).then(setNow);
  }, [calculator, link, currency]);
  if (now === undefined || !VERSION.test(version)) return null;
  return (
    <div className="notice">
      <p>{saidOf(version, calculator.version, link.get("figure")?.slice(0, LONGEST), now)}</p>
      <ul>
        {changes.map(({ tool_version, date, what }) => (
          <li key={tool_version}>
            Version {tool_version} of {dayInWords(date)}: {what}
          </li>
        ))}
      </ul>
    </div>
  );
}

const VERSION = /^\d+\.\d+\.\d+$/;
const LONGEST = 60;

/** `then` is what the link says, if it does; "" is no answer. */
export function saidOf(version: string, today: string, then: string | undefined, now: string): string {
  const made = `This link was made with version ${version} of this calculator, which is at ${today} now.`;
  if (now === "") return `${made} Its inputs have no answer any more.`;
  if (then === undefined) return made;
  return then === now ? `${made} Its answer is the same, ${now}.` : `${made} Its answer was ${then} and is ${now} now.`;
}

/** As programs get it. */
export async function figureNow(calculator: ListedCalculator, link: URLSearchParams, currency: Currency) {
  await calculator.later?.load();
  const names = wireInputs(calculator).map(({ name }) => name);
  const inputs = Object.fromEntries([...link].filter(([name]) => names.includes(name)));
  const answer = calculate(calculator, inputs, currency);
  return isRefusal(answer) ? "" : present(calculator, answer, currency, "send").primary.text;
}

/** The newest first. None where the list can't be had, or doesn't know the version. */
async function changesSince(slug: string, version: string): Promise<readonly Change[]> {
  const answer = await fetch("/changes.json").catch(() => undefined);
  const { changes } = answer?.ok ? ((await answer.json()) as { changes: readonly Change[] }) : { changes: [] };
  const own = changes.filter(({ tool_slug }) => tool_slug === slug);
  return own.slice(
    0,
    Math.max(
      own.findIndex(({ tool_version }) => tool_version === version),
      0,
    ),
  );
}
