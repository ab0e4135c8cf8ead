// Inputs aimed at where a fault would show: at ties of a rounding, at zero, at bounds, at the rows of a table, and on both
// sides of wherever an answer jumps or bends. Chance alone seldom leads there.
import * as fc from "fast-check";
import { type Calculator, type InputField, type Raw, unitName } from "#engine";
import { edgesOf } from "./edges.ts";
import { bodies } from "./generate.ts";
import { onlyAsked } from "./start.ts";

type Aimed = Pick<Calculator, "inputs">;

const CHANCES = 60;
const chances = fc.array(fc.nat(), { minLength: CHANCES, maxLength: CHANCES });

/** Some of the numbers of a body moved to where a rounding, a bound or a row decides. */
export const aimedBodies = (calculator: Aimed): fc.Arbitrary<Raw> =>
  fc.tuple(bodies(calculator), chances).map(([raw, chances]) => aimed(calculator, raw, chances));

/** Neighboring inputs with a jump or a bend of the answer between them. */
export const edges = (calculator: Calculator): fc.Arbitrary<readonly Raw[]> =>
  fc.tuple(bodies(calculator), fc.nat(), chances).map(([raw, place, [from = 0, to = 0]]) => {
    const names = Object.keys(raw).filter((name) => rangeOf(calculator.inputs[name], raw[unitName(name)]));
    const name = names[place % Math.max(1, names.length)];
    const range = name === undefined ? undefined : rangeOf(calculator.inputs[name], raw[unitName(name)]);
    return name === undefined || !range
      ? []
      : edgesOf(
          { calculator, raw, name },
          [from, to].map((n) => between(range, n)),
        );
  });

function aimed(calculator: Aimed, raw: Raw, chances: readonly number[]): Raw {
  const starts = startsOfRows(calculator, raw);
  const moved = Object.entries(raw).map(([name, value], i) => {
    const [field, unit] = [calculator.inputs[name], raw[unitName(name)]];
    const range = rangeOf(field, unit);
    if (!field || !range) return [name, value] as const;
    const [way = 0, chance = 0] = chances.slice(2 * i, 2 * i + 2);
    const others = field.kind === "money" ? starts : [];
    const all = [value, value, ...figuresFor(field, range, chance), ...others];
    const chosen = all[way % all.length];
    return [name, isWithin(range, chosen) ? chosen : value] as const;
  });
  return onlyAsked(calculator, Object.fromEntries(moved));
}

type Range = readonly [min: number, max: number];

const isWithin = ([min, max]: Range, figure: unknown): boolean => Number(figure) >= min && Number(figure) <= max;

/** Of a quantity the bounds are those of the unit that was made up. */
function rangeOf(field: InputField | undefined, unit: unknown): Range | undefined {
  if (field?.kind === "quantity") return field.units[`${unit ?? field.unit}`];
  const isMoved = field?.kind === "money" || field?.kind === "percent" || field?.kind === "number";
  return isMoved ? [field.min, field.max] : undefined;
}

const USUAL_PERCENT = 30;
const USUAL = 100_000;
const DECIMALS = 997;

/** Whole, with three decimals, with a 5 behind them or as the last, with as many digits as are carried; nothing; the ends. */
function figuresFor(field: InputField, [min, max]: Range, chance: number): readonly (string | number)[] {
  const size = field.kind === "percent" ? USUAL_PERCENT : Math.max(1, Math.min(USUAL, Math.ceil(max)));
  const usual = `${chance % size}.${String(chance % DECIMALS).padStart(3, "0")}`;
  const long = `${usual}${String(chance).padStart(10, "7").repeat(2)}`;
  return [`${chance % size}`, `${usual}5`, `${usual.slice(0, -1)}5`, long, "0", "0.0001", min, max];
}

/** Where bands or tiers begin. */
function startsOfRows(calculator: Aimed, raw: Raw): readonly string[] {
  const rows = Object.entries(raw).filter(([name]) => calculator.inputs[name]?.kind === "rows");
  return rows.flatMap(([, value]) => String(value).match(/\d+(\.\d+)?(?=:)/g) ?? []);
}

/** More often small than large, as people's figures are. */
function between([min, max]: Range, chance: number): number {
  const size = (max - min) / Number(`1e${chance % 7}`);
  return min + (size * (chance % DECIMALS)) / DECIMALS;
}
