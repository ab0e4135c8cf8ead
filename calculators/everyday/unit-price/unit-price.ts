import { choice, defineCalculator, type InputValues, money, noAnswer, percent, rows, step, table, text } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";
import { MASS, VOLUME } from "#numbers/units";

type Kind = "weight" | "volume" | "count";
type Size = { readonly kind: Kind; readonly factor: string };

const SIZES: Readonly<Record<string, Size>> = {
  g: { kind: "weight", factor: MASS.g.factor },
  kg: { kind: "weight", factor: MASS.kg.factor },
  oz: { kind: "weight", factor: MASS.oz.factor },
  lb: { kind: "weight", factor: MASS.lb.factor },
  ml: { kind: "volume", factor: VOLUME.ml.factor },
  l: { kind: "volume", factor: VOLUME.l.factor },
  "fl oz": { kind: "volume", factor: VOLUME.us_floz.factor },
  pt: { kind: "volume", factor: VOLUME.us_pt.factor },
  qt: { kind: "volume", factor: VOLUME.us_qt.factor },
  gal: { kind: "volume", factor: VOLUME.us_gal.factor },
  each: { kind: "count", factor: "1" },
};

/** Other spellings that people use. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ gram: "g", grams: "g", ounce: "oz", ounces: "oz", lbs: "lb", pound: "lb", pounds: "lb" },
  ...{ mL: "ml", L: "l", liter: "l", liters: "l", floz: "fl oz", pint: "pt", pints: "pt", quart: "qt", quarts: "qt" },
  ...{ gallon: "gal", gallons: "gal", piece: "each", pieces: "each", sheet: "each", sheets: "each" },
};
const sizeOf = (unit: string): Size | undefined => SIZES[SPELLED[unit] ?? unit];

const PER = {
  oz: { label: "oz", of: "oz", times: 1 },
  lb: { label: "lb", of: "lb", times: 1 },
  g100: { label: "100 g", of: "g", times: 100 },
  kg: { label: "kg", of: "kg", times: 1 },
  floz: { label: "fl oz", of: "fl oz", times: 1 },
  gal: { label: "gal", of: "gal", times: 1 },
  ml100: { label: "100 ml", of: "ml", times: 100 },
  l: { label: "liter", of: "l", times: 1 },
  each: { label: "piece", of: "each", times: 1 },
} as const;
type Per = keyof typeof PER;

const inputs = {
  items: rows(
    "Packages",
    {
      item: { kind: "text", label: "Item" },
      price: { kind: "number", label: "Price", min: 0, max: 1e6 },
      size: { kind: "number", label: "Size", min: 0.001, max: 1e6 },
      unit: {
        kind: "text",
        label: "Unit",
        blank: "each",
        pattern: [...Object.keys(SIZES), ...Object.keys(SPELLED)].join("|"),
        like: "oz, lb, g, kg, fl oz, pt, qt, gal, ml, l or each",
        maxLength: 7,
      },
    },
    {
      least: 1,
      most: 8,
      example: "Small bottle:2.89:12:fl oz; Large bottle:3.39:16:fl oz; Liter bottle:7.10:1:L",
      help: "Units: fl oz, oz, lb, g, kg, ml, l, pt, qt, gal or each. You can also type text, such as Large bottle:3.39:16:fl oz.",
    },
  ),
  per: choice(
    "Compare prices per",
    {
      oz: "Ounce (weight)",
      lb: "Pound",
      g100: "100 grams",
      kg: "Kilogram",
      floz: "Fluid ounce",
      gal: "Gallon",
      ml100: "100 milliliters",
      l: "Liter",
      each: "Piece",
    },
    { default: "floz" },
  ),
};
type Given = InputValues<typeof inputs>;
type Item = Given["items"][number];

export default defineCalculator({
  name: "Unit price calculator",
  summary: "Which package is the best buy, by price per ounce, pound, liter or piece.",
  inputs,

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
    const odd = items.find(({ unit }) => sizeOf(unit)?.kind !== kindOf(per));
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
    const { of, times } = PER[per];
    return items.value.map((item) => {
      const size = sizeIn(item, per);
      const price = show("money", item.price);
      const unitPrice = show("money", priceOf(item, per), { upTo: 4 });
      const isSame = (SPELLED[item.unit] ?? item.unit) === of && times === 1;
      const amount = show("number", size, { upTo: 6 });
      const written = isSame ? `${item.item}` : `${item.item}, ${show("number", item.size)} ${item.unit}`;
      return step`${written}: ${price} ÷ ${amount} = ${unitPrice}`;
    });
  },
});

const kindOf = (per: Per): Kind => SIZES[PER[per].of]?.kind ?? "count";

/** How many of the unit that prices are compared by. */
function sizeIn({ size, unit }: Item, per: Per): Decimal {
  const { of, times } = PER[per];
  return size.times(sizeOf(unit)?.factor ?? 1).div(decimal(SIZES[of]?.factor ?? 1).times(times));
}

/** Multiplied before it is divided. */
function priceOf({ price, size, unit }: Item, per: Per): Decimal {
  const { of, times } = PER[per];
  return price
    .times(SIZES[of]?.factor ?? 1)
    .times(times)
    .div(size.times(sizeOf(unit)?.factor ?? 1));
}
