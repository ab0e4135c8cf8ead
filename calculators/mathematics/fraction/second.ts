import type { Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const fraction: Opinion = (given) => {
  const first = read(given.first);
  const result = given.operation === "simplify" ? first : combined(given.operation, first, read(given.second));
  if (!result) return undefined;
  const { top, bottom } = lowest(result);
  const [whole, rest] = [magnitude(top) / bottom, magnitude(top) % bottom];
  const sign = top < 0n ? "-" : "";
  return {
    result: bottom === 1n ? String(top) : `${top}/${bottom}`,
    mixed: whole > 0n && rest > 0n ? `${sign}${whole} ${rest}/${bottom}` : undefined,
    decimal: usual(result),
  };
};

const magnitude = (a: bigint): bigint => (a < 0n ? -a : a);

/** "-1 3/4" is -(1 + 3/4). */
function read(text = ""): Ratio | undefined {
  const [, sign = "", amount = ""] = /^([+-]?) ?(.*)$/.exec(text) ?? [];
  const [whole, part] = amount.includes(" ") && !/^\S+ ?\/ ?/.test(amount) ? split(amount) : ["0", amount];
  const [top = "0", bottom = "1"] = part.replaceAll(" ", "").split("/");
  const plain = (digits: string) => (digits.startsWith(".") ? `0${digits}` : digits);
  if (isZero(plain(bottom))) return undefined;
  const value = plus(whole, over(plain(top), plain(bottom)));
  return sign === "-" ? times(value, -1) : value;
}

function split(amount: string): [whole: string, part: string] {
  const place = amount.indexOf(" ");
  return [amount.slice(0, place), amount.slice(place + 1)];
}

function combined(operation: string | undefined, a: Ratio | undefined, b: Ratio | undefined): Ratio | undefined {
  if (!a || !b) return undefined;
  switch (operation) {
    case "plus":
      return plus(a, b);
    case "minus":
      return minus(a, b);
    case "times":
      return times(a, b);
    default:
      return isZero(b) ? undefined : over(a, b);
  }
}

export default fraction;
