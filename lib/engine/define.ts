// Writing a definition: types run from `inputs` to `compute` to `outputs` to `working`, so that it needs no cast and a mistake
// does not compile.
import type { Completed, Definition, Inputs, OptionsOf, Outputs } from "./calculator.ts";
import { complete } from "./equations/complete.ts";
import type { Equation } from "./equations/equations.ts";
import type { NoAnswer } from "./equations/no-answer.ts";
import type { InputValues, OutputValues } from "./values.ts";

export function defineCalculator<
  const I extends Inputs,
  const O extends Outputs,
  R extends (OutputValues<Omit<O & B, E | keyof I | NameIn<A>>> & Partial<OutputValues<O & B>>) | NoAnswer,
  const B extends Outputs = NoFields,
  E extends string = never,
  A extends Partial<OutputValues<O>> | NoAnswer = NoFields,
>(
  definition: Definition<I, O, R & Declared<R, O & NoInfer<B>>, NoInfer<B>> & {
    readonly inputs: Decided<I>;
    readonly between?: B;
    readonly by?: { readonly [K in E]?: Equation };
    after?(found: OutputValues<O & NoInfer<B>>, inputs: InputValues<I>): A;
  },
): Completed<I, O> {
  return complete(definition);
}

type NoFields = Readonly<Record<never, never>>;

/** What `after` gives, `compute` need not. */
type NameIn<A> = A extends NoAnswer ? never : keyof A;

/** Nothing but the declared outputs. */
type Declared<R, O> = R extends NoAnswer ? R : R & { readonly [K in Exclude<keyof R, keyof O>]: never };

/** `when` names one choice, which is always asked for, and options of it. */
type Decided<I> = {
  readonly [K in keyof I]: I[K] extends { readonly when: infer W }
    ? {
        readonly when: {
          readonly [D in keyof W]: [D, keyof W] extends [keyof I, D] ? OptionsOf<I[D & keyof I]> : never;
        };
      }
    : unknown;
};
