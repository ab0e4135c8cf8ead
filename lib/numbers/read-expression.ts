// Reading an expression as people type it.
//
//   sum     = product { (+ | -) product }
//   product = chosen { (× | ÷ | mod) chosen | power }     "2π", "2(3 + 4)"; not before a digit, not after %
//   chosen  = signed { (nCr | nPr) signed }
//   signed  = (+ | -) signed | power                so -2^2 is -(2^2)
//   power   = postfix [ ^ signed ]                  so 2^3^2 is 2^(3^2)
//   postfix = operand { ! | % | ° }
//   operand = number | constant | name | function ( sum ) | function [-] operand | ( sum )
//
// x and of are other words for ×. "sin 30" needs no parentheses where it can only mean one thing.

import { BINARIES, type Expression, FUNCTIONS, LONGEST, POSTFIXES } from "./expression.ts";
import { Fault, type Token, tokensOf } from "./tokens.ts";

/** The end of a sentence that begins with the expression: "has nothing after × at place 5". */
export type Misread = { readonly fault: string };

export function readExpression(text: string): Expression | Misread {
  if (text.length > LONGEST) return { fault: `is longer than ${LONGEST} characters` };
  return readTokens(() => tokensOf(text));
}

/** Of tokens that someone else has cut, with names among them. */
export function readTokens(tokens: () => readonly Token[]): Expression | Misread {
  try {
    return new Reader(tokens()).whole();
  } catch (thrown) {
    if (thrown instanceof Fault) return { fault: thrown.message };
    throw thrown;
  }
}

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    const read = this.#sum();
    const rest = this.#tokens[this.#next];
    if (rest?.text === ")") throw new Fault(`has a parenthesis at place ${rest.place} that closes nothing`);
    if (rest) throw new Fault(`has no sign before ${typed(rest)} at place ${rest.place}`);
    return read;
  }

  #sum(): Expression {
    let left = this.#product();
    for (let sign = this.#take("+", "-"); sign; sign = this.#take("+", "-")) {
      left = binary(sign, left, this.#product());
    }
    return left;
  }

  #product(): Expression {
    let left = this.#chosen();
    for (;;) {
      const sign = this.#take("×", "÷", "mod");
      const next = this.#tokens[this.#next];
      if (sign) left = binary(sign, left, this.#chosen());
      else if (next && this.#mayFollow(next)) left = binary({ ...next, text: "×" }, left, this.#power());
      else return left;
    }
  }

  /** 7%(3) might be meant as a remainder, and is refused. */
  #mayFollow({ kind, text }: Token): boolean {
    return (kind === "word" || kind === "name" || text === "(") && this.#tokens[this.#next - 1]?.text !== "%";
  }

  #chosen(): Expression {
    let left = this.#signed();
    for (let sign = this.#take("nCr", "nPr"); sign; sign = this.#take("nCr", "nPr")) {
      left = binary(sign, left, this.#signed());
    }
    return left;
  }

  #signed(): Expression {
    const sign = this.#take("+", "-");
    if (!sign) return this.#power();
    const of = this.#signed();
    return sign.text === "-" ? { kind: "negative", of } : of;
  }

  #power(): Expression {
    const base = this.#postfix();
    const sign = this.#take("^");
    return sign ? binary(sign, base, this.#signed()) : base;
  }

  #postfix(): Expression {
    let of = this.#operand();
    for (let token = this.#take(...POSTFIXES); token; token = this.#take(...POSTFIXES)) {
      const { text, place } = token;
      of = { kind: "postfix", sign: POSTFIXES.find((sign) => sign === text) ?? "!", of, place };
    }
    return of;
  }

  #operand(): Expression {
    const token = this.#tokens[this.#next];
    if (!token || (token.kind === "sign" && token.text !== "(")) throw new Fault(this.#missing(token));
    this.#next++;
    const { kind, text, place } = token;
    if (kind === "number") return { kind, text, place };
    if (kind === "name") return { kind, name: text, place };
    if (kind === "sign") return this.#enclosed(token);
    return text === "π" || text === "e" ? { kind: "constant", name: text } : this.#call(token);
  }

  #call({ text, place }: Token): Expression {
    const name = FUNCTIONS.find((name) => name === text);
    if (!name) throw new Fault(`has ${text} at place ${place}, which is no function or constant known here`);
    const open = this.#take("(");
    if (open) return { kind: "call", name, of: this.#enclosed(open), place };
    if (name === "sqrt") return { kind: "call", name, of: this.#operand(), place };
    const isNegative = this.#take("-") !== undefined;
    const of = this.#inDegrees(this.#operand());
    if (this.#mayBelong()) throw new Fault(`could mean two things after ${text} at place ${place}; write ${text}(…)`);
    return { kind: "call", name, of: isNegative ? { kind: "negative", of } : of, place };
  }

  /** "sin 30°" can only mean one thing. */
  #inDegrees(of: Expression): Expression {
    const sign = this.#take("°");
    return sign ? { kind: "postfix", sign: "°", of, place: sign.place } : of;
  }

  /** In "sin 2π" and "ln 3^2" the sign or constant that follows may belong to what the function is of. */
  #mayBelong(): boolean {
    const next = this.#tokens[this.#next];
    return next !== undefined && ["^", "!", "%", "(", "π", "e"].includes(next.text);
  }

  #enclosed({ place }: Token): Expression {
    const read = this.#sum();
    const next = this.#tokens[this.#next];
    if (!next) throw new Fault(`has a parenthesis at place ${place} that is never closed`);
    if (!this.#take(")")) throw new Fault(`has no sign before ${typed(next)} at place ${next.place}`);
    return read;
  }

  #take(...signs: readonly string[]): Token | undefined {
    const token = this.#tokens[this.#next];
    if (token?.kind !== "sign" || !signs.includes(token.text)) return undefined;
    this.#next++;
    return token;
  }

  #missing(found: Token | undefined): string {
    const before = this.#tokens[this.#next - 1];
    if (!before)
      return found ? `has nothing before ${typed(found)} at place ${found.place}` : "has nothing to work out";
    const between = found?.text === ")" ? `between ${typed(before)} and )` : `after ${typed(before)}`;
    return `has nothing ${between} at place ${before.place}`;
  }
}

const typed = ({ text }: Token): string => (text === "sqrt" ? "√" : text);

function binary({ text, place }: Token, left: Expression, right: Expression): Expression {
  const sign = BINARIES.find((sign) => sign === text) ?? "×";
  return { kind: "binary", sign, left, right, place };
}
