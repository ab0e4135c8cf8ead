// A chemical formula, such as "Al2(SO4)3", "CuSO4·5H2O" or "[Fe(CN)6]^4-", as how many atoms of each element it has.
import { ELEMENT_NAMES } from "./element-names.ts";

const COUNT = "[0-9₀-₉]{0,4}";
const ATOM = `(?:[BCFHIKNOPSUVWY]|[A-Z][a-z])${COUNT}`;
const ROUND = `\\((?:${ATOM})+\\)${COUNT}`;
const SQUARE = `[[{](?:${ATOM}|${ROUND})+[\\]}]${COUNT}`;
const CHARGED = "(?:\\^? ?[0-9⁰¹²³⁴-⁹]{0,2}[+⁺−⁻-][0-9]?)?";
/** Elements, brackets and water behind a dot, and a charge. What is wrong beyond that is said in words below. */
export const FORMULA = `[0-9]{0,3}(?:(?:[·•*.][0-9]{0,3})?(?:${ATOM}|${ROUND}|${SQUARE}))+${CHARGED}`;

export type Atoms = ReadonlyMap<string, number>;
export type FormulaFault = { readonly fault: string };

const MOST_ATOMS = 1_000_000;
/** The charge at the end: "+", "^2-", " 3+" or, behind a bracket, "]4-". */
const CHARGE = /(?:\^ ?\d*[+-]\d*|(?<=[\])}]) ?\d*[+-]|(?: \d*)?[+-]\d*)$/;
const SMALL = "₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹";

export function readFormula(typed: string): Atoms | FormulaFault {
  const formula = plain(typed).replace(CHARGE, "").replaceAll(" ", "");
  const atoms = new Map<string, number>();
  try {
    for (const part of formula.split(/[·•*.]/)) {
      const [, count = "", rest = ""] = /^(\d*)(.*)$/.exec(part) ?? [];
      addTo(atoms, new Reader(rest).all(), countOf(count));
    }
  } catch (thrown) {
    if (thrown instanceof Misread) return { fault: thrown.message };
    throw thrown;
  }
  const all = [...atoms.values()].reduce((sum, count) => sum + count, 0);
  return all > MOST_ATOMS ? { fault: "has more than a million atoms" } : atoms;
}

/** Small figures as plain ones. A raised charge is written behind a sign for it. */
const plain = (typed: string): string =>
  typed
    .trim()
    .replace(/[⁰¹²³⁴-⁹]*[⁺⁻]$/, (charge) => `^${charge}`)
    .replace(/[₀-₉⁰¹²³⁴-⁹]/g, (digit) => `${SMALL.indexOf(digit) % 10}`)
    .replaceAll("⁺", "+")
    .replace(/[⁻−]/g, "-");

class Misread extends Error {}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

class Reader {
  #rest: string;

  constructor(formula: string) {
    this.#rest = formula;
  }

  all(): Atoms {
    const atoms = this.#group();
    if (this.#rest) throw new Misread(`has “${this.#rest.charAt(0)}” without its opening bracket`);
    if (atoms.size === 0) throw new Misread("has a part without an element");
    return atoms;
  }

  #group(): Atoms {
    const atoms = new Map<string, number>();
    while (this.#rest && !/^[)\]}]/.test(this.#rest)) {
      const closing = CLOSING[this.#rest.charAt(0)];
      const inside = closing ? this.#inBrackets(closing) : new Map([[this.#element(), 1]]);
      addTo(atoms, inside, countOf(this.#take(/^\d*/)));
    }
    return atoms;
  }

  #inBrackets(closing: string): Atoms {
    this.#rest = this.#rest.slice(1);
    const inside = this.#group();
    if (!this.#rest.startsWith(closing)) throw new Misread(`needs a closing “${closing}”`);
    this.#rest = this.#rest.slice(1);
    return inside;
  }

  #element(): string {
    const two = this.#rest.slice(0, 2);
    const symbol = ELEMENT_NAMES.has(two) ? two : this.#rest.charAt(0);
    if (!ELEMENT_NAMES.has(symbol)) throw new Misread(notAnElement(this.#rest));
    this.#rest = this.#rest.slice(symbol.length);
    return symbol;
  }

  #take(pattern: RegExp): string {
    const [taken = ""] = pattern.exec(this.#rest) ?? [];
    this.#rest = this.#rest.slice(taken.length);
    return taken;
  }
}

function notAnElement(rest: string): string {
  const [symbol] = /^[A-Z][a-z]?/.exec(rest) ?? [rest.charAt(0)];
  return `has no element at “${symbol}”: write symbols such as Na, Cl and C, with their capital letter`;
}

function countOf(digits: string): number {
  const count = Number(digits || "1");
  if (count === 0 || count > MOST_ATOMS) throw new Misread(`has a number of atoms, ${digits}, that can't be`);
  return count;
}

function addTo(atoms: Map<string, number>, more: Atoms, times: number): void {
  for (const [symbol, count] of more) {
    const sum = (atoms.get(symbol) ?? 0) + count * times;
    if (sum > MOST_ATOMS) throw new Misread("has more than a million atoms of an element");
    atoms.set(symbol, sum);
  }
}
