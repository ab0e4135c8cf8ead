// A month on a page is its first day on the wire. What is half typed, in browsers that have no picker, stays as it is.
import type { InputField } from "#engine";

const isMonth = (field: InputField | undefined): boolean => field?.kind === "date" && field.month === true;

export const shownIn = (field: InputField, text: string): string =>
  isMonth(field) ? text.replace(/^(\d{4}-\d{2})-\d{2}$/, "$1") : text;

export const typedIn = (field: InputField | undefined, text: string): string =>
  isMonth(field) && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
