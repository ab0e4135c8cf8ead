import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "100 dollars in 1990 today",
    says: [
      "{amount:number} (in|from) {from:midyear} (worth|is worth)? (in)? (today|now|dollars today|today's dollars)",
      "{amount:number} (in|from) {from:midyear} dollars (worth|is worth)? (today|now)",
      "(value|worth) of {amount:number} (in|from) {from:midyear} (today|now)",
    ],
    inputs: { by: "cpi", index: "us_cpi_u" },
    begins: ["to"],
    assumed: { "": "US consumer prices, from June of that year to the newest month" },
  },
];

export default asks;
