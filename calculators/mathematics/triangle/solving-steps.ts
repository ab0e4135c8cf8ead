// The steps to the missing sides and angles, for each set of known parts.
import { type Show, type Shown, step } from "#engine";
import { sine } from "#numbers/angle";
import type { Decimal } from "#numbers/decimal";

type Figure = Shown<Decimal>;
type Found = { readonly [K in "a" | "b" | "c" | "angle_a" | "angle_b" | "angle_c"]: Figure };
type Steps = (found: Found, show: Show) => readonly string[];

const byCosine = (name: string, angle: Figure, opposite: Figure, one: Figure, other: Figure) =>
  step`Angle ${name}: arccos ((${one}² + ${other}² - ${opposite}²) ÷ (2 × ${one} × ${other})) = ${angle}`;
const bySine = (name: string, side: Figure, angle: Figure, known: Figure, opposite: Figure) =>
  step`Side ${name}: ${known} × sin ${angle} ÷ sin ${opposite} = ${side}`;
const third = ({ angle_a, angle_b, angle_c }: Found) => step`Angle C: 180 - ${angle_a} - ${angle_b} = ${angle_c}`;

export const SOLVING_STEPS = {
  sss: (found) => [
    byCosine("A", found.angle_a, found.a, found.b, found.c),
    byCosine("B", found.angle_b, found.b, found.a, found.c),
    third(found),
  ],
  sas: (found) => [
    step`Side c: √(${found.a}² + ${found.b}² - 2 × ${found.a} × ${found.b} × cos ${found.angle_c}) = ${found.c}`,
    byCosine("A", found.angle_a, found.a, found.b, found.c),
    byCosine("B", found.angle_b, found.b, found.a, found.c),
  ],
  asa: (found) => [
    third(found),
    bySine("a", found.a, found.angle_a, found.c, found.angle_c),
    bySine("b", found.b, found.angle_b, found.c, found.angle_c),
  ],
  aas: (found) => [
    third(found),
    bySine("b", found.b, found.angle_b, found.a, found.angle_a),
    bySine("c", found.c, found.angle_c, found.a, found.angle_a),
  ],
  ssa: (found, show) => {
    const ratio = show("number", found.b.value.times(sine(found.angle_a.value)).div(found.a.value), {
      significant: 10,
    });
    return [
      step`Sine of B: ${found.b} × sin ${found.angle_a} ÷ ${found.a} = ${ratio}`,
      step`Angle B: arcsin ${ratio} = ${found.angle_b}`,
      third(found),
      bySine("c", found.c, found.angle_c, found.a, found.angle_a),
    ];
  },
} satisfies Readonly<Record<string, Steps>>;
