// The law of each country on the day of completion, its bands for a buyer, and the tax in each.
import { type Fact, factsUsed, valueOn } from "#facts/dated";
import { scotlandHomes, unitedKingdomHomes, walesHomes } from "#facts/homes/stamp-duty";
import { bandsOf, inDecimals } from "#facts/tax/bands";
import { type Band, partsIn } from "#numbers/bands";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import { type Decimal, sum } from "#numbers/decimal";

type Place = "england" | "scotland" | "wales";
type Law = typeof unitedKingdomHomes extends Fact<infer T> ? T : never;
type Buyer = {
  readonly price: Decimal;
  readonly buyer: "main" | "first" | "additional";
  readonly abroad?: boolean | undefined;
};
type Day = { readonly place: Place; readonly completion: CivilDate };

const FACTS: Readonly<Record<Place, Fact<Law>>> = {
  england: unitedKingdomHomes,
  scotland: scotlandHomes,
  wales: walesHomes,
};

export const TAX_NAMES: Readonly<Record<Place, { readonly name: string; readonly office: string }>> = {
  england: { name: "Stamp Duty Land Tax", office: "HMRC" },
  scotland: { name: "Land and Buildings Transaction Tax", office: "Revenue Scotland" },
  wales: { name: "Land Transaction Tax", office: "the Welsh Revenue Authority" },
};

/** Below this price, all three countries charge an additional home like any other, and so does HMRC a buyer from abroad. */
export const LEAST_FOR_MORE = 40000;

export const lawOn = ({ place, completion }: Day) => valueOn(FACTS[place], writeDate(completion));

export function usedOn({ place, completion }: Day) {
  const day = writeDate(completion);
  return factsUsed(FACTS[place], day, day);
}

export function bandsFor(law: Law, { price, buyer, abroad }: Buyer): readonly Band[] {
  const isFirst = buyer === "first" && price.lte(law.firstUpTo ?? price);
  const own = isFirst ? law.first : undefined;
  const isMore = price.gte(LEAST_FOR_MORE);
  const schedule = buyer === "additional" && isMore ? law.additional : (own ?? law.main);
  const onTop = abroad && isMore ? (law.nonResident ?? 0) : 0;
  return inDecimals(bandsOf(schedule)).map(({ from, rate }) => ({ from, rate: rate.plus(onTop) }));
}

export function dutyOn(price: Decimal, bands: readonly Band[]) {
  const slices = partsIn(bands, price)
    .filter(({ part }) => part.gt(0))
    .map((slice) => ({ ...slice, tax: slice.part.times(slice.rate).div(100) }));
  return { slices, tax: sum(slices.map(({ tax }) => tax)) };
}
