// The same text as the plainest keyboard would write it. Spreadsheets, phones and other scripts have their own
// dashes, digits, spaces and quotes, and mean nothing different by them.

const SAME: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ""], // direction marks, zero-width spaces
  [/[\u2010-\u2015\u2212\ufe63]/g, "-"],
  [/[\u2018\u2019\u02bc\u2032\u00b4`\u066c]/g, "'"], // quotes, prime, the Arabic mark between thousands
  [/[\u201c\u201d\u2033]|''/g, '"'],
  [/\u066b/g, "."],
  [/\u066a/g, "%"],
];

export function onKeyboard(text: string): string {
  const narrow = text
    .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (wide) => wide.normalize("NFKC"))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return (
    SAME.reduce((written, [sign, key]) => written.replace(sign, key), narrow)
      // One space may stand inside a number. A tab, a line or a wider gap stands between two.
      .replace(/\s+/g, (gap) => (gap.length > 1 || gap < " " ? "\t" : " "))
      // The fraction of 1¾ needs a space on both sides, or it would become 13/4.
      .replace(/ ?[¼-¾⅐-⅞] ?/g, (fraction) => ` ${fraction.trim().normalize("NFKC")} `)
      .replace(/[\u2044\u2215]/g, "/")
      .trim()
  );
}
