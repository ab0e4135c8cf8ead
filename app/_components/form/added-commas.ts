// A number at rest has commas that we put there. They give way to the hand that changes it: who adds a 1 to "400,000"
// means 4,000,001, and "400,0001" could be read as 400.0001. Commas that someone types stay.

/** For one field at a time: what a change by hand leaves in it, and that the hand has left. */
export function addedCommas() {
  let byHand: string | undefined;
  return {
    /** `mark` is what the region writes for our comma. */
    changed(before: string, field: HTMLInputElement, event: object, mark = ","): string {
      const free = before.includes(mark) && before !== byHand && withoutCommas(field, event, mark);
      if (free) {
        field.value = free.before + free.after;
        field.setSelectionRange(free.before.length, free.before.length);
      }
      byHand = field.value;
      return byHand;
    },
    left() {
      byHand = undefined;
    },
  };
}

type Parts = { readonly before: string; readonly after: string };

/** The text on both sides of the caret, without commas but for what came in with this change. */
export function withoutCommas(
  field: Pick<HTMLInputElement, "value" | "selectionStart">,
  event: object,
  mark = ",",
): Parts | undefined {
  const { value, selectionStart: caret } = field;
  const { inputType = "", data = null } = event as Partial<InputEvent>;
  const came = inputType.startsWith("delete") ? "" : data;
  if (caret === null || came === null || !value.slice(0, caret).endsWith(came)) return undefined;
  const plain = (part: string) => part.replaceAll(mark, "");
  return { before: plain(value.slice(0, caret - came.length)) + came, after: plain(value.slice(caret)) };
}

/** The same for what was typed before anyone looked: digits that follow ours were put behind them. */
export const withoutCommasEarly = (ours: string, text: string): string =>
  text.startsWith(ours) ? ours.replaceAll(",", "") + text.slice(ours.length) : text;
