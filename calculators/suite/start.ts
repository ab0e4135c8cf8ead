// What a form sends: the beginning, with some of it changed, without what is blank or not asked for now.
import { beginning, type Calculator, type Raw, wireInputs } from "#engine";

export type Asked = Pick<Calculator, "inputs">;

export const start = (calculator: Asked, changed: Raw = {}): Raw =>
  onlyAsked(calculator, { ...beginning(calculator), ...changed });

export function onlyAsked(calculator: Asked, raw: Raw): Raw {
  const kept: Record<string, unknown> = {};
  for (const { name, field } of wireInputs(calculator)) {
    const isAsked = Object.entries(field.when ?? {}).every(([decider, options]) =>
      options.some((option) => option === (kept[decider] ?? calculator.inputs[decider]?.default)),
    );
    if (isAsked && raw[name] !== undefined && raw[name] !== "") kept[name] = raw[name];
  }
  return kept;
}
