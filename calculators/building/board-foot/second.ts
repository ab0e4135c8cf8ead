// A board foot is a square foot 1 inch thick, 144 cubic inches.
import { figure, type Opinion } from "#calculators/second/given";
import { money, significant } from "#calculators/second/print";
import { larger, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

const INCH = "0.0254";

const boardFoot: Opinion = (given) => {
  const inches = (name: string) => over(measured(given, name, METRES), INCH);
  const thick = (inches: Ratio) => (given.at_least_inch === "false" ? inches : larger(inches, 1));
  const boards =
    given.from === "one"
      ? [[figure(given, "pieces"), inches("thickness"), inches("width"), over(inches("length"), 12)]]
      : (given.boards ?? "").split("; ").map((row) => row.split(":").map((cell) => ratio(cell)));
  const rows = boards.map(([pieces = ratio(1), thickness = ratio(0), width = ratio(0), feet = ratio(0)]) => ({
    feet: times(pieces, feet),
    net: over(times(pieces, thick(thickness), width, feet), 12),
  }));
  const net = plus(...rows.map(({ net }) => net));
  const all = over(times(net, plus(100, figure(given, "waste"))), 100);
  const per = given.price_by === "thousand" ? 1000 : 1;
  return {
    board_feet: significant(all, 6),
    cost: given.price === undefined ? undefined : money(over(times(all, figure(given, "price")), per)),
    net: significant(net, 6),
    linear_feet: significant(plus(...rows.map(({ feet }) => feet)), 6),
    cubic_meters: significant(times(all, 144, INCH, INCH, INCH), 6),
    dressed: null,
  };
};

export default boardFoot;
