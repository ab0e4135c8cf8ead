// What a shell offers after a Tab. The scripts only ask us: `ready-reckoner complete WORDS`, the last of which is being typed.
import { describeInputs, USD } from "#engine";
import { findNamed, type Shelf } from "#lib/library";
import { FLAGS, VALUED } from "./arguments.ts";
import { optionOf } from "./help.ts";

export const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_ready_reckoner() {
  local IFS=$'\\n'
  COMPREPLY=($(ready-reckoner complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _ready_reckoner ready-reckoner`,
  zsh: `#compdef ready-reckoner
_ready_reckoner() {
  local -a found
  found=("\${(@f)$(ready-reckoner complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -- $found
}
compdef _ready_reckoner ready-reckoner`,
  fish: `complete -c ready-reckoner -f -a '(ready-reckoner complete -- (commandline -opc)[2..] (commandline -ct | string collect --allow-empty))'`,
};

const OURS = [...FLAGS, ...VALUED].map((name) => `--${name}`);

export async function completions(typed: readonly string[], shelf: Shelf): Promise<readonly string[]> {
  const [words, last = ""] = [typed.slice(0, -1), typed.at(-1)];
  const offered = await offers(words, shelf);
  return offered.filter((one) => one.startsWith(last));
}

async function offers([slug, ...others]: readonly string[], shelf: Shelf): Promise<readonly string[]> {
  if (slug === undefined) return [...Object.keys(shelf.entries), "completion", "mcp", ...OURS];
  if (slug === "completion") return Object.keys(SCRIPTS);
  const entry = await findNamed(shelf, slug);
  if ("error" in entry) return OURS;
  const inputs = describeInputs(entry.calculator, USD);
  const before = inputs.find(({ name }) => optionOf(name) === others.at(-1));
  return before?.options ?? [...inputs.map(({ name }) => optionOf(name)), ...OURS];
}
