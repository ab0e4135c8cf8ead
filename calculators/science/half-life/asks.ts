import type { Asks } from "#engine";

const UNITS = { year: "(years|year|yr|y)", d: "(days|day)", h: "(hours|hour|h)", min: "(minutes|min)" } as const;

const asks: Asks = [
  ...Object.entries(UNITS).flatMap(([unit, words]): Asks => {
    const half = `(with|at)? (a)? half(-| )?life (of|is)? {half_life:plain} ${words}`;
    const inUnit = { half_life_unit: unit };
    const said = words.slice(1).split("|")[0];
    return [
      {
        example: `100 g after 15 ${said} with a half-life of 5 ${said}`,
        says: [
          `(how much)? (is left|remains|left)? (of)? {initial:plain} (g|mg|grams)? after {time:plain} ${words} ${half}`,
          `half(-| )?life (of)? {half_life:plain} ${words} (how much|what)? (is left|remains)? (of)? {initial:plain} (g|mg|grams)? after {time:plain} ${words}`,
        ],
        inputs: { find: "remaining", ...inUnit, time_unit: unit },
      },
      {
        example: `half-life of 20 ${said} after 50 ${said}`,
        says: [`half(-| )?life (of)? {half_life:plain} ${words} after {time:plain} ${words}`],
        inputs: { find: "remaining", initial: "100", ...inUnit, time_unit: unit },
        assumed: { "": "100 at the start" },
      },
      {
        example: `how long until 100 g becomes 25 g with a half-life of 5 ${said}`,
        says: [
          `how long (until|for) {initial:plain} (g|mg|grams)? (becomes|to become|decays to|to decay to) {remaining:plain} (g|mg|grams)? ${half}`,
        ],
        inputs: { find: "time", ...inUnit },
      },
      {
        example: `half-life if 100 g becomes 25 g in 10 ${said}`,
        says: [
          `half(-| )?life (if|of|when)? {initial:plain} (g|mg|grams)? (becomes|decays to|drops to) {remaining:plain} (g|mg|grams)? in {time:plain} ${words}`,
        ],
        inputs: { find: "half_life", time_unit: unit },
      },
    ];
  }),
  {
    example: "half-life of 5730 years, 25% left",
    says: [
      "half(-| )?life (of|is)? {half_life:plain} (years|year) (with)? {remaining:plain} ?(%|percent) (left|remaining|remains|of it left)",
    ],
    inputs: { find: "time", initial: "100", half_life_unit: "year" },
  },
  {
    example: "how old is something with 25% of its carbon-14",
    says: [
      "(how old|age) (is|of)? (something|a bone|a sample|wood)? (with)? {carbon_left:percent} (of)? (its|the)? (carbon-14|carbon 14|c-14|c14) (left|remaining)?",
    ],
    inputs: { find: "carbon" },
  },
];

export default asks;
