import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "fire number if i spend 40000 a year, save 20000 a year and am 30",
    says: [
      "(fire number|fire|coast fire|when can i retire early) (if)? (i|we)? (spend|spending) {spending:number} (a year|per year|yearly)? (,|and)? (save|saving) {yearly_saving:number} (a year|per year|yearly)? (,|and)? (am|age|aged|at)? {age:count}",
    ],
    assumed: { "": "nothing invested so far, a 4% withdrawal rate and a 5% return after inflation" },
  },
];

export default asks;
