// A calculator that turns one unit into another: everything about it but the words follows from the table of its units.
import { choice, defineCalculator, group, number, type Show, step, table, text, toldAsTyped, withUnit } from "#engine";
import { decimal } from "#numbers/decimal";
import { converted, type Dimension, type NamedUnit, namesOf, type Units, unitOf } from "#numbers/dimension";

type Begins<U extends Units> = readonly [value: number, from: keyof U & string, to: keyof U & string];

type Converter<U extends Units> = {
  readonly name: string;
  readonly summary: string;
  /** What is converted: "Length". */
  readonly measures: string;
  /** In the order of the menus. */
  readonly units: U;
  /** The unit that steps count in. */
  readonly counted: keyof U & string;
  readonly begins: Begins<U>;
  /** Where the form begins outside the US. */
  readonly beginsIn?: Readonly<Record<string, Begins<U>>>;
  readonly min?: number;
  /** Units that may be written behind the value, also two of them: 5 ft 11 in. */
  readonly measured?: Dimension;
};

const MOST = 1e12;
const FIFTEEN = { significant: 15 } as const;

export function converter<const U extends Units>(written: Converter<U>) {
  const { name, summary, measures, units, counted, begins, beginsIn = {}, min = 0, measured } = written;
  const what = measures.toLowerCase();
  const base = unitOf(units, counted);
  const plural = base.name.replace(/ \(.*/, "").toLowerCase();
  const labelOf = (unit: string): string => unitOf(units, unit).label;
  const [value, from, to] = begins;
  const names = namesOf(units);
  const there = <V>(of: (begins: Begins<U>) => V) => ({
    beginsIn: Object.fromEntries(Object.entries(beginsIn).map(([region, begins]) => [region, of(begins)])),
  });
  const inverse = Object.values(units).find(({ isInverse }) => isInverse);

  return {
    ...defineCalculator({
      name,
      summary,
      inputs: {
        value: number(measures, {
          min,
          max: MOST,
          example: value,
          ...there(([value]) => value),
          ...(measured && { measured: { by: "from", dimension: measured } }),
        }),
        from: choice("From", names, { example: from, ...there(([, from]) => from) }),
        to: choice("To", names, { example: to, ...there(([, , to]) => to) }),
      },
      outputs: {
        result: number("Result", FIFTEEN),
        units: table(`This ${what} in every unit`, { unit: text("Unit"), value: number(measures, FIFTEEN) }),
      },
      primary: "result",
      unit: ({ to }) => labelOf(to),
      formula: `result = ${what} × ${plural} in the first unit ÷ ${plural} in the second unit${
        inverse ? `; with ${inverse.label}: ${plural} = ${inverse.factor} ÷ ${what}` : ""
      }`,

      compute({ value, from, to }) {
        const inUnit = (unit: NamedUnit) => converted(value, unitOf(units, from), unit);
        return {
          result: inUnit(unitOf(units, to)),
          units: Object.values(units).map((unit) => ({ unit: toldAsTyped(unit.name), value: inUnit(unit) })),
        };
      },

      sentence: ({ value, from, to }, { result }) =>
        `${withUnit(`${value}`, labelOf(from))} is ${result.exact ? "" : "about "}${withUnit(`${result}`, labelOf(to))}.`,

      working({ value, from, to }, { result }, show) {
        const others = [...new Set([from, to])].filter((unit) => unit !== counted);
        const size = (unit: string) => (unit === counted ? "" : sizeOf(unitOf(units, unit), base, show));
        const isInverse = (unit: string) => unitOf(units, unit).isInverse === true;
        const means = (unit: string) =>
          isInverse(unit)
            ? `${labelOf(unit)} = ${size(unit)} ÷ ${plural}`
            : `${withUnit("1", labelOf(unit))} = ${size(unit)} ${plural}`;
        const [before, after] = around([size(from), isInverse(from)], [size(to), isInverse(to)]);
        return [
          ...others.map((unit) => step`Definition: ${means(unit)}`),
          step`Conversion: ${before}${value}${after} = ${result}`,
        ];
      },

      notes: (_, { result }) => [
        result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
      ],
    }),
    converts: units,
  };
}

type Turned = readonly [size: string, isInverse: boolean];

/** What is written before and after the value. The unit that steps count in has no size. */
function around([from, isFromInverse]: Turned, [to, isToInverse]: Turned): readonly [before: string, after: string] {
  const by = (sign: string, size: string) => size && ` ${sign} ${size}`;
  const [before, after] = isFromInverse ? [`${from} ÷ `, ""] : ["", by("×", from)];
  if (!isToInverse) return [before, `${after}${by("÷", to)}`];
  return before || after ? [`${to} ÷ (${before}`, `${after})`] : [`${to} ÷ `, ""];
}

/** One of the unit in another. Where that has no end, as with a survey foot, it is written as a fraction. */
function sizeOf(unit: NamedUnit, base: NamedUnit, show: Show): string {
  const terms = unit.factor.split("/");
  if (terms.length > 1) return `(${terms.map((term) => group(term, show.notation)).join(" ÷ ")})`;
  return `${show("number", converted(decimal(1), unit, base), { significant: 30 })}`;
}
