import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how much to save a month to get 20,000 in 3 years",
    says: [
      "(how much|how much do i need|what do i need)? to save (a|per|each|every|/) month (to|for) (get|have|reach|save)? {goal:number} in {:term}",
      "save {goal:number} in {:term} (how much|what is that)? (a|per|each|every) month",
    ],
    inputs: { find: "deposit", annual_rate: "0" },
    assumed: { "": "no interest" },
  },
];

export default asks;
