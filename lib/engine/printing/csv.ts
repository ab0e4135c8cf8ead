// A table as a file for spreadsheets, by RFC 4180.

export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[], between = ","): string {
  return [columns, ...rows].map((cells) => cells.map(csvCell).join(between)).join("\r\n");
}

/** Where a comma stands before decimals, spreadsheets take it so, and a semicolon between cells. */
export const withDecimalCommas = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => (/^-?\d+\.\d+$/.test(cell) ? cell.replace(".", ",") : cell)));

/** A spreadsheet takes what begins so for a formula, in East Asian versions the wide characters too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEGATIVE_NUMBER = /^-\d[\d,]*(\.\d+)?%?$/;

/** A text that begins like a formula is kept from being one. Quoted where any region's separator stands in it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
