import { type Calculator, type Currency, presentWorking } from "#engine";
import type { Outcome } from "../calculator/outcome.ts";
import { LivingFold } from "../page/living-fold.tsx";
import { raised } from "./raised.tsx";

type Props = { readonly calculator: Calculator; readonly outcome: Outcome; readonly currency: Currency };

/** The steps with the visitor's own figures. */
export function Working({ calculator, outcome: { answer }, currency }: Props) {
  const steps = answer ? presentWorking(calculator, answer, currency) : [];
  return (
    <LivingFold id="working" title="Steps" teaser={steps[0]}>
      {steps.length === 0 && <p className="soft">The steps appear here once there is an answer.</p>}
      <ol className="steps">
        {steps.map((step) => {
          const [label, ...rest] = step.split(": ");
          return (
            <li key={step}>
              <span>{label}</span>
              <span className="maths">{raised(rest.join(": "))}</span>
            </li>
          );
        })}
      </ol>
    </LivingFold>
  );
}
