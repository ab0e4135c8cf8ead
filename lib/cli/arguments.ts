// What is typed after the command: a calculator with its inputs as options, or a question, and how the answer is wanted.

export type Options = {
  readonly inputs: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** Options of our own that take no value. */
  readonly flags: ReadonlySet<Flag>;
  readonly values: Readonly<Partial<Record<Valued, readonly string[]>>>;
};

export const FLAGS = ["json", "csv", "show-steps", "list", "help", "version"] as const;
export const VALUED = ["table", "solve", "changing", "outputs", "region", "currency"] as const;
export type Flag = (typeof FLAGS)[number];
export type Valued = (typeof VALUED)[number];

export type Fault = { readonly usage: string };

export function readArguments(args: readonly string[]): Options | Fault {
  const [words, flags]: [string[], Set<Flag>] = [[], new Set()];
  const inputs: Record<string, string> = Object.create(null);
  const values: Partial<Record<Valued, string[]>> = {};
  for (let i = 0; i < args.length; i++) {
    const { name, value } = optionOf(args[i] ?? "", args[i + 1]);
    const [flag, valued] = [FLAGS.find((one) => one === name), VALUED.find((one) => one === name)];
    if (name === undefined) words.push(value ?? "");
    else if (flag) flags.add(flag);
    else if (valued && value === undefined) return { usage: `--${name} needs a value.` };
    else if (valued) values[valued] = [...(values[valued] ?? []), value ?? ""];
    else if (name in inputs) return { usage: `--${name} is given more than once.` };
    else inputs[name.replaceAll("-", "_")] = value ?? "true";
    if (name !== undefined && !flag && value === args[i + 1] && !(args[i] ?? "").includes("=")) i++;
  }
  return { inputs: { ...inputs }, words, flags, values };
}

/** "--price 400000", "--price=400000", or "--round-up" alone. What begins with one dash is a value: -5. */
function optionOf(arg: string, next: string | undefined): { readonly name?: string; readonly value?: string } {
  if (arg === "-h") return { name: "help" };
  const [, name, value] = /^--([a-z][\w-]*)(?:=(.*))?$/is.exec(arg) ?? [];
  if (name === undefined) return { value: arg };
  if (value !== undefined) return { name, value };
  return next === undefined || next.startsWith("--") ? { name } : { name, value: next };
}

/** "annual_rate=5..8:0.5" or "years=15,20,30", as a table's `vary` has it. */
export function varied(all: readonly string[]): { readonly vary: Readonly<Record<string, unknown>> } | Fault {
  const axes = all.map((one) => {
    const [, name, values = ""] = /^([\w-]+)=(.+)$/s.exec(one) ?? [];
    const [, from, to, step = "1"] = /^(.+?)\.\.(.+?)(?::(.+))?$/s.exec(values) ?? [];
    return [name?.replaceAll("-", "_"), from === undefined ? values.split(",") : { from, to, step }] as const;
  });
  const isWhole = axes.every(([name]) => name !== undefined);
  return isWhole
    ? { vary: Object.fromEntries(axes) }
    : { usage: "Write --table as annual_rate=5..8:0.5 or years=15,20,30." };
}

/** "monthly_payment=2500" */
export function wanted(one: string): { readonly want: Readonly<Record<string, string>> } | Fault {
  const [, name, value] = /^([\w-]+)=(.+)$/s.exec(one) ?? [];
  if (name === undefined || value === undefined)
    return { usage: "Write --solve as monthly_total=2500, and name the input with --changing." };
  return { want: { [name.replaceAll("-", "_")]: value } };
}

/** A line of a file as a shell would cut it: spaces between, quotes around what has spaces. */
export const cut = (line: string): readonly string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"));
