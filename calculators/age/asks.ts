import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "born 1984-02-29 age",
    says: [
      "(born|dob|date of birth) (on)? {birth:date} (age|how old)?",
      "(age|how old) (if)? (born) (on)? {birth:date}",
    ],
    inputs: { as_of: "today" },
  },
];

export default asks;
