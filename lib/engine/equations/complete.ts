// Fills in what equations and questions stand for, so that the rest of the house sees a calculator like any other.
import type { AnyAsked, AnyInputs, AnyQuestion, Completed, Incomplete, Inputs, Outputs } from "../calculator.ts";
import { type Equations, formulaOf } from "./equations.ts";
import { figuresBy } from "./figures.ts";
import { hasNoAnswer, noAnswer } from "./no-answer.ts";
import { stepsBy } from "./steps.ts";
import { inFull } from "./written.ts";

export function complete<I extends Inputs, O extends Outputs>(
  written: Incomplete & { readonly inputs: I; readonly outputs: O },
): Completed<I, O> {
  const { by, questions = {}, outputs, compute, sentence, working } = written;
  const [[decider, asked = {}] = ["", {}]] = Object.entries(questions);
  const question = (inputs: AnyInputs): AnyQuestion => asked[String(inputs[decider])] ?? {};
  const equations = (inputs: AnyInputs): Equations => equationsOf(written, inputs);
  return {
    ...written,
    inputs: Object.assign({}, written.inputs, askedOnly(written.inputs, decider, asked)),
    primary: written.primary ?? primaryOf(asked, Object.keys(outputs)[0] ?? "", question),
    formula: written.formula ?? formulaOf([by, ...Object.values(asked).map(({ by }) => by)]),
    check: (inputs) => ({ ...written.check?.(inputs), ...question(inputs).check?.(inputs) }),
    compute(inputs, digits) {
      const asked = question(inputs);
      const refusal = written.refuses?.(inputs) || asked.refuses?.(inputs);
      if (refusal) return noAnswer(refusal);
      const found = asked.compute?.(inputs, digits) ?? compute?.(inputs, digits) ?? {};
      return hasNoAnswer(found) ? found : figuresBy(equations(inputs), written, inputs, found);
    },
    sentence: (...shown) => (question(shown[3]).sentence ?? sentence)?.(...shown) ?? "",
    working(...shown) {
      const by = equations(shown[3]);
      const steps = stepsBy(by, written, shown);
      const worded = question(shown[3]).working ?? working;
      const lines = worded ? worded(...shown, (name) => steps[name]) : Object.values(steps);
      return lines.some(Boolean) ? lines : Object.values(stepsBy(by, written, shown, inFull));
    },
  };
}

/** The first output, unless a question names another. */
function primaryOf(asked: AnyAsked, first: string, question: (inputs: AnyInputs) => AnyQuestion) {
  const isAlwaysFirst = Object.values(asked).every(({ primary = first }) => primary === first);
  return isAlwaysFirst ? first : (inputs: AnyInputs) => question(inputs).primary ?? first;
}

/** Those of every question, and those of the one that is asked. */
export function equationsOf(
  { by, questions = {} }: Pick<Incomplete, "by" | "questions">,
  inputs: AnyInputs,
): Equations {
  const [[decider, asked = {}] = ["", {}]] = Object.entries(questions);
  return { ...by, ...asked[String(inputs[decider])]?.by };
}

/** Inputs that some questions need, and others don't, wait for those. */
function askedOnly(inputs: Inputs, decider: string, asked: AnyAsked): Inputs {
  const questions = Object.entries(asked);
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, field]) => {
      const options = questions.flatMap(([option, { asks }]) => (asks?.includes(name) ? [option] : []));
      return options.length > 0 ? [[name, { ...field, when: { ...field.when, [decider]: options } }] as const] : [];
    }),
  );
}
