import type { Asks } from "#engine";

const NOW = { date: "today" } as const;
const IS = "(time zone|what time is|what's|what is|when it is|convert)?";
const THERE = "(in|to|=) {to:place} (time)?";

const asks: Asks = [
  {
    example: "9 am PT in Berlin",
    says: [
      // First, because a place takes all words up to the next that must be there.
      `${IS} {time:clock} (in)? {from:place} (what time is it|what time|is what time) in {to:place}`,
      `${IS} {time:clock} (in)? {from:place} (time)? ${THERE}`,
      "(the)? time in {to:place} (when|if) (it is|it's)? {time:clock} (in)? {from:place}",
      "what time is it in {to:place} (when|if) (it is|it's)? {time:clock} (in)? {from:place}",
    ],
    inputs: NOW,
  },
  {
    example: "9 am in London on 2026-07-04 in Tokyo",
    says: [
      `${IS} {time:clock} (in)? {from:place} (time)? on {date:date} ${THERE}`,
      `${IS} {time:clock} (in)? {from:place} (time)? ${THERE} on {date:date}`,
    ],
  },
  {
    example: "time difference between London and New York",
    says: [
      "(what is|what's)? (the)? time difference (between|from) {from:place} (and|to) {to:place}",
      "(how many hours)? (is)? {to:place} (ahead of|behind) {from:place}",
    ],
    inputs: { ...NOW, time: "12:00 pm" },
    answer: "hours_ahead",
  },
];

export default asks;
