import {
  choice,
  date,
  defineCalculator,
  findCurrency,
  money,
  noAnswer,
  optionalStep,
  percent,
  step,
  table,
  toggle,
} from "#engine";
import { added, shareStep } from "../../shared/taxes.ts";
import { bandsFor, dutyOn, LEAST_FOR_MORE, lawOn, TAX_NAMES, usedOn } from "./home-duty.ts";

const GBP = findCurrency("GBP");

export default defineCalculator({
  name: "UK stamp duty calculator",
  summary:
    "Stamp duty on a home: SDLT in England and Northern Ireland, LBTT in Scotland and LTT in Wales, band by band.",

  inputs: {
    place: choice(
      "Where the home is",
      { england: "England or Northern Ireland", scotland: "Scotland", wales: "Wales" },
      { default: "england" },
    ),
    price: money("Price", { min: 1, max: 1e9, example: 350000 }),
    buyer: choice(
      "You are buying",
      { main: "Your main home", first: "Your first home", additional: "An additional home" },
      {
        default: "main",
        help: "First: none of the buyers has ever owned a home. Additional: a second home or one to let.",
      },
    ),
    abroad: toggle("You live outside the UK", {
      default: false,
      more: true,
      help: "You spent fewer than 183 days in the UK in the year before you buy.",
      when: { place: ["england"] },
    }),
    completion: date("Completion date", { default: "2026-11-27", today: true, more: true }),
  },

  outputs: {
    tax: money("Stamp duty"),
    share: percent("Share of the price"),
    total: money("Price and stamp duty"),
    standard: money("Stamp duty on a main home", { help: "At the rates for someone who moves within the UK." }),
    surcharge: money("Added by surcharges", { optional: true }),
    relief: money("Saved by first-time buyer relief", { optional: true }),
    slices: table(
      "Band by band",
      {
        from: money("From"),
        rate: percent("Rate"),
        part: money("Part of the price"),
        tax: money("Tax"),
      },
      { chart: { kind: "bars", x: "from", y: "tax" } },
    ),
  },
  primary: "tax",
  formula: "tax = sum of (part of the price in each band × its rate)",
  currency: { by: "place", of: { england: GBP, scotland: GBP, wales: GBP } },

  compute(given) {
    const { price } = given;
    const law = lawOn(given);
    if ("noAnswer" in law) return noAnswer(law.noAnswer);
    const { tax, slices } = dutyOn(price, bandsFor(law.value, given));
    const standard = dutyOn(price, bandsFor(law.value, { price, buyer: "main", abroad: false })).tax;
    const more = tax.minus(standard);
    return {
      tax,
      share: tax.times(100).div(price),
      total: price.plus(tax),
      standard,
      surcharge: more.gt(0) ? more : null,
      relief: more.lt(0) ? more.negated() : null,
      slices,
    };
  },

  facts: usedOn,

  sentence: ({ price }, { tax, share }, _, { place, buyer }) =>
    `${TAX_NAMES[place].name} on ${{ main: "a main home", first: "a first home", additional: "an additional home" }[buyer]} for ${price} is ${tax}, ${share} of the price.`,

  working: ({ price }, { tax, total, standard, surcharge, relief, slices }, show) => [
    ...slices.value.map((slice) => shareStep(`From ${show("money", slice.from)}`, slice, show)),
    slices.value.length > 1 &&
      added(
        "Stamp duty",
        slices.value.map((slice) => show("money", slice.tax)),
        tax,
      ),
    optionalStep`Surcharges: ${tax} - ${standard} = ${surcharge}`,
    optionalStep`Relief: ${standard} - ${tax} = ${relief}`,
    step`Price and stamp duty: ${price} + ${tax} = ${total}`,
  ],

  notes: (_, { relief, tax }, show, given) => [
    `${TAX_NAMES[given.place].name} is paid to ${TAX_NAMES[given.place].office} within ${given.place === "england" ? 14 : 30} days.`,
    given.buyer === "first" && given.place === "wales" && "Wales has no relief for first-time buyers.",
    given.buyer === "first" &&
      given.place === "england" &&
      !relief &&
      tax.value.gt(0) &&
      "Above the price limit of the relief, first-time buyers pay the same as others.",
    (given.buyer === "additional" || given.abroad) &&
      given.price.lt(LEAST_FOR_MORE) &&
      `Surcharges begin at a price of ${show("money", LEAST_FOR_MORE)}.`,
    given.buyer === "additional" &&
      given.place === "england" &&
      "If you sell your former main home within three years, you can claim the surcharge back.",
  ],
});
