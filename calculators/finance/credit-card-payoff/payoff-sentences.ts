// The answer to each payment plan in a sentence.
import { formatMonths, type Shown } from "#engine";

type Given = { readonly balance: Shown<unknown> };
type Found = Readonly<Record<"months" | "payment" | "total_interest", Shown<unknown>>> & {
  readonly transfer_fee: Shown<unknown> | null;
};

const inTime = (months: Shown<unknown>): string => formatMonths(Number(months.value));

export function monthsSentence({ balance }: Given, { months, payment, total_interest, transfer_fee }: Found): string {
  const fee = transfer_fee ? `, after a transfer fee of ${transfer_fee}` : "";
  return `To pay off ${balance} in ${inTime(months)}, pay ${payment} a month. The interest is ${total_interest}${fee}.`;
}

export const fixedSentence = (given: Given, found: Found): string => paidOff(`${found.payment} a month`, given, found);

export const minimumSentence = (given: Given, found: Found): string =>
  paidOff(`Only the minimum, ${found.payment} at first,`, given, found);

function paidOff(what: string, { balance }: Given, { months, total_interest, transfer_fee }: Found): string {
  const fee = transfer_fee ? ` and a transfer fee of ${transfer_fee}` : "";
  return `${what} pays off ${balance} in ${inTime(months)}, with ${total_interest} in interest${fee}.`;
}
