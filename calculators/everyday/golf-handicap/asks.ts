import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "course handicap index 12.5 slope 138 rating 71.3 par 72",
    says: [
      "(what is)? (my|the)? course handicap (for|with|of|if)? (a|an|my)? (handicap)? index (is|of)? {index:plain} (and)? slope (rating)? (is|of)? {slope:plain} (and)? (course)? rating (is|of)? {rating:plain} (and)? par (is|of)? {par:plain}",
    ],
    inputs: { find: "course" },
  },
  {
    example: "score differential 94 rating 73 slope 125",
    says: [
      "(golf|handicap|score) differential (of|for)? (a)? (score)? (of)? {score:plain} (with|on|and)? (a)? (course)? rating (of|is)? {rating:plain} (and)? (a)? slope (rating)? (of|is)? {slope:plain}",
    ],
    inputs: { find: "round" },
  },
];

export default asks;
