import {
  choice,
  count,
  defineCalculator,
  inARow,
  money,
  noAnswer,
  percent,
  rows,
  type Show,
  type Shown,
  step,
  table,
  text,
} from "#engine";
import { apportion } from "#numbers/apportion";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";

const MOST = 1e6;

export default defineCalculator({
  name: "Bill split calculator",
  summary: "What each person owes, evenly or by what they ordered, with tax and tip.",

  inputs: {
    bill: money("Bill", { min: 0, max: MOST, example: 100 }),
    tax: money("Tax not yet in the bill", {
      min: 0,
      max: MOST,
      default: 0,
      help: "Leave it at 0 if the bill includes tax.",
    }),
    tip_rate: percent("Tip", { min: 0, max: 100, default: 0, usual: [15, 18, 20] }),
    tip_on: choice(
      "Calculate the tip on",
      { bill: "The bill as entered", all: "The bill plus tax" },
      { default: "bill" },
    ),
    split: choice("Split", { evenly: "Evenly", shares: "By what each person had" }, { default: "evenly" }),
    people: count("People", { min: 1, max: 100, example: 3, when: { split: ["evenly"] } }),
    shares: rows(
      "Who ordered what",
      {
        person: { kind: "text", label: "Person" },
        share: { kind: "number", label: "Amount or share", min: 0, max: MOST },
      },
      {
        least: 1,
        most: 100,
        example: "Anna:24.50; Ben:32; Chris:43.50",
        help: "Amounts such as 24.50, or shares such as 2.",
        when: { split: ["shares"] },
      },
    ),
  },

  outputs: {
    share: money("Each person pays", { optional: true }),
    cents_left: count("People who pay slightly more", { optional: true }),
    total: money("Total to pay"),
    tip: money("Tip"),
    payments: table(
      "Who pays what",
      { person: text("Person"), part: percent("Share of the total"), pays: money("Pays") },
      { chart: { kind: "bars", x: "person", y: "pays" } },
    ),
  },
  primary: ({ split }) => (split === "evenly" ? "share" : "total"),
  formula: "each pays = (bill + tax + tip) × own share ÷ all shares, rounded to the smallest unit of the currency",

  compute(given, digits) {
    const { bill, tax, tip_rate, tip_on } = given;
    const tip = (tip_on === "bill" ? bill : bill.plus(tax)).times(tip_rate).div(100);
    const total = round(bill.plus(tax).plus(tip), digits);
    const owed = owedBy(given.people, given.shares);
    if (owed.every(({ weight }) => weight.isZero())) {
      return noAnswer("Enter an amount above 0 for at least one person.");
    }
    const payments = divided(total, owed, digits);
    if (given.split === "shares") return { share: null, cents_left: null, total, tip, payments };
    const share = Decimal.min(...payments.map(({ pays }) => pays));
    return { share, cents_left: payments.filter(({ pays }) => pays.gt(share)).length, total, tip, payments };
  },

  headline({ split }, { payments }, show) {
    const all = paymentsIn(payments.value);
    if (split === "evenly" || all.length > MOST_NAMED) return null;
    return ["Each person pays", all.map(({ person, pays }) => `${person}: ${show("money", pays)}`).join("\n")];
  },

  sentence(given, { share, cents_left, total, payments }, show) {
    if (given.split === "shares") {
      const pays = paymentsIn(payments.value).map(
        ({ person, pays }) => `${person} ${/ (and|&) /.test(String(person)) ? "pay" : "pays"} ${show("money", pays)}`,
      );
      if (pays.length === 1) return `${pays[0]}.`;
      return pays.length > 5
        ? `${pays.length} people pay ${total} together, each by their share.`
        : `${inARow(pays, "and")}: ${total} together.`;
    }
    const { people } = given;
    if (people.value === 1) return `One person pays ${total}.`;
    const more = Number(cents_left?.value ?? 0);
    if (!share || more === 0) return `${people} people pay ${share} each: ${total} together.`;
    const others = people.value - more;
    const most = show("money", Decimal.max(...paymentsIn(payments.value).map(({ pays }) => pays)));
    const dearer = `${more} of ${people} people ${more === 1 ? "pays" : "pay"} ${most}`;
    return `${dearer} and the other ${others === 1 ? "one pays" : `${others} pay`} ${share}: ${total} together.`;
  },

  working(given, { total, tip, payments }, show) {
    const { bill, tax, tip_rate, tip_on } = given;
    const [hasTax, hasTip] = [!tax.value.isZero(), !tip_rate.value.isZero()];
    const base = hasTax && tip_on === "all" ? `(${bill} + ${tax})` : `${bill}`;
    const sum = `${bill}${hasTax ? ` + ${tax}` : ""}`;
    const isExact = bill.value.plus(tax.value).plus(tip.value).eq(total.value);
    const inMoney: InMoney = (amount) => show("money", amount);
    const pays = paymentsIn(payments.value).map(({ pays }) => pays);
    return [
      hasTip && step`Tip: ${base} × ${tip_rate} = ${tip}`,
      !hasTip && !hasTax && isExact
        ? step`Total: ${total}`
        : step`Total: ${sum}${hasTip ? ` + ${tip}` : ""} ${equals(isExact && tip.exact)} ${total}`,
      ...(given.split === "shares"
        ? shareSteps(given.shares.value, total.value, pays, show)
        : evenSteps(total.value, pays, inMoney)),
    ];
  },
});

