import { choice, count, defineCalculator, inARow, money, percent, rows, step, table, text } from "#engine";
import { apportion } from "#numbers/apportion";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";

const MOST = 1e6;
const MOST_NAMED = 20;
const MOST_STEPS = 10;
const ONE = decimal(1);

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
    people: count("People", { min: 1, max: 100, example: 3 }),
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
  between: {
    most: money("Largest payment", { optional: true }),
    left: money("Left over", { optional: true }),
    more: money("Paid more", { optional: true }),
  },
  formula: "each pays = (bill + tax + tip) × own share ÷ all shares, rounded to the smallest unit of the currency",

  questions: {
    split: {
      evenly: {
        asks: ["people"],
        primary: "share",
        by: { left: "total - people × share", more: "left ÷ cents_left" },

        compute(given, digits) {
          const people = Array.from({ length: given.people }, (_, i) => ({ person: `Person ${i + 1}`, share: ONE }));
          const found = divided(given, people, digits);
          const pays = found.payments.map(({ pays }) => pays);
          const share = Decimal.min(...pays);
          const cents_left = pays.filter((amount) => amount.gt(share)).length;
          return { ...found, share, cents_left, most: Decimal.max(...pays) };
        },

        sentence({ people }, { share, cents_left, most, total }) {
          if (people.value === 1) return `One person pays ${total}.`;
          const more = Number(cents_left?.value);
          if (more === 0) return `${people} people pay ${share} each: ${total} together.`;
          const others = people.value - more;
          const dearer = `${more} of ${people} people ${more === 1 ? "pays" : "pay"} ${most}`;
          return `${dearer} and the other ${others === 1 ? "one pays" : `${others} pay`} ${share}: ${total} together.`;
        },
      },
      shares: {
        asks: ["shares"],
        primary: "total",
        refuses: ({ shares }) => allOf(shares).isZero() && "Enter an amount above 0 for at least one person.",
        compute: (given, digits) => divided(given, given.shares, digits),

        sentence(_, { total, payments }, show) {
          const verb = (person: unknown) => (/ (and|&) /.test(String(person)) ? "pay" : "pays");
          const pays = payments.value.map(({ person, pays }) => `${person} ${verb(person)} ${show("money", pays)}`);
          if (pays.length === 1) return `${pays[0]}.`;
          return pays.length > 5
            ? `${pays.length} people pay ${total} together, each by their share.`
            : `${inARow(pays, "and")}: ${total} together.`;
        },
      },
    },
  },

  headline({ split }, { payments: { value: all } }, show) {
    if (split === "evenly" || all.length > MOST_NAMED) return null;
    return ["Each person pays", all.map(({ person, pays }) => `${person}: ${show("money", pays)}`).join("\n")];
  },

  working({ bill, tax, tip_rate, tip_on, people, shares }, { tip, total, share, ...found }, show) {
    const [hasTax, hasTip] = [!tax.value.isZero(), !tip_rate.value.isZero()];
    const base = hasTax && tip_on === "all" ? `(${bill} + ${tax})` : `${bill}`;
    const terms = [bill, ...(hasTax ? [tax] : []), ...(hasTip ? [tip] : [])];
    const isExact = sum(terms.map(({ value }) => value)).eq(total.value) && tip.exact;
    const first = [
      hasTip && step`Tip: ${base} × ${tip_rate} = ${tip}`,
      terms.length === 1 && isExact ? `Total: ${total}` : `Total: ${terms.join(" + ")} ${equals(isExact)} ${total}`,
    ];
    if (!share) {
      const all = show("number", allOf(shares.value));
      const steps = shares.value.slice(0, MOST_STEPS).map(({ person, share }, i) => {
        const pays = found.payments.value[i]?.pays ?? total.value;
        const isSame = total.value.times(share).eq(pays.times(all.value));
        return step`${person}: ${total} × ${show("number", share)} ÷ ${all} ${equals(isSame)} ${show("money", pays)}`;
      });
      return [...first, ...steps, shares.value.length > MOST_STEPS && "And so on, for each person"];
    }
    const { cents_left, left, more } = found;
    const payers = cents_left?.value === 1 ? "1 person pays" : `${cents_left} people pay`;
    return [
      ...first,
      `Each person: ${total} ÷ ${people} ${equals(!more)} ${share}`,
      more &&
        `Left over: ${total} - ${people} × ${share} = ${left}, so ${payers} ${more.value.eq("0.01") ? "a cent" : more} more`,
    ];
  },
});

type Bill = Readonly<Record<"bill" | "tax" | "tip_rate", Decimal>> & { readonly tip_on: string };
type Share = { readonly person: string; readonly share: Decimal };

const allOf = (shares: readonly Share[]): Decimal => sum(shares.map(({ share }) => share));

function divided({ bill, tax, tip_rate, tip_on }: Bill, shares: readonly Share[], digits: number) {
  const tip = (tip_on === "bill" ? bill : bill.plus(tax)).times(tip_rate).div(100);
  const total = round(bill.plus(tax).plus(tip), digits);
  const weights = shares.map(({ share }) => share);
  const [all, units] = [sum(weights), decimal(10).pow(digits)];
  const parts = apportion(BigInt(total.times(units).toString()), weights);
  const payments = shares.map(({ person, share }, i) => ({
    person,
    part: share.times(100).div(all),
    pays: new Decimal(parts[i] ?? 0n).div(units),
  }));
  return { tip, total, payments };
}

const equals = (isExact: boolean): string => (isExact ? "=" : "≈");
