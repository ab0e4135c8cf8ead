import type { Calculator } from "#engine";

/** "total" → "Total"; "schedule.5.balance" → "Balance, row 5". */
export function figureLabel({ outputs }: Pick<Calculator, "outputs">, name: string): string {
  const [output = "", row, column = ""] = name.split(".");
  const field = outputs[output];
  return field?.kind === "table" ? `${field.columns[column]?.label}, row ${row}` : (field?.label ?? name);
}
