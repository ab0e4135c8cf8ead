// What a calculator gives back, as declared: names, labels, the units it tells quantities in, and the facts around them.
import type { Calculator, OutputField } from "#engine";
import { misnamed } from "./inputs.ts";
import { type Check, definitionOf, unless } from "./subject.ts";

export const tellsWell: Check = (subject) => {
  const { calculator } = subject;
  const file = definitionOf(subject);
  const entries = Object.entries(calculator.outputs).flatMap(([name, field]) => withColumns(name, field));
  return [
    ...saysWhatItIs(file, calculator),
    ...entries.flatMap(([name, field]) =>
      [
        ...misnamed(name.replace(/^.*\./, "")),
        ...unless(field.label.trim() !== "", "has no label; say in a word or two what people call it."),
        ...unitFaults(calculator, field),
      ].map((fault) => `${file}: the output ${name} ${fault}`),
    ),
  ];
};

function saysWhatItIs(file: string, { name, summary, formula }: Calculator): readonly string[] {
  return [
    ...unless(name.trim() !== "", `${file} has no name; give it the name that people search for.`),
    ...unless(summary.trim() !== "", `${file} has no summary; say in one sentence what it answers.`),
    ...unless(formula.trim() !== "", `${file} has no formula; write it as one would in a book, with × and ÷.`),
  ];
}

/** "schedule" and with it "schedule.year", "schedule.paid" … */
function withColumns(name: string, field: OutputField): [string, OutputField][] {
  if (field.kind === "list") return [[name, { ...field.of, label: field.label }]];
  if (field.kind !== "table") return [[name, field]];
  return [
    [name, field],
    ...Object.entries(field.columns).map(([of, column]): [string, OutputField] => [`${name}.${of}`, column]),
  ];
}

function unitFaults({ inputs }: Pick<Calculator, "inputs">, field: OutputField): readonly string[] {
  if (field.kind !== "quantity") return [];
  const asked = inputs[field.as];
  if (asked?.kind !== "quantity") {
    return [
      `takes its unit from ${field.as}, which is no quantity among the inputs; name the one whose unit it takes.`,
    ];
  }
  const missing = Object.keys(asked.units).filter((unit) => !Object.hasOwn(field.dimension, unit));
  return missing.map(
    (unit) => `takes its unit from ${field.as}, but its own dimension has no ${unit}; give both the same one.`,
  );
}
