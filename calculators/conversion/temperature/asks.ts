import type { Asks } from "#engine";

const asks: Asks = [
  {
    converts: {
      celsius: "c|\u00b0c|celsius|centigrade",
      fahrenheit: "f|\u00b0f|fahrenheit",
      kelvin: "k|kelvins?",
      rankine: "\u00b0?r|rankine",
    },
  },
];

export default asks;
