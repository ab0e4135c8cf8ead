import type { Ask, Asks } from "#engine";

const BAC = "(what is|what's|estimate)? (my|the)? (bac|blood alcohol|blood alcohol level|blood alcohol content)";
const WHO = { male: "(man|male|guy)", female: "(woman|female)" } as const;
const UNITS = { lb: "pounds", kg: "kilograms" } as const;
const EXAMPLES = {
  male: { lb: "bac after 4 beers in 3 hours for a 180 lb man", kg: "bac for an 80 kg man after 4 beers in 3 hours" },
  female: {
    lb: "bac after 3 drinks in 2 hours 140 lb woman",
    kg: "bac for a 60 kg woman after 2 beers and a shot in 2 hours",
  },
} as const;

const DRINKS = "{drinks:drinks} (in|over|after|within)? {hours:hours}";

const asks: Asks = (["male", "female"] as const).flatMap((sex) =>
  (["lb", "kg"] as const).map((unit): Ask => {
    const who = `(for|of|at|as)? (a|an)? {weight:${UNITS[unit]}} ${WHO[sex]}`;
    return {
      example: EXAMPLES[sex][unit],
      says: [
        `${BAC} (after|of|with|for|from)? {drinks:drinks} ${who} (in|over|after|within)? {hours:hours}`,
        `${BAC} (after|of|with|for|from)? ${DRINKS} ${who}`,
        `${BAC} ${who} (after|with|who had)? ${DRINKS}`,
      ],
      inputs: { sex, weight_unit: unit, size_in: "us_floz" },
      assumed: { "": "drinks in US sizes" },
    };
  }),
);

export default asks;
