import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "redundancy pay age 45, 12 years of service, weekly pay 600",
      "uk redundancy pay age 45 10 years 600 a week",
    ],
    about: ["redundancy", "redundant", "statutory redundancy", "severance"],
    words: {
      years: ["service", "worked"],
      age: ["aged", "year old"],
      weekly_pay: ["week", "pay", "wage"],
    },
    options: { place: { ni: ["northern ireland", "ni"], gb: ["england", "scotland", "wales"] } },
  },
];

export default asks;
