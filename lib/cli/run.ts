// The command: what is typed, and what it prints. It ends with 0 for an answer, 1 for a refusal, 2 where the command is wrong.
import { type AllWords, askAll, listAll, type Shelf } from "#lib/library";
import { askedLines } from "./answer.ts";
import { cut, type Options, readArguments } from "./arguments.ts";
import { completions, SCRIPTS } from "./completion.ts";
import { type Code, type Desk, jsonOf, notation, printed, refused, type Terminal, wrong } from "./desk.ts";
import { listLines, USAGE } from "./help.ts";
import { ofCalculator } from "./of-calculator.ts";
import { paintFor } from "./paper.ts";

export async function run(args: readonly string[], terminal: Terminal, shelf: Shelf, words: AllWords): Promise<Code> {
  const desk = { shelf, terminal, paint: paintFor(terminal.hasColors), indent: 2 };
  const [command, ...others] = args;
  if (command === "complete")
    return printed(await completions(others[0] === "--" ? others.slice(1) : others, shelf), desk);
  if (command === "completion") return completion(others, desk);
  if (command === "mcp") return (await import("./serve.ts")).serve(shelf, words, terminal);
  const options = readArguments(args);
  if ("usage" in options) return wrong(options, desk);
  if (options.flags.has("version")) return printed([terminal.version], desk);
  if (options.flags.has("list")) return list(options, desk);
  if (options.words.length > 0) return answer(options, desk);
  if (options.flags.has("help")) return printed([USAGE], desk);
  return terminal.lines && Object.keys(options.inputs).length === 0
    ? eachLine(args, terminal.lines, desk)
    : wrong({ usage: USAGE }, desk);
}

/** Each line as if it had been typed, with the options that were. */
async function eachLine(args: readonly string[], lines: AsyncIterable<string>, desk: Desk): Promise<Code> {
  let worst: Code = 0;
  for await (const line of lines) {
    const options = readArguments([...cut(line), ...args]);
    if (line.trim() === "") continue;
    const code = "usage" in options ? wrong(options, desk) : await answer(options, { ...desk, indent: 0 });
    if (code > worst) worst = code;
  }
  return worst;
}

async function answer(options: Options, desk: Desk): Promise<Code> {
  const { words, flags, inputs } = options;
  const [name = "", ...others] = words;
  const isName = /^[a-z][a-z\d]*(-[a-z\d]+)*$/i.test(name);
  if (others.length === 0 && isName) return ofCalculator(name, options, desk);
  if (Object.keys(inputs).length === 0 && !flags.has("csv") && !flags.has("help"))
    return question(words.join(" "), options, desk);
  return wrong(
    { usage: `Put the whole question in quotes, or name one calculator before its inputs: ${words.join(" ")}` },
    desk,
  );
}

async function question(asked: string, options: Options, desk: Desk): Promise<Code> {
  const answer = await askAll(desk.shelf)(asked, notation(options, desk));
  if ("error" in answer) return refused(answer, options, desk);
  if (options.flags.has("json")) printed([jsonOf(answer, desk)], desk);
  else printed(askedLines(answer, desk.paint), desk);
  return answer.answer ? 0 : 1;
}

async function list({ flags }: Options, desk: Desk): Promise<Code> {
  const all = await listAll(desk.shelf)();
  return printed(flags.has("json") ? [jsonOf(all, desk)] : listLines(all, desk.paint), desk);
}

function completion([shell = ""]: readonly string[], desk: Desk): Code {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  return script
    ? printed([script], desk)
    : wrong({ usage: "Name a shell: ready-reckoner completion bash, zsh or fish." }, desk);
}
