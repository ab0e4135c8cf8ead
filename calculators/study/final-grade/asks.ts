import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "final exam worth 30% have 85 want 90",
    about: "(?:(?:what (?:grade |score )?do )?i need on (?:the|my) )?final(?: exam| grade)?",
    slots: [
      "(worth|weighs|weight|counts)( for)? {final_weight:percent}",
      "(to get|want|for)( an?)? ({target:percent}|{target:count})",
      "(have|current|currently)( grade| an?)?( is)? ({current:percent}|{current:count})",
    ],
  },
];

export default asks;
