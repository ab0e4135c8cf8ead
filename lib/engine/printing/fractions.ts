// 6.5% is sent as 0.065 by mistake, and 0.065% is a rate too: it is used as it was sent, and the answer begins with that.
import { Decimal } from "#numbers/decimal";
import type { Answer } from "../calculate.ts";
import type { Calculator } from "../calculator.ts";
import type { PercentInput } from "../fields/fields.ts";
import { typicalPercent } from "../fields/percent.ts";
import { type Currency, group, spelled, withPercent } from "./format.ts";

/** How a figure gets here: people enter it, programs send it. */
export type Verb = "enter" | "send";

export function fractionAlerts({ inputs }: Calculator, answer: Answer, currency: Currency, verb: Verb): string[] {
  return Object.entries(inputs).flatMap(([name, field]) => {
    const value = answer.inputs[name];
    if (field.kind !== "percent" || !Decimal.isDecimal(value) || !isDoubtful(field, value)) return [];
    const { notation } = currency;
    const [used, meant] = [value, value.times(100)].map((share) => group(share.toFixed(), notation));
    const [usedPercent, meantPercent] = [used, meant].map((figure = "") => withPercent(figure, notation));
    const begun = `${spelled(field.label, currency.notation)}: We used ${usedPercent}`;
    if (value.times(100).gt(field.max)) return [`${begun}, not ${meantPercent}.`];
    // Programs send plain numbers in every region.
    return [`${begun}. For ${meantPercent}, ${verb} ${verb === "send" ? value.times(100).toFixed() : meant}.`];
  });
}

/** Above 0 and below 1, where the usual figure is 1 or more. */
function isDoubtful(field: PercentInput, value: Decimal): boolean {
  const typical = typicalPercent(field);
  return typical !== undefined && typical >= 1 && value.gt(0) && value.lt(1);
}
