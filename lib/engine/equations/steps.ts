// The steps that equations give, by the output each leads to.
import { Decimal } from "#numbers/decimal";
import type { Dimension } from "#numbers/dimension";
import type { AnyShown, Line } from "../calculator.ts";
import type { InputField, Places } from "../fields/fields.ts";
import { type Show, shown, step } from "../printing/shown.ts";
import { type Equations, expressionOf, inOrder, namesIn, stepLabel } from "./equations.ts";
import { type Fields, unitOfEquations } from "./figures.ts";
import { type Figure, inShort } from "./written.ts";

type Steps = Readonly<Record<string, Line>>;

/** Each after those it builds on, and after what was given in other units than they count in. */
export function stepsBy(by: Equations, fields: Fields, printed: Printed, stepOf = inShort): Steps {
  const figures = figuresIn(fields, printed);
  const reads = [...inOrder(by)].map(([name, is]) => ({ name, is, read: expressionOf(is) }));
  const named = new Set(reads.flatMap(({ read }) => namesIn(read)));
  const given = Object.keys(fields.inputs).filter((name) => named.has(name));
  return Object.fromEntries([
    ...given.map(
      (name) => [`${name} converted`, conversion(fields.inputs[name], printed[0][name], figures.given(name))] as const,
    ),
    ...reads.map(({ name, is, read }) => {
      const [field, result] = [fields.outputs[name] ?? fields.between?.[name], figures.found(name)];
      return [name, field && result && stepOf(stepLabel(is, field.label), read, figures.any, result)] as const;
    }),
  ]);
}

type Printed = readonly [inputs: AnyShown, outputs: AnyShown, show: Show, ...rest: unknown[]];

function figuresIn({ inputs, outputs, between, equationsIn }: Fields, [given, found, show]: Printed) {
  const foundFigure = (name: string): Figure | undefined =>
    inUnits(outputs[name] ?? between?.[name], found[name], show, equationsIn);
  const givenFigure = (name: string): Figure | undefined => inUnits(inputs[name], given[name], show, equationsIn);
  return {
    given: givenFigure,
    found: foundFigure,
    any: Object.assign((name: string) => foundFigure(name) ?? givenFigure(name), { notation: show.notation }),
  };
}

type Field = { readonly kind: string; readonly dimension?: Dimension } & Places;

/** A quantity in the unit that equations count it in, whatever unit it was given in. */
function inUnits(
  field: Field | undefined,
  figure: AnyShown[string],
  show: Show,
  equationsIn: Fields["equationsIn"],
): Figure | undefined {
  if (typeof figure !== "object" || figure === null) return undefined;
  if (!field?.dimension || !Decimal.isDecimal(figure.value)) return figure;
  const unit = unitOfEquations(field.dimension, equationsIn);
  const { digits, upTo, significant = unit.factor === "1" ? undefined : 10 } = field;
  const { text, exact } = show("number", figure.value.div(unit.factor), { digits, upTo, significant });
  return shown(figure.value, `${text} ${unit.label}`, exact);
}

function conversion(field: InputField | undefined, given: AnyShown[string], base: Figure | undefined): Line {
  if (field?.kind !== "quantity" || typeof given !== "object" || !given || !base) return undefined;
  return given.text !== base.text && step`${field.label}: ${given} = ${base}`;
}
