import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "rental property for 250000 with 25% down at 7%, rent 2400",
    says: [
      "(rental|rental property|investment property|cash flow on a rental|rental house) (for|at|of|costing) {price:number} with {down_payment_rate:percent} down at {annual_rate:percent} (and)? (rent|renting for|rents for|rented for) {rent:number}",
    ],
    assumed: { "": "5% vacancy, 10% of the rent for maintenance, and no taxes or insurance" },
  },
];

export default asks;
