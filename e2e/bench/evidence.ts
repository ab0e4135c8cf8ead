// How good the known figures are, all calculators together: how many are from others, which differ, which can't be looked up.
import { reused } from "#calculators/suite/evidence";
import { refusedHost } from "#calculators/suite/hosts";
import { type Evidence, formatNumber } from "#engine";
import { disagreementsOf, evidenceOf } from "#lib/service";
import type { Listed } from "./subjects.ts";

const GOAL_PERCENT = 80;

type Vector = Listed["words"]["vectors"][number];

export function evidence(listed: readonly Listed[]): string {
  const vectors = listed.flatMap(({ words }) => words.vectors);
  const fromOthers = vectors.filter(({ by }) => by !== "hand");
  const without = (has: (source: Vector["source"]) => unknown) =>
    fromOthers.filter(({ source }) => !has(source)).length;
  const differing = listed.flatMap((one) => disagreementsOf(one).map((found) => ({ ...found, one })));
  return [
    `${vectors.length} cases: ${kindsOf(listed)}`,
    shareOf(vectors, fromOthers),
    `Sources of others without a URL: ${without(({ url }) => url)}; without a place: ${without(({ place }) => place)}; without the day read: ${without(({ read }) => read)}; at a refused host: ${fromOthers.filter(isRefused).length}`,
    `Cases where our figure differs: ${differing.length}`,
    ...differing.flatMap(({ one, given, checks, differs }) => [
      `  ${one.calculator.slug}: ${given}`,
      ...checks.map(({ name, expected, computed }) => `    ${name}: printed ${expected}, ours ${computed}`),
      `    ${differs}`,
    ]),
  ].join("\n");
}

function kindsOf(listed: readonly Listed[]): string {
  const counts = listed.map(evidenceOf);
  const sum = (kind: Evidence) => counts.reduce((total, one) => total + one[kind], 0);
  return `${sum("published")} published, ${sum("law")} law, ${sum("quoted")} quoted, ${sum("software")} software, ${sum("hand")} by hand`;
}

/** From an acceptable source of others, and no figure that another calculator or case has already. */
function shareOf(vectors: readonly Vector[], fromOthers: readonly Vector[]): string {
  const again = new Set(reused(vectors));
  const count = fromOthers.filter((vector) => !again.has(vector) && !isRefused(vector)).length;
  const share = formatNumber((count * 100) / vectors.length, { digits: 1 });
  return `From others and distinct: ${count} of ${vectors.length}, ${share}% (goal: ${GOAL_PERCENT}%); used again: ${again.size}`;
}

const isRefused = ({ source: { url } }: Vector): boolean => url !== undefined && refusedHost(url) !== undefined;
