// The steps that equations give, by the output each leads to.
import { Decimal } from "#math/decimal";
import type { Dimension } from "#math/dimension";
import type { AnyShown, Line } from "../calculator.ts";
import type { InputField, Places } from "../fields/fields.ts";
import { type Show, shown, step } from "../printing/shown.ts";
import { type Equation, type Equations, expressionOf, namesIn, stepLabel } from "./equations.ts";
import type { Fields } from "./figures.ts";
import { type Figure, stepOf } from "./written.ts";

type Steps = Readonly<Record<string, Line>>;

/** Each after those that it follows from, and all after what was given in other units than those of the SI. */
export function stepsBy(by: Equations, fields: Fields, printed: Printed): Steps {
  const figures = figuresIn(fields, printed);
  const reads = inOrder(by).flatMap(([name, is]) => (is ? [{ name, is, read: expressionOf(is) }] : []));
  const named = new Set(reads.flatMap(({ read }) => namesIn(read)));
  const given = Object.keys(fields.inputs).filter((name) => named.has(name));
  return Object.fromEntries([
    ...given.map(
      (name) => [`${name} in SI`, conversion(fields.inputs[name], printed[0][name], figures.given(name))] as const,
    ),
    ...reads.map(({ name, is, read }) => {
      const [field, result] = [fields.outputs[name] ?? fields.between?.[name], figures.found(name)];
      return [name, field && result && stepOf(stepLabel(is, field.label), read, figures.any, result)] as const;
    }),
  ]);
}

function inOrder(by: Equations): readonly (readonly [name: string, is: Equation | undefined])[] {
  const order = new Set<string>();
  const add = (name: string) => {
    const equation = by[name];
    if (equation && !order.has(name)) for (const named of namesIn(expressionOf(equation))) add(named);
    if (equation) order.add(name);
  };
  for (const name of Object.keys(by)) add(name);
  return [...order].map((name) => [name, by[name]]);
}

type Printed = readonly [inputs: AnyShown, outputs: AnyShown, show: Show, ...rest: unknown[]];

function figuresIn({ inputs, outputs, between }: Fields, [given, found, show]: Printed) {
  const foundFigure = (name: string): Figure | undefined => inSI(outputs[name] ?? between?.[name], found[name], show);
  const givenFigure = (name: string): Figure | undefined => inSI(inputs[name], given[name], show);
  return { given: givenFigure, found: foundFigure, any: (name: string) => foundFigure(name) ?? givenFigure(name) };
}

type Field = { readonly kind: string; readonly dimension?: Dimension } & Places;

/** A quantity in the unit that its dimension is counted in, whatever unit it was given in. */
function inSI(field: Field | undefined, figure: AnyShown[string], show: Show): Figure | undefined {
  if (typeof figure !== "object" || figure === null) return undefined;
  const unit = Object.values(field?.dimension ?? {}).find(({ factor }) => factor === "1");
  if (!unit || !Decimal.isDecimal(figure.value)) return figure;
  const { digits, upTo, significant } = field ?? {};
  const { text, exact } = show("number", figure.value, { digits, upTo, significant });
  return shown(figure.value, `${text} ${unit.label}`, exact);
}

function conversion(field: InputField | undefined, given: AnyShown[string], base: Figure | undefined): Line {
  if (field?.kind !== "quantity" || typeof given !== "object" || !given || !base) return undefined;
  return given.text !== base.text && step`${field.label}: ${given} = ${base}`;
}
