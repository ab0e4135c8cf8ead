import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["amortization schedule $80,000 at 7% 10 yr"],
    about: ["amortization", "amortization schedule"],
    begins: ["first_payment"],
    answers: { payment: ["amortization schedule"] },
  },
];

export default asks;
