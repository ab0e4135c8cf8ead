import type { Asks } from "#engine";

const MOLAR = "(m|molar|mol/l)";

const asks: Asks = [
  {
    example: "ph of 0.0012 m hcl",
    says: [
      `(what is)? (the)? ph of (a)? {hydrogen:plain} ${MOLAR} (solution of)? (hcl|hydrochloric acid|hno3|nitric acid|hbr|h\\+)`,
    ],
    inputs: { from: "hydrogen", hydrogen_unit: "mol_l" },
  },
  {
    example: "ph of 1e-4",
    says: ["(what is)? (the)? ph of (a|h\\+|\\[h\\+\\])? (of|=)? {hydrogen:exponential} (m|molar|mol/l)?"],
    inputs: { from: "hydrogen", hydrogen_unit: "mol_l" },
  },
  {
    example: "ph of 0.0125 m naoh",
    says: [
      `(what is)? (the)? ph of (a)? {hydroxide:plain} ${MOLAR} (solution of)? (naoh|koh|sodium hydroxide|potassium hydroxide)`,
    ],
    inputs: { from: "hydroxide", hydroxide_unit: "mol_l" },
  },
  {
    example: "h+ concentration at ph 7.3",
    says: [
      "(what is)? (the)? (h\\+|hydrogen ion|hydronium) (concentration)? (at|of|for|with)? (a)? ph (of)? {ph:plain}",
      "ph {ph:plain} to (h\\+|hydrogen ion|hydronium) (concentration)?",
    ],
    inputs: { from: "ph" },
    answer: "hydrogen",
  },
  {
    example: "ph from poh 4.5",
    says: ["(what is)? (the)? ph (from|of|for|at|with|if)? (a)? poh (is|of|=)? {poh:plain}"],
    inputs: { from: "poh" },
  },
  {
    example: "ph of 0.1 m weak acid with ka 0.000018",
    says: [
      `(what is)? (the)? ph of (a)? {concentration:plain} ${MOLAR} (weak acid|acetic acid|formic acid|acid) (with|and)? (a)? ka (of|=)? {ka:plain}`,
    ],
    inputs: { from: "weak_acid", concentration_unit: "mol_l" },
  },
  {
    example: "ph of a buffer with pka 4.74, 0.1 m acid and 0.2 m base",
    says: [
      `(what is)? (the)? ph of (a)? buffer (with|of)? (a)? pka (of)? {pka:plain} {acid:plain} ${MOLAR} acid (and)? {base:plain} ${MOLAR} (base|salt)`,
    ],
    inputs: { from: "buffer", acid_unit: "mol_l", base_unit: "mol_l" },
  },
];

export default asks;
