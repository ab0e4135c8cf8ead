// Reads as the page says: sum = product {± product}; product = chosen {× ÷ mod chosen, or a word or parenthesis}; chosen = signed
// {nCr nPr signed}; signed = ± signed or power; power = postfix [^ signed]; postfix = operand {!, % or °}. The value and its text with all parentheses grow together.
import { NO_OPINION, type Opinion } from "#calculators/second/given";
import {
  type Angles,
  bounded,
  CONSTANTS,
  combined,
  FUNCTIONS,
  factorial,
  fromDegrees,
  must,
  Undecided,
  Without,
} from "#calculators/second/operations";
import { significant } from "#calculators/second/print";
import { compare, isNegative, over, power, type Ratio, ratio, size, times } from "#calculators/second/ratio";

const DIGITS = 15;

const scientific: Opinion = (given) => {
  try {
    const { x, text } = lastOf(given.expression ?? "", given.angles === "radians" ? "radians" : "degrees");
    const value = significant(x, DIGITS);
    const isExact = compare(ratio(value.replaceAll(",", "")), x) === 0;
    return { value, fraction: fractionOf(x), understood: text, digits: isExact ? "Exact" : `Rounded to ${DIGITS}` };
  } catch (thrown) {
    if (thrown instanceof Without) return undefined;
    if (thrown instanceof Undecided) return NO_OPINION;
    throw thrown;
  }
};

/** `sign` is the last one worked out; none where nothing can come apart. */
type Read = { readonly x: Ratio; readonly text: string; readonly sign?: string };
type Token = { readonly kind: "number" | "sign" | "word"; readonly text: string };

function lastOf(written: string, angles: Angles): Read {
  const named = new Map<string, Ratio>();
  const steps = written.split(";").map((part) => {
    const [, name = "", rest = part] = /^\s*([a-z]+)\s*=(.*)$/i.exec(part) ?? [];
    const known = name.toLowerCase();
    must(known === "x" || !known.startsWith("x"));
    must(!["pi", "e", "of", "mod", "ncr", "npr", ...Object.keys(FUNCTIONS)].includes(known));
    const read = new Reader(tokens(rest, named), angles, named).all();
    if (known) named.set(known, read.x);
    return { ...read, text: known ? `${known} = ${read.text}` : read.text };
  });
  return { x: steps.at(-1)?.x ?? ratio(0), text: steps.map(({ text }) => text).join("; ") };
}

const TOKEN =
  /((?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)\.?\d*|\.\d+)(?:e[-+−]?\d+)?)|([-+−×÷*/^()!%°x]|(?:of|mod|ncr|npr)(?![a-z]))|(log2|[a-z]+|[π√])|(\S)/gi;
const SAME: Readonly<Record<string, string>> = {
  "−": "-",
  "*": "×",
  x: "×",
  of: "×",
  ncr: "nCr",
  npr: "nPr",
  "/": "÷",
  pi: "π",
  "√": "sqrt",
};

function tokens(written: string, named: ReadonlyMap<string, Ratio>): Token[] {
  return [...written.matchAll(TOKEN)].map(([all, number, sign, , strange]): Token => {
    must(!strange);
    const text = all.toLowerCase();
    if (named.has(text)) return { kind: "word", text };
    if (number) return { kind: "number", text: text.replace("−", "-").replaceAll(",", "") };
    return { kind: sign ? "sign" : "word", text: SAME[text] ?? text };
  });
}

const enclosed = ({ text, sign }: Read): string => (sign ? `(${text})` : text);

function joined(sign: string, left: Read, right: Read): Read {
  // Only a row of sums, or of × alone, goes without parentheses.
  const isRow = ["+-", "×"].some((row) => left.sign && row.includes(sign) && row.includes(left.sign));
  const between = sign === "^" ? "^" : ` ${sign} `;
  const text = `${isRow ? left.text : enclosed(left)}${between}${enclosed(right)}`;
  return { x: bounded(combined(sign, left.x, right.x)), text, sign };
}

const negative = (of: Read): Read => ({ x: times(of.x, -1), text: `-${enclosed(of)}`, sign: "negative" });

const AFTER: Readonly<Record<string, (x: Ratio, angles: Angles) => Ratio>> = {
  "%": (x) => over(x, 100),
  "°": fromDegrees,
};

class Reader {
  #before = "";
  constructor(
    private readonly rest: Token[],
    private readonly angles: Angles,
    private readonly named: ReadonlyMap<string, Ratio>,
  ) {}

  all(): Read {
    const read = this.#sum();
    must(this.rest.length === 0);
    return read;
  }

