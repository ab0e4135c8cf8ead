// The kinds of known figures, as pages name them. Only the first two are "published figures".
import type { Evidence } from "#engine";

export const KINDS: Readonly<Record<Evidence, string>> = {
  published: "Published",
  law: "Law or standard",
  quoted: "Quoted by others",
  software: "Other software",
  hand: "Worked by hand",
};

type Counts = Readonly<Record<Evidence | "different", number>>;

export const publishedFigures = ({ published, law }: Counts): number => published + law;

/** In one short line: "Checked against 12 published figures" */
export function checkedBriefly(counts: Counts): string {
  const published = publishedFigures(counts);
  const own = counts.quoted + counts.software + counts.hand;
  const known = published > 0 ? published : own;
  return `Checked against ${known} ${published > 0 ? "published" : "known"} ${known === 1 ? "figure" : "figures"}`;
}

/** "Checked against 12 published figures, 2 that others quote, 3 from other software and 4 worked out by hand; 1 differs, and we say why" */
export function checkedAgainst(counts: Counts): string {
  const published = publishedFigures(counts);
  const [last = "", ...others] = [
    `${published} published ${published === 1 ? "figure" : "figures"}`,
    ...(counts.quoted > 0 ? [`${counts.quoted} that others quote`] : []),
    ...(counts.software > 0 ? [`${counts.software} from other software`] : []),
    ...(counts.hand > 0 ? [`${counts.hand} worked out by hand`] : []),
  ].reverse();
  const all = others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
  return `Checked against ${all}${counts.different > 0 ? `; ${differing(counts.different)}` : ""}`;
}

/** What a run of all of them has found. Only a difference without a stated reason is a failure. */
export function verdictOn({ agree, differ, fail }: Readonly<Record<"agree" | "differ" | "fail", number>>): string {
  const all = agree + differ + fail;
  if (fail > 0) return `${fail} of ${all} ${fail === 1 ? "does" : "do"} not agree.`;
  if (differ > 0)
    return `${agree} ${agree === 1 ? "agrees" : "agree"} to the last digit printed; ${differing(differ)}.`;
  return `All ${all} agree, to the last digit printed.`;
}

const differing = (count: number): string => `${count} ${count === 1 ? "differs" : "differ"}, and we say why`;