/** The type of a table allows for rows that wait; these are there. */
const paymentsIn = <P>(rows: readonly P[] | (() => readonly P[])): readonly P[] =>
  typeof rows === "function" ? rows() : rows;

const MOST_STEPS = 10;
const MOST_NAMED = 20;

type Share = { readonly person: string; readonly share: Decimal };
type Owed = { readonly person: string; readonly weight: Decimal };

const owedBy = (people: number | undefined, shares: readonly Share[] | undefined): readonly Owed[] =>
  shares
    ? shares.map(({ person, share }) => ({ person, weight: share }))
    : Array.from({ length: people ?? 0 }, (_, i) => ({ person: `Person ${i + 1}`, weight: decimal(1) }));

function divided(total: Decimal, owed: readonly Owed[], digits: number) {
  const weights = owed.map(({ weight }) => weight);
  const all = sum(weights);
  const units = decimal(10).pow(digits);
  const parts = apportion(BigInt(total.times(units).toString()), weights);
  return owed.map(({ person, weight }, i) => ({
    person,
    part: weight.times(100).div(all),
    pays: new Decimal(parts[i] ?? 0n).div(units),
  }));
}

type InMoney = (amount: Decimal) => Shown<Decimal>;

function evenSteps(total: Decimal, pays: readonly Decimal[], inMoney: InMoney): readonly string[] {
  const people = pays.length;
  const share = Decimal.min(...pays);
  const left = total.minus(share.times(people));
  const each = step`Each person: ${inMoney(total)} ÷ ${people} ${equals(left.isZero())} ${inMoney(share)}`;
  if (left.isZero()) return [each];
  const more = pays.filter((amount) => amount.gt(share)).length;
  const extra = left.div(more);
  return [
    each,
    step`Left over: ${inMoney(total)} - ${people} × ${inMoney(share)} = ${inMoney(left)}, so ${more === 1 ? "1 person pays" : `${more} people pay`} ${extra.eq("0.01") ? "a cent" : inMoney(extra)} more`,
  ];
}

function shareSteps(shares: readonly Share[], total: Decimal, pays: readonly Decimal[], show: Show): readonly string[] {
  const inMoney: InMoney = (amount) => show("money", amount);
  const inNumbers = (amount: Decimal) => show("number", amount);
  const all = sum(shares.map(({ share }) => share));
  const steps = shares.map(({ person, share }, i) => {
    const paid = pays[i] ?? total;
    const isExact = total.times(share).eq(paid.times(all));
    return step`${person}: ${inMoney(total)} × ${inNumbers(share)} ÷ ${inNumbers(all)} ${equals(isExact)} ${inMoney(paid)}`;
  });
  return steps.length > MOST_STEPS ? [...steps.slice(0, MOST_STEPS), "And so on, for each person"] : steps;
}

const equals = (isExact: boolean): string => (isExact ? "=" : "≈");