  #take(...signs: readonly string[]): string | undefined {
    const [next] = this.rest;
    if (next?.kind !== "sign" || !signs.includes(next.text)) return undefined;
    this.rest.shift();
    this.#before = next.text;
    return next.text;
  }

  #sum(): Read {
    let total = this.#product();
    for (let sign = this.#take("+", "-"); sign; sign = this.#take("+", "-"))
      total = joined(sign, total, this.#product());
    return total;
  }

  #product(): Read {
    let total = this.#chosen();
    for (;;) {
      const [sign, next] = [this.#take("×", "÷", "mod"), this.rest[0]];
      if (sign) total = joined(sign, total, this.#chosen());
      else if (next && this.#before !== "%" && (next.kind === "word" || next.text === "("))
        total = joined("×", total, this.#power());
      else return total;
    }
  }

  #chosen(): Read {
    let total = this.#signed();
    for (let sign = this.#take("nCr", "nPr"); sign; sign = this.#take("nCr", "nPr"))
      total = joined(sign, total, this.#signed());
    return total;
  }

  #signed(): Read {
    const sign = this.#take("+", "-");
    if (!sign) return this.#power();
    return sign === "+" ? this.#signed() : negative(this.#signed());
  }

  #power(): Read {
    const base = this.#postfix();
    return this.#take("^") ? joined("^", base, this.#signed()) : base;
  }

  #postfix(): Read {
    let of = this.#operand();
    for (let sign = this.#take("!", "%", "°"); sign; sign = this.#take("!", "%", "°")) of = this.#after(of, sign);
    return of;
  }

  #after(of: Read, sign: string): Read {
    const x = AFTER[sign]?.(of.x, this.angles) ?? factorial(of.x);
    return { x: bounded(x), text: `${enclosed(of)}${sign}` };
  }

  #operand(): Read {
    const next = this.rest.shift();
    must(next !== undefined && (next.kind !== "sign" || next.text === "("));
    const { kind, text } = next ?? { kind: "sign", text: "" };
    this.#before = text;
    if (kind === "number") return literal(text);
    if (kind === "sign") return this.#closed();
    const known = this.named.get(text) ?? CONSTANTS[text];
    return known ? { x: known, text } : this.#call(text);
  }

  #call(name: string): Read {
    const work = FUNCTIONS[name];
    if (!work) throw new Without();
    const call = (of: Read): Read => ({ x: bounded(work(of.x, this.angles)), text: `${name}(${of.text})` });
    if (this.#take("(")) return call(this.#closed());
    const isNegative = name !== "sqrt" && this.#take("-");
    const given = this.#operand();
    const of = name !== "sqrt" && this.#take("°") ? this.#after(given, "°") : given;
    must(name === "sqrt" || !["^", "!", "%", "(", "π", "e"].includes(this.rest[0]?.text ?? ""));
    return call(isNegative ? negative(of) : of);
  }

  #closed(): Read {
    const { x, text, sign } = this.#sum();
    must(this.#take(")") !== undefined);
    return sign ? { x, text, sign } : { x, text };
  }
}

const SURE_DIGITS = 64;
const LARGEST_BOTTOM = 1_000_000n;

/** By Euclid's algorithm: a huge quotient says that what came before was the fraction, but for digits that are not sure. */
function fractionOf(x: Ratio): string | undefined {
  const sure = significant(size(x), SURE_DIGITS);
  let { top, bottom } = ratio(sure.replaceAll(",", ""));
  let [[a, b], [c, d]] = [[0n, 1n] as readonly [bigint, bigint], [1n, 0n] as readonly [bigint, bigint]];
  for (; bottom !== 0n && d <= LARGEST_BOTTOM; [top, bottom] = [bottom, top % bottom]) {
    [[a, b], [c, d]] = [
      [c, d],
      [a + (top / bottom) * c, b + (top / bottom) * d],
    ];
    if (d > 1n && d <= LARGEST_BOTTOM && significant({ top: c, bottom: d }, SURE_DIGITS) === sure)
      return `${isNegative(x) ? "-" : ""}${c}/${d}`;
    if (d === 1n && significant(ratio(c), SURE_DIGITS) === sure) return undefined;
  }
  return undefined;
}

function literal(text: string): Read {
  const [figures = "", exponent = "0"] = text.split("e");
  const x = ratio(figures);
  must(x.top === 0n || Math.abs(Number(exponent)) < 1000);
  const value = x.top === 0n ? x : times(x, power(10, Number(exponent)));
  return { x: bounded(value), text: text.replace(/^\./, "0.").replace(/\.(?!\d)/, "") };
}

/** As many digits as are printed, and one more. */
export const met = [{ expression: "1.23456789012345" }, { expression: "1.234567890123456" }];

export { made } from "#calculators/second/typed-expressions";

export default scientific;
