// One file from an office's site: with a limit on time and size, and tried again where that may help.
import { setTimeout as wait } from "node:timers/promises";

type Limits = { readonly tries: number; readonly seconds: number; readonly pause: number; readonly bytes: number };
const LIMITS: Limits = { tries: 3, seconds: 30, pause: 2000, bytes: 30_000_000 };
/** The BLS asks programs to name a contact. */
const AGENT = "ready-reckoner facts (https://github.com/)";

type Got = { readonly text: string } | { readonly refused: string };

export async function download(url: string, limits: Partial<Limits> = {}): Promise<Got> {
  const own = { ...LIMITS, ...limits };
  let said = "";
  for (let tried = 0; tried < own.tries; tried++) {
    if (tried > 0) await wait(own.pause);
    const got = await once(url, own).catch((error: unknown) => ({ again: reasonOf(error, own) }));
    if (!("again" in got)) return got;
    said = got.again;
  }
  return { refused: `${new URL(url).host} ${said}, ${own.tries} times. Download the file by hand and name it.` };
}

async function once(url: string, { seconds, bytes }: Limits): Promise<Got | { readonly again: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000), headers: { "user-agent": AGENT } });
  if (answer.status >= 500 || answer.status === 429) return { again: `answered ${answer.status}` };
  if (!answer.ok) return { refused: `${new URL(url).host} answered ${answer.status}. Check the address.` };
  let size = 0;
  const parts: Uint8Array[] = [];
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > bytes) return { refused: `${new URL(url).host} sent more than ${bytes / 1e6} MB.` };
    parts.push(part);
  }
  return { text: Buffer.concat(parts).toString("utf8") };
}

const reasonOf = (error: unknown, { seconds }: Limits): string =>
  error instanceof Error && error.name === "TimeoutError" ? `took longer than ${seconds} seconds` : "broke off";
