import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "born 1984-02-29 age",
    says: [
      "(born|dob|date of birth) (on)? {birth:birthday} (age|how old)?",
      "(age|how old) (is|am|would|will)? (i|someone|you)? (be)? (if)? (i|you)? (was|were)? born (on)? {birth:birthday}",
    ],
    inputs: { as_of: "today" },
  },
  { examples: ["i was born on 11/25/1990, how old am i"], words: { birth: ["born", "dob", "birthday"] } },
];

export default asks;
