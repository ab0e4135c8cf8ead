// What leaving a field does to what was typed in it: digits are grouped, a unit that was typed is chosen, a sum is worked out.
import { type Calculator, group, isNumeric, readMeasures, readTexts, type Texts, unitName } from "#engine";
import { later } from "../offline/later.ts";
import { yearsOf } from "./in-years.ts";
import { grouped } from "./typing.ts";

const loadSum = later(() => import("./sum.ts"));

const SIGNS_AND_FIGURES = /^=?[\d\s.,()+\-−*/×÷^x\p{Sc}]+$/iu;
const BETWEEN_TWO = /[\d)]\s*[-+−*/×÷^x]\s*[\d.(\p{Sc}]/iu;
const DAY = /^\s*\d{1,4}[-/]\d{1,2}[-/]\d{1,4}\s*$/;

export const isSum = (text: string): boolean =>
  SIGNS_AND_FIGURES.test(text) && BETWEEN_TWO.test(text) && !DAY.test(text);

export async function workedOut(text: string): Promise<string | undefined> {
  return isSum(text) ? (await loadSum()).sumOf(text) : undefined;
}

/** What changes. What was read as it stands is only grouped. */
export async function changedOnLeaving(calculator: Calculator, texts: Texts, name: string): Promise<Texts> {
  const { [name]: text = "" } = texts;
  const field = calculator.inputs[name];
  const isUnread = readTexts(calculator, texts).faults.some((fault) => fault.field === name);
  // It stays in years.
  if (yearsOf(text) !== undefined) return {};
  if (!field || !isNumeric(field) || !isUnread) return grouped(calculator, texts, name);
  const sum = await workedOut(text);
  if (sum !== undefined) return { [name]: group(sum) };
  return inItsUnit(calculator, name, text);
}

/** "70 kg" typed where pounds are chosen chooses kilograms. */
function inItsUnit({ inputs }: Calculator, name: string, text: string): Texts {
  const { raw, faults } = readMeasures(inputs, { [name]: text });
  const [value, unit] = [raw[name], raw[unitName(name)]];
  if (faults.size > 0 || typeof value !== "string" || typeof unit !== "string") return {};
  return { [name]: group(value), [unitName(name)]: unit };
}
