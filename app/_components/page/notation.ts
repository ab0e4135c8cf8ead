// The notation that formulas are written in, as one reads them in a book: payment = loan × r ÷ (1 − (1 + r)^−n).
//
//   formula  = clause { ("; " | ", ") clause }
//   clause   = sum { ("=" | "means") sum }          an equation, if something is worked out in it; else words
//   sum      = product { (+ | − | ±) product }
//   product  = quotient { (× | ÷ | mod | :) quotient }
//   quotient = row { "/" row }
//   row      = [ + | − ] power { power }             2ab cos C, 5 for men
//   power    = atom { ! } [ ² | ³ | ^ row ]
//   atom     = number | … | words | ( sum {, sum} ) | | sum | | (√ | Σ | log …) power

export type Maths =
  | { readonly kind: "number" | "words" | "sign"; readonly text: string }
  | { readonly kind: "row"; readonly of: readonly Maths[] }
  | { readonly kind: "fraction"; readonly sign: "÷" | "/"; readonly above: Maths; readonly below: Maths }
  | { readonly kind: "power"; readonly sign: "²" | "³" | "^"; readonly base: Maths; readonly exponent: Maths }
  | { readonly kind: "root"; readonly of: Maths }
  | { readonly kind: "group"; readonly open: string; readonly of: Maths; readonly close: string };

/** What stands before a clause, "; " or ", ", and the clause: mathematics where it is an equation, its own words elsewhere. */
export type Clause = { readonly before: string; readonly text: string; readonly maths?: readonly Maths[] };

export function readFormula(text: string): readonly Clause[] {
  return clausesOf(text).map((clause) => {
    const maths = isEquation(clause.text) ? new Reader(clause.text).equation() : undefined;
    return maths ? { ...clause, maths } : clause;
  });
}

/** Commas within parentheses and within numbers part nothing. */
function clausesOf(text: string): { readonly before: string; readonly text: string }[] {
  const parts = text.split(/([;,] )(?![^(]*\))/);
  return parts.flatMap((part, i) => (i % 2 === 0 ? [{ before: parts[i - 1] ?? "", text: part }] : []));
}

/** "age = the full years since birth" is a sentence with an equals sign in it. */
const isEquation = (clause: string): boolean => clause.includes(" = ") && /[×÷^/²³√Σ+]| [-−±] /.test(clause);

const TOKEN = /\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|[\p{L}°][\p{L}°₀-₉₋]*(?:[-–'’]\p{L}+)*|[!²³=+±×÷^/()|√Σ…:,\-−]/gu;
const OPERATORS = ["=", "means", "+", "-", "−", "±", "×", "÷", "mod", ":", "/", ")", ",", "²", "³", "^", "!"];
const FUNCTIONS = ["√", "Σ", "log", "ln", "sin", "cos", "gcd", "lcm"];

class Reader {
  readonly #tokens: readonly string[];
  #next = 0;
  #bars = 0;

  constructor(text: string) {
    this.#tokens = text.match(TOKEN) ?? [];
  }

  /** Sides with their signs between them: one to a line, where lines are short. */
  equation(): readonly Maths[] {
    const sides = [this.#sum()];
    while (this.#next < this.#tokens.length) {
      const sign = this.#take("=", "means");
      if (!sign) throw new SyntaxError(`There is no reading “${this.#tokens.join(" ")}” on from “${this.#peek()}”.`);
      sides.push(row([signOf(sign), this.#sum()]));
    }
    return sides;
  }

  #sum(): Maths {
    return this.#joined(["+", "-", "−", "±"], () => this.#product());
  }

  #product(): Maths {
    let product = this.#quotient();
    for (let sign = this.#take("×", "÷", "mod", ":"); sign; sign = this.#take("×", "÷", "mod", ":")) {
      const next = this.#quotient();
      product =
        sign === "÷" ? { kind: "fraction", sign, above: product, below: next } : row([product, signOf(sign), next]);
    }
    return product;
  }

  #quotient(): Maths {
    let quotient = this.#row();
    while (this.#take("/")) quotient = { kind: "fraction", sign: "/", above: quotient, below: this.#row() };
    return quotient;
  }

  #row(): Maths {
    const sign = this.#take("+", "-", "−", "±");
    const parts: Maths[] = sign ? [signOf(sign)] : [];
    do parts.push(this.#power());
    while (this.#begins());
    return row(parts);
  }

  #power(): Maths {
    let base = this.#atom();
    while (this.#take("!")) base = row([base, signOf("!")]);
    const sign = this.#take("²", "³", "^");
    if (sign === "^") return { kind: "power", sign, base, exponent: this.#exponent() };
    return sign === "²" || sign === "³"
      ? { kind: "power", sign, base, exponent: { kind: "number", text: sign === "²" ? "2" : "3" } }
      : base;
  }

  #exponent(): Maths {
    const sign = this.#take("-", "−");
    return sign ? row([signOf(sign), this.#atom()]) : this.#atom();
  }

  #atom(): Maths {
    const token = this.#tokens[this.#next++] ?? "";
    if (/^\d/.test(token)) return { kind: "number", text: token };
    if (token === "…") return signOf(token);
    if (token === "√") return { kind: "root", of: this.#atom() };
    if (FUNCTIONS.includes(token)) return row([{ kind: "words", text: token }, this.#power()]);
    if (token === "(") return this.#group("(", ")");
    if (token === "|") return this.#group("|", "|");
    if (OPERATORS.includes(token) || token === "") throw new SyntaxError(`Nothing stands before “${token}”.`);
    return { kind: "words", text: this.#words(token) };
  }

  #group(open: string, close: string): Maths {
    if (open === "|") this.#bars++;
    const of = this.#joined([","], () => this.#sum());
    if (!this.#take(close)) throw new SyntaxError(`“${open}” is not closed.`);
    if (open === "|") this.#bars--;
    return { kind: "group", open, of, close };
  }

  /** Words that follow on one another are one name. */
  #words(first: string): string {
    const words = [first];
    for (let next = this.#peek(); isWord(next); next = this.#peek()) {
      words.push(next);
      this.#next++;
    }
    return words.join(" ");
  }

  #joined(signs: readonly string[], read: () => Maths): Maths {
    const parts = [read()];
    for (let sign = this.#take(...signs); sign; sign = this.#take(...signs)) parts.push(signOf(sign), read());
    return row(parts);
  }

  #begins(): boolean {
    const next = this.#peek();
    return next !== "" && !OPERATORS.includes(next) && !(next === "|" && this.#bars > 0);
  }

  #peek(): string {
    return this.#tokens[this.#next] ?? "";
  }

  #take(...signs: readonly string[]): string | undefined {
    const sign = signs.find((sign) => sign === this.#peek());
    if (sign) this.#next++;
    return sign;
  }
}

const isWord = (token: string): boolean =>
  /^[\p{L}°]/u.test(token) && !OPERATORS.includes(token) && !FUNCTIONS.includes(token);
const signOf = (text: string): Maths => ({ kind: "sign", text });
const row = (of: readonly Maths[]): Maths => (of.length === 1 && of[0] ? of[0] : { kind: "row", of });
