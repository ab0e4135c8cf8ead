import { useEffect, useState } from "react";
import { type Answer, type Calculator, outOfDate } from "#engine";
import { dayOf } from "../form/day.ts";

type Props = { readonly calculator: Calculator; readonly answer: Answer; readonly builtOn: string };

/** Says which facts have run out by the visitor's clock. What had run out when the site was built is in the HTML, so that
 * nothing moves later. */
export function Expired({ calculator, answer, builtOn }: Props) {
  const [today, setToday] = useState(builtOn);
  useEffect(() => setToday(dayOf(new Date())), []);
  const expired = outOfDate(calculator, answer.inputs, today);
  if (expired.length === 0) return null;
  return (
    <p className="notice">
      {expired.join(" ")} <a href="/proof/facts">All facts and their dates</a>
    </p>
  );
}
