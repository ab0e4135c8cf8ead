// A table as a file for spreadsheets, by RFC 4180.

export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((cells) => cells.map(cell).join(",")).join("\r\n");
}

/** A spreadsheet takes what begins so for a formula, in East Asian versions the wide characters too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NEGATIVE_NUMBER = /^-\d[\d,]*(\.\d+)?%?$/;

/** A text that begins like a formula is kept from being one. Quoted where any region's separator stands in it. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function save(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
