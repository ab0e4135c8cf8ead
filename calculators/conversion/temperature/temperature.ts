import { choice, defineCalculator, formatNumber, number, step, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { converted, type NamedUnit, namesOf, reading } from "#numbers/dimension";
import { TEMPERATURE as SCALES } from "#numbers/units";

const MOST = 1e12;
const SCALE_NAMES = namesOf(SCALES);
/** How many ninths of a kelvin a degree is: a whole number on every scale. */
const ninthsIn = (scale: NamedUnit) => converted(decimal(9), scale, SCALES.kelvin);

export default defineCalculator({
  name: "Temperature converter",
  summary: "Convert Celsius, Fahrenheit, kelvin and Rankine, or a temperature difference.",

  inputs: {
    kind: choice(
      "Convert",
      { reading: "A temperature", difference: "A temperature difference" },
      { default: "reading" },
    ),
    value: number("Temperature", { min: -MOST, max: MOST, example: 20 }),
    from: choice("From", SCALE_NAMES, { example: "celsius" }),
    to: choice("To", SCALE_NAMES, { example: "fahrenheit" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    scales: table("On every scale", { scale: text("Scale"), value: number("Temperature", { significant: 15 }) }),
  },
  primary: "result",
  unit: ({ to }) => SCALES[to].label,
  formula: "°F = °C × 9 ÷ 5 + 32, K = °C + 273.15, °R = K × 9 ÷ 5; for a difference, leave out the + 32 and + 273.15",

  check({ kind, value, from }) {
    const zero = reading(decimal(0), SCALES.kelvin, SCALES[from]);
    if (kind === "difference" || value.gte(zero)) return {};
    return {
      value: ({ notation }) =>
        `must be at least ${formatNumber(zero, {}, notation)} ${SCALES[from].label}, absolute zero`,
    };
  },

  compute({ kind, value, from, to }) {
    const turn = kind === "reading" ? reading : converted;
    return {
      result: turn(value, SCALES[from], SCALES[to]),
      scales: Object.values(SCALES).map((scale) => ({ scale: scale.label, value: turn(value, SCALES[from], scale) })),
    };
  },

  sentence({ kind, value, from, to }, { result }) {
    const [one, other] = [SCALES[from].label, SCALES[to].label];
    const printed = `${result.exact ? "" : "about "}${result} ${other}`;
    return kind === "reading"
      ? `${value} ${one} is ${printed}.`
      : `A difference of ${value} ${one} is a difference of ${printed}.`;
  },

  working({ kind, value, from, to }, { result }, show) {
    const [one, other] = [SCALES[from], SCALES[to]];
    const ratio = one.factor === other.factor ? "" : ` × ${ninthsIn(one)} ÷ ${ninthsIn(other)}`;
    if (from === to) return [step`The same scale: ${value} = ${result}`];
    if (kind === "difference") return [step`In ${other.label}: ${value}${ratio} = ${result}`];

    const above = show("number", value.value.minus(one.zero));
    const turned = show("number", converted(above.value, one, other));
    return [
      !(one.zero === "0") && step`Above freezing, in ${one.label}: ${value} - ${show("number", one.zero)} = ${above}`,
      ratio && step`Above freezing, in ${other.label}: ${above}${ratio} = ${turned}`,
      !(other.zero === "0") &&
        step`Temperature in ${other.label}: ${turned} + ${show("number", other.zero)} = ${result}`,
    ];
  },

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});
