import type { Asks } from "#engine";

const NORMAL = "(a|an|the|in)? (normal|gaussian) distribution (with)?";
const GIVEN =
  "(mean|average|mu) (of|is|=)? {mean:number} (and|,)? (a|an)? (standard deviation|std dev|stdev|sd|sigma) (of|is|=)? {deviation:number}";
const CHANCE = "(what is the)? (probability|chance)";

const asks: Asks = [
  {
    example: "normal distribution mean 100 sd 15 probability above 120",
    says: [
      `${NORMAL} ${GIVEN} (,)? ${CHANCE} (above|over|greater than|more than) {value:number}`,
      `${CHANCE} (above|over|greater than|more than) {value:number} (in|for|with)? ${NORMAL} ${GIVEN}`,
    ],
    inputs: { find: "above" },
  },
  {
    example: "normal distribution mean 100 sd 15 probability below 85",
    says: [
      `${NORMAL} ${GIVEN} (,)? ${CHANCE} (below|under|less than) {value:number}`,
      `${CHANCE} (below|under|less than) {value:number} (in|for|with)? ${NORMAL} ${GIVEN}`,
    ],
    inputs: { find: "below" },
  },
  {
    example: "normal distribution mean 100 sd 15 probability outside 85 and 115",
    says: [
      `${NORMAL} ${GIVEN} (,)? ${CHANCE} outside (of)? {from:number} (and|to) {to:number}`,
      `${CHANCE} outside (of)? {from:number} (and|to) {to:number} (in|for|with)? ${NORMAL} ${GIVEN}`,
    ],
    inputs: { find: "outside" },
  },
  {
    example: "normal distribution mean 2 sd 0.5 probability between 1.8 and 2.75",
    says: [`${NORMAL} ${GIVEN} (,)? ${CHANCE} between {from:number} (and|to) {to:number}`],
    inputs: { find: "between" },
  },
  {
    example: "area under normal curve between -1 and 1",
    says: [
      "(the)? (area|probability) (under|in|for)? (the|a)? (standard)? normal (curve|distribution)? between {from:plain} (and|to) {to:plain}",
    ],
    inputs: { find: "between", mean: "0", deviation: "1" },
    assumed: { "": "mean 0 and standard deviation 1" },
  },
  {
    example: "normal distribution mean 63 sd 5 top 10%",
    says: [`${NORMAL} ${GIVEN} (,)? (top|highest|upper) {share:percent}`],
    inputs: { find: "value", side: "above" },
  },
];

export default asks;
