import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "which is cheaper, 16 oz for $3.39 or 24 oz for $4.99",
    says: [
      "(which|what)? (one)? (is|are)? (it)? (the)? (a)? (cheaper|cheapest|better|best|lower) (deal|buy|value|price|per unit)? (:)? {items:packages}",
      "(compare)? (unit price|unit prices|price per unit)? (of|for|:)? {items:packages} (which (one)? (is)? (the)? (cheaper|cheapest|better|best) (deal|buy|value)?)?",
    ],
    answer: "best",
  },
];

export default asks;
