import { choice, count, defineCalculator, money, number, percent, quantity, rows, step, text, toggle } from "#engine";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";
import { dressedSize } from "./dressed-sizes.ts";

const short = { unit: "in", units: { in: [0.1, 48], mm: [3, 1200], cm: [0.3, 120] } } as const;
const printed = { significant: 6 } as const;
const INCH = LENGTH.in.factor;
const PER = { board_foot: decimal(1), thousand: decimal(1000) } as const;
const MOST_STEPS = 6;

export default defineCalculator({
  name: "Board foot calculator",
  summary: "Board feet of lumber, one size or a list of boards, with waste, cost and the size when dressed.",

  inputs: {
    from: choice("Boards", { one: "One size", several: "Several sizes" }, { default: "one" }),
    pieces: count("Number of boards", { min: 1, max: 100000, default: 1 }),
    thickness: quantity("Thickness", LENGTH, { ...short, example: 2 }),
    width: quantity("Width", LENGTH, { ...short, example: 4 }),
    length: quantity("Length", LENGTH, {
      unit: "ft",
      units: { ft: [0.1, 200], in: [1, 2400], m: [0.03, 60], cm: [3, 6000] },
      example: 8,
    }),
    boards: rows(
      "Boards",
      {
        pieces: { kind: "number", label: "Boards", min: 1, max: 100000, blank: "1" },
        thickness: { kind: "number", label: "Thickness, in", min: 0.1, max: 48 },
        width: { kind: "number", label: "Width, in", min: 0.1, max: 48 },
        length: { kind: "number", label: "Length, ft", min: 0.1, max: 200 },
      },
      { least: 1, most: 40, example: "10:2:4:8; 4:1:6:10; 2:2:10:12" },
    ),
    at_least_inch: toggle("Count thin boards as 1 inch thick", {
      default: true,
      more: true,
      help: "The trade does so. Turn it off for veneer and hobby wood sold by its real volume.",
    }),
    waste: percent("Extra for waste", { min: 0, max: 100, default: 0, usual: [0, 10, 15, 30] }),
    price_by: choice(
      "Price for",
      { board_foot: "A board foot", thousand: "1,000 board feet" },
      { default: "board_foot" },
    ),
    price: money("Price", { min: 0, max: 1e6, optional: true, help: "Optional. Enter it to see the cost." }),
  },

  outputs: {
    board_feet: number("Board feet", { unit: "bd ft", ...printed }),
    cost: money("Cost", { optional: true }),
    net: number("Board feet without extra", { unit: "bd ft", ...printed }),
    linear_feet: number("Length of all boards", { unit: "ft", ...printed }),
    cubic_meters: number("Volume in cubic meters", { unit: "m³", ...printed }),
    dressed: text("Size when dressed (softwood)", { optional: true }),
  },
  primary: "board_feet",
  between: {
    counted: quantity("Thickness that counts", LENGTH, { as: "thickness", optional: true }),
    per: number("Board feet for the price"),
  },
  formula: "board feet = boards × thickness in inches × width in inches × length in feet ÷ 12",

  equationsIn: ["in"],
  by: {
    board_feet: ["With the extra", "net × (1 + waste)"],
    cost: "board_feet × price ÷ per",
    cubic_meters: "board_feet × 0.002359737216",
  },
  questions: {
    from: {
      one: {
        asks: ["pieces", "thickness", "width", "length"],
        by: {
          net: ["Board feet (144 cubic inches each)", "pieces × counted × width × length ÷ 144"],
          linear_feet: "pieces × length ÷ 12",
        },
        compute: ({ thickness, width, at_least_inch, price_by }) => ({
          counted: at_least_inch ? Decimal.max(thickness, INCH) : thickness,
          dressed: dressedSize(thickness.div(INCH), width.div(INCH)),
          per: PER[price_by],
        }),
        sentence: ({ pieces, thickness, width, length }, { board_feet, cost }) =>
          `${pieces} × ${thickness} × ${width} × ${length} is ${board_feet}${cost ? ` and costs ${cost}` : ""}.`,
      },
      several: {
        asks: ["boards"],
        compute: ({ boards, at_least_inch, price_by }) => ({
          net: sum(boards.map((board) => feetOf(board, at_least_inch))),
          linear_feet: sum(boards.map(({ pieces, length }) => pieces.times(length))),
          per: PER[price_by],
        }),
        sentence: (_, { board_feet, cost }) => `These boards are ${board_feet}${cost ? ` and cost ${cost}` : ""}.`,
        working: ({ boards }, { net }, show, { at_least_inch }, stepOf) => [
          ...boards.value.slice(0, MOST_STEPS).map((board) => {
            const printedAs = (part: Decimal) => show("number", part);
            const [pieces, width, length] = [
              printedAs(board.pieces),
              printedAs(board.width),
              printedAs(board.length),
            ] as const;
            const thickness = show("number", counted(board.thickness, at_least_inch));
            const feet = show("number", feetOf(board, at_least_inch), printed);
            return step`${pieces} × ${thickness} × ${width} × ${length} ÷ 12 = ${feet}`;
          }),
          `Board feet without extra, added up: ${net}`,
          stepOf("board_feet"),
          stepOf("cost"),
        ],
      },
    },
  },
});

type Board = Readonly<Record<"pieces" | "thickness" | "width" | "length", Decimal>>;

const counted = (thickness: Decimal, atLeastInch: boolean): Decimal =>
  atLeastInch ? Decimal.max(thickness, 1) : thickness;
const feetOf = ({ pieces, thickness, width, length }: Board, atLeastInch: boolean): Decimal =>
  pieces.times(counted(thickness, atLeastInch)).times(width).times(length).div(12);
