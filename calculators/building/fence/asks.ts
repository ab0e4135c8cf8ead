import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how many posts for a 100 ft fence",
    says: [
      "(how many)? (fence posts|posts) (do i need)? (for|in) (a|an)? {length:plain} (ft|feet|foot) (of)? (fence|fencing)?",
      "(how many)? (fence posts|posts) (for)? {length:plain} (ft|feet|foot) (fence|of fence|of fencing)",
    ],
    inputs: { length_unit: "ft" },
    assumed: { "": "posts 8 feet apart, no gate" },
  },
  {
    example: "how many fence posts for 100 feet 8 feet apart",
    says: [
      "(how many)? (fence posts|posts) (do i need)? (for|in) (a|an)? {length:plain} (ft|feet|foot) (of)? (fence|fencing)? (at|with|spaced)? (posts)? (every)? {spacing:plain} (ft|feet|foot) (apart|spacing)?",
    ],
    inputs: { length_unit: "ft", spacing_unit: "ft" },
    assumed: { "": "no gate" },
  },
  {
    example: "120 ft fence with 8 ft sections",
    says: [
      "(fence|fencing)? (of)? {length:plain} (ft|feet|foot) (fence|fencing|of fence|of fencing)? with {spacing:plain} (ft|feet|foot) (sections|panels|spacing|post spacing)",
    ],
    inputs: { length_unit: "ft", spacing_unit: "ft" },
    assumed: { "": "no gate" },
  },
  {
    example: "how many pickets for 60 feet of fence",
    says: [
      "(how many)? (pickets|fence boards|fence pickets) (do i need)? (for) (a|an)? {length:plain} (ft|feet|foot) (of)? (fence|fencing)?",
    ],
    inputs: { length_unit: "ft", build: "pickets" },
    assumed: { "": "5.5 in pickets without gaps, 5% extra" },
    answer: "pickets",
  },
];

export default asks;
