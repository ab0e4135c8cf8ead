// `npm run bench`: every part, or those that are named: `npm run bench -- rest mcp`. The service level, and the scale, only when named.
// BASELINE=/a/built/worktree compares with an earlier build.
import { mcp, rest } from "./doors.ts";
import { level } from "./level.ts";
import { scale } from "./scale.ts";
import speed from "./speed.ts";
import { start } from "./start.ts";

type Part = { readonly title: string; readonly tell: () => string | Promise<string> };

const PARTS: Readonly<Record<string, Part>> = {
  engine: { title: "The engine: parse, compute, format and working, in this process", tell: speed },
  rest: { title: "REST: requests a second", tell: rest },
  mcp: { title: "MCP: requests a second", tell: mcp },
  start: { title: "From cold to the first answer, and memory", tell: start },
  level: { title: "The service level", tell: level },
  scale: { title: "Builds, starts, memory and answers by the number of calculators", tell: scale },
};
const ONLY_NAMED = ["level", "scale"];
const USUAL = Object.keys(PARTS).filter((name) => !ONLY_NAMED.includes(name));

export default async function bench(...named: string[]): Promise<string> {
  const unknown = named.find((name) => !(name in PARTS));
  if (unknown) return `There is no part ${unknown}; there are: ${Object.keys(PARTS).join(", ")}.`;
  for (const name of named.length > 0 ? named : USUAL) {
    const part = PARTS[name];
    if (part) console.log(`\n${part.title}\n\n${await part.tell()}`);
  }
  return "";
}
