import { defineCalculator, money, noAnswer, percent, step, table, text } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";
import { isComparable, isIn, PACKAGES, PER, PRICED_BY, priceOf, sizeIn } from "./package-sizes.ts";

export default defineCalculator({
  name: "Unit price calculator",
  summary: "Which package is the best buy, by price per ounce, pound, liter or piece.",

  inputs: {
    items: PACKAGES,
    per: PRICED_BY,
  },

  outputs: {
    unit_price: money("Lowest unit price", { upTo: 4 }),
    best: text("Best buy"),
    highest: money("Highest unit price", { upTo: 4 }),
    saving: percent("Savings with the best buy", { help: "Compared with the most expensive one." }),
    prices: table(
      "Unit prices",
      {
        item: text("Item"),
        unit_price: money("Unit price", { upTo: 4 }),
        more: percent("More than the best buy", { optional: true }),
      },
      { chart: { kind: "bars", x: "item", y: "unit_price" } },
    ),
  },
  primary: "unit_price",
  formula: "unit price = price ÷ size, in the unit you compare by",
  unit: ({ per }) => `per ${PER[per].label}`,

  compute({ items, per }) {
    const odd = items.find((item) => !isComparable(item, per));
    if (odd)
      return noAnswer(
        `${odd.item} has its size in ${odd.unit}, which can't be compared per ${PER[per].label}. Change its unit, or compare prices per another unit.`,
      );
    const prices = items.map((item) => priceOf(item, per));
    const [lowest, highest] = [Decimal.min(...prices), Decimal.max(...prices)];
    const isBest = (price: Decimal | undefined) => price !== undefined && snap(price).eq(snap(lowest));
    return {
      unit_price: lowest,
      best: items
        .filter((_, i) => isBest(prices[i]))
        .map(({ item }) => item)
        .join(" and "),
      highest,
      saving: highest.isZero() ? decimal(0) : highest.minus(lowest).times(100).div(highest),
      prices: items.map(({ item }, i) => ({
        item,
        unit_price: prices[i] ?? lowest,
        more: lowest.isZero() ? null : (prices[i] ?? lowest).minus(lowest).times(100).div(lowest),
      })),
    };
  },

  sentence: ({ items, per }, { best, unit_price, saving }) =>
    items.value.length === 1 || saving.value.isZero()
      ? `${best}: ${unit_price} per ${PER[per].label}.`
      : `${best} is the best buy at ${unit_price} per ${PER[per].label}, ${saving} less than the most expensive one.`,

  working({ items, per }, _, show) {
    return items.value.map((item) => {
      const size = sizeIn(item, per);
      const price = show("money", item.price);
      const unitPrice = show("money", priceOf(item, per), { upTo: 4 });
      const amount = show("number", size, { upTo: 6 });
      const written = isIn(item, per) ? `${item.item}` : `${item.item}, ${show("number", item.size)} ${item.unit}`;
      return step`${written}: ${price} ÷ ${amount} = ${unitPrice}`;
    });
  },
});
