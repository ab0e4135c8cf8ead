// A line cut into the tokens of lib/numbers's expressions. An amount with its unit, a name, "line 2" and "sum" are names there,
// and what each stands for is kept beside them.
import { readNumber } from "#engine";
import { type Evaluated, evaluate } from "#numbers/evaluate";
import { readExpression } from "#numbers/read-expression";
import type { Token } from "#numbers/tokens";
import { AMOUNT, FRACTION } from "./amounts.ts";
import type { Scope } from "./scope.ts";
import { type Measure, type Measures, Unfit } from "./sized.ts";
import { unitsAt } from "./unit-words.ts";
import { isAlike, type Units } from "./units.ts";
import { COUNTED, FUNCTION_WORDS, MEANINGS, NAMES_TOO } from "./words.ts";

export type Cut = {
  readonly tokens: readonly Token[];
  readonly measures: Measures;
  /** Words that mean nothing here, by their tokens' names. */
  readonly unknown: Readonly<Record<string, string>>;
  /** Whether it uses a line above. */
  readonly isReferring: boolean;
  /** Whether things are counted in it: 6 nights * $145. */
  readonly isCounting: boolean;
};

/** Undefined where something is no part of any expression. */
export function tokensIn(text: string, scope: Scope): Cut | undefined {
  const cutter = new Cutter(text, scope);
  return cutter.all() ? cutter : undefined;
}

const WORD = /log2|[\p{L}_][\p{L}\p{N}_]*|√/uy;
const SIGN = /[-+×÷*/^()!%]/uy;

