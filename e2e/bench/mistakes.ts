// `npm run mistakes`: the mistakes of e2e/fuzz/mistakes.ts in this process, or at a service: `npm run mistakes -- <address>`.

import { type Raw, USD } from "#engine";
import { type Reply, verdictOn } from "#fuzz/judge-mistakes";
import { MISTAKES, type Mistake } from "#fuzz/mistakes";
import { calculation, refused } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};

export default async function mistakes(address?: string): Promise<string> {
  const counts = new Map<string, number>();
  const lines: string[] = [];
  for (const mistake of MISTAKES) {
    const reply = await (address ? overHttp(address, mistake) : here(mistake));
    const verdict = verdictOn(mistake, reply);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    lines.push(`${verdict.padEnd(32)} ${mistake[0]}${reply.error ? `: ${reply.error.message}` : ""}`);
  }
  return [...lines, "", ...[...counts].map(([verdict, count]) => `${count} ${verdict}`)].join("\n");
}

async function overHttp(address: string, [, slug, sent]: Mistake): Promise<Reply> {
  const body = JSON.stringify(sent);
  const response = await fetch(`${address}/api/tools/${slug}/calculate`, { method: "POST", body });
  return response.json();
}

async function here([, slug, sent]: Mistake): Promise<Reply> {
  const entry = await catalogue().findOpen(slug);
  if (!entry) throw new Error(`there is no ${slug}`);
  const raw: Raw = { ...sent };
  const outcome = calculation(entry, raw, SITE, new Date());
  return "issues" in outcome ? { error: refused(entry.calculator, outcome) } : outcome;
}
