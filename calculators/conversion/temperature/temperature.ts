import { choice, defineCalculator, number, step, table, text } from "#engine";
import { absoluteZero, difference, reading, SCALES } from "#math/temperature";

const MOST = 1e12;

const NAMES = {
  celsius: "Celsius (°C)",
  fahrenheit: "Fahrenheit (°F)",
  kelvin: "Kelvin (K)",
  rankine: "Rankine (°R)",
} as const satisfies Readonly<Record<keyof typeof SCALES, string>>;

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
    from: choice("From", NAMES, { example: "celsius" }),
    to: choice("To", NAMES, { example: "fahrenheit" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    scales: table("On every scale", { scale: text("Scale"), value: number("Temperature", { significant: 15 }) }),
  },
  primary: "result",
  unit: ({ to }) => SCALES[to].label,
  formula: "°F = °C × 9 ÷ 5 + 32, K = °C + 273.15, °R = K × 9 ÷ 5; for a difference, leave out the + 32 and + 273.15",

  check({ kind, value, from }) {
    const zero = absoluteZero(SCALES[from]);
    if (kind === "difference" || value.gte(zero)) return {};
    return { value: `must be at least ${zero} ${SCALES[from].label}, absolute zero` };
  },

  compute({ kind, value, from, to }) {
    const turn = kind === "reading" ? reading : difference;
    return {
      result: turn(value, SCALES[from], SCALES[to]),
      scales: Object.entries(SCALES).map(([, scale]) => ({
        scale: scale.label,
        value: turn(value, SCALES[from], scale),
      })),
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
    const ratio = one.degree === other.degree ? "" : ` × ${one.degree} ÷ ${other.degree}`;
    if (from === to) return [step`The same scale: ${value} = ${result}`];
    if (kind === "difference") return [step`In ${other.label}: ${value}${ratio} = ${result}`];

    const above = show("number", value.value.minus(one.freezing));
    const turned = show("number", difference(above.value, one, other));
    return [
      !(one.freezing === "0") && step`Above freezing, in ${one.label}: ${value} - ${one.freezing} = ${above}`,
      ratio && step`Above freezing, in ${other.label}: ${above}${ratio} = ${turned}`,
      !(other.freezing === "0") && step`Temperature in ${other.label}: ${turned} + ${other.freezing} = ${result}`,
    ];
  },

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});