/** After these a number is no factor: "2 3" is not 6. */
const OPERAND_ENDS = /^(?:[#@Σ?]|[)%!πe]$)/;

class Cutter implements Cut {
  readonly tokens: Token[] = [];
  readonly measures: Record<string, Measure> = {};
  readonly unknown: Record<string, string> = {};
  isReferring = false;
  isCounting = false;
  readonly #text: string;
  readonly #scope: Scope;
  #at = 0;
  /** The amount that ends with that many tokens, to which a smaller unit may still be joined. */
  #open: { readonly end: number; readonly units: Units } = { end: 0, units: {} };

  constructor(text: string, scope: Scope) {
    this.#text = text;
    this.#scope = scope;
  }

  all(): boolean {
    for (this.#space(); this.#at < this.#text.length; this.#space()) if (!this.#next()) return false;
    return this.tokens.length > 0;
  }

  #next(): boolean {
    return this.#reference() || this.#fraction() || this.#amount() || this.#unit() || this.#word() || this.#sign();
  }

  get #isNumber(): boolean {
    const { units, isPercent } = this.measures[this.#last] ?? { units: { none: 1 }, isPercent: false };
    return this.#last.startsWith("#") && Object.keys(units).length === 0 && !isPercent;
  }

  get #last(): string {
    return this.tokens.at(-1)?.text ?? "";
  }

  #space() {
    while (this.#text[this.#at] === " ") this.#at++;
  }

  #found(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #push(kind: Token["kind"], text: string) {
    this.tokens.push({ kind, text, place: this.#at });
    return true;
  }

  #measure(measure: Measure, mark = "#") {
    const name = mark + this.tokens.length;
    this.measures[name] = measure;
    return this.#push("name", name);
  }

  /** A name or "line 2". Two in a row are words, and no product. */
  #reference(): boolean {
    const found = this.#scope.usedAt(this.#text, this.#at);
    if (!found || /^[@Σ]/.test(this.#last)) return false;
    const isCall =
      NAMES_TOO.includes(found.said.toLowerCase()) && /^ ?\(/.test(this.#text.slice(this.#at + found.said.length));
    if (isCall) return false;
    this.#at += found.said.length;
    this.isReferring = true;
    return this.#measure(found.measure(), found.isList ? "Σ" : "@");
  }

  /** 1/3 cup and 1 1/2 cups are so much of a cup. */
  #fraction(): boolean {
    const start = this.#at;
    const { whole = "0", top = "", bottom = "" } = this.#found(FRACTION)?.groups ?? {};
    const read = top && !/^[@#Σ]/.test(this.#last) ? readExpression(`${whole}+${top}/${bottom}`) : { fault: "" };
    const value = "fault" in read ? { why: "" } : evaluate(read, "degrees");
    const units = "why" in value ? undefined : this.#unitsHere(undefined);
    if (units && !("why" in value)) return this.#measure({ value, units, isPercent: false });
    this.#at = start;
    return false;
  }

  #amount(): boolean {
    const start = this.#at;
    const found = this.#found(AMOUNT);
    if (!found) return false;
    const { before, figures = "", power = "", size = "", after } = found.groups ?? {};
    const read = readNumber(figures + size, { kind: "money" });
    const sign = (before ?? after)?.trim();
    const money = sign ? { [this.#scope.codeOf(`1 ${sign}`)]: 1 } : undefined;
    if (!("fault" in read) && !(before && after) && this.#sized(literal(read.value + power), money)) return true;
    this.#at = start;
    return false;
  }

  #sized(value: Evaluated, money: Units | undefined): boolean {
    const units = this.#unitsHere(money) ?? {};
    if (OPERAND_ENDS.test(this.#last)) return !money && this.#joined({ value, units, isPercent: false });
    this.#open = { end: this.tokens.length + 1, units };
    return this.#measure({ value, units, isPercent: false });
  }

  /** 5 ft 3 in, 1 h 30 min 20 s: the smaller unit that follows belongs to the larger one. No other number follows another. */
  #joined(measure: Measure): boolean {
    const { end, units } = this.#open;
    if (end !== this.tokens.length || Object.keys(units).length === 0 || !isAlike(units, measure.units)) return false;
    const place = this.#at;
    if (this.#last === ")") this.tokens.pop();
    else this.tokens.splice(-1, 0, { kind: "sign", text: "(", place });
    this.#push("sign", "+");
    this.#measure(measure);
    this.#push("sign", ")");
    this.#open = { end: this.tokens.length, units };
    return true;
  }

  /** A name of the visitor's own comes before a unit. */
  #unitsHere(money: Units | undefined): Units | undefined {
    const start = this.#at;
    if (!money) this.#space();
    const read = this.#scope.nameAt(this.#text, this.#at) ? undefined : unitsAt(this.#text, this.#at, money);
    this.#at = read?.end ?? start;
    return read?.units ?? money;
  }

  /** Without a number: $20 / h. */
  #unit(): boolean {
    const read = unitsAt(this.#text, this.#at);
    if (!read || !["÷", "×", ")"].includes(this.#last)) return false;
    this.#at = read.end;
    return this.#measure({ value: ONE, units: read.units, isPercent: false });
  }

  #word(): boolean {
    const [said] = this.#found(WORD) ?? [];
    if (!said) return false;
    const lower = said.toLowerCase();
    const meant = MEANINGS[lower] ?? lower;
    if (meant === "×") return this.#push("sign", meant);
    if (FUNCTION_WORDS.includes(meant)) return this.#push("word", meant);
    const isShare = /^[%#)]/.test(this.#last) || this.measures[this.#last]?.isPercent;
    if (lower === "of" && isShare) return this.#push("sign", "×");
    if (COUNTED.test(lower) && this.#isNumber) {
      this.isCounting = true;
      return true;
    }
    const name = `?${this.tokens.length}`;
    this.unknown[name] = said;
    return this.#push("name", name);
  }

  #sign(): boolean {
    const [sign] = this.#found(SIGN) ?? [];
    return sign !== undefined && this.#push("sign", MEANINGS[sign] ?? sign);
  }
}

const ONE: Evaluated = literal("1");

function literal(text: string): Evaluated {
  const found = evaluate({ kind: "number", text, place: 1 }, "degrees");
  if ("why" in found) throw new Unfit(found.why);
  return found;
}
