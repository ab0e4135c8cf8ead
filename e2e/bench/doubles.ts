// A mortgage and a body mass index as one writes them in plain doubles, to measure what exact decimals cost. They parse,
// compute, print and tell their steps as the calculators do, and are wrong in the last cent now and then.

export function mortgage(raw: Readonly<Record<string, unknown>>) {
  const { price, down, rate, months, tax, insurance, fees } = readMortgage(raw);
  const loan = price - down;
  const grown = (1 + rate) ** months;
  const payment = rate === 0 ? loan / months : (loan * rate * grown) / (grown - 1);
  const total = payment * months;
  const bills = billed(loan, rate, months, payment);
  const monthly = payment + (tax + insurance) / 12 + fees;
  return {
    monthly_total: money(monthly),
    principal_and_interest: money(payment),
    loan: money(loan),
    loan_to_value: `${((loan / price) * 100).toFixed(2)}%`,
    total_interest: money(total - loan),
    total_paid: money(total),
    payments: String(months),
    last_payment: money(bills.at(-1)?.paid ?? 0),
    billed_interest: money(bills.reduce((sum, bill) => sum + bill.interest, 0)),
    schedule: yearly(bills).map((year, i) => [String(i + 1), ...Object.values(year).map(money)]),
    sentence: `You borrow ${money(loan)} and pay it back over ${months / 12} years with ${money(total - loan)} of interest.`,
    steps: [
      `Amount borrowed: ${money(price)} - ${money(down)} = ${money(loan)}`,
      `Monthly rate r: ${rate * 1200}% ÷ 12 = ${(rate * 100).toFixed(6)}%`,
      `Number of payments n: ${months / 12} × 12 = ${months}`,
      `Principal and interest: ${money(loan)} × r ÷ (1 - (1 + r)^-n) ≈ ${money(payment)}`,
      `Total interest: ${money(payment)} × n - ${money(loan)} ≈ ${money(total - loan)}`,
    ],
  };
}

function readMortgage(raw: Readonly<Record<string, unknown>>) {
  const read = reader(raw);
  return {
    price: read("price", 1000, 1e9),
    down: read("down_payment", 0, 1e9),
    rate: read("annual_rate", 0, 50) / 1200,
    months: read("years", 1, 50) * 12,
    tax: read("property_tax", 0, 1e8),
    insurance: read("home_insurance", 0, 1e8),
    fees: read("fees", 0, 1e7),
  };
}

function billed(loan: number, rate: number, months: number, level: number) {
  const payment = cents(level);
  let balance = loan;
  return Array.from({ length: months }, (_, i) => {
    const interest = cents(balance * rate);
    const paid = i === months - 1 ? balance + interest : Math.min(payment, balance + interest);
    const principal = paid - interest;
    balance = cents(balance - principal);
    return { paid, interest, principal, balance };
  });
}

function yearly(bills: ReturnType<typeof billed>) {
  return Array.from({ length: Math.ceil(bills.length / 12) }, (_, i) =>
    bills.slice(i * 12, i * 12 + 12).reduce((year, bill) => ({
      paid: year.paid + bill.paid,
      interest: year.interest + bill.interest,
      principal: year.principal + bill.principal,
      balance: bill.balance,
    })),
  );
}

const BANDS = [18.5, 25, 30, 35, 40];
const NAMES = [
  "Underweight",
  "Healthy weight",
  "Overweight",
  "Obesity, class 1",
  "Obesity, class 2",
  "Obesity, class 3",
];

export function bmi(raw: Readonly<Record<string, unknown>>) {
  const read = reader(raw);
  const [metres, kilograms] = [read("height", 50, 275) / 100, read("weight", 10, 650)];
  const square = metres * metres;
  const index = kilograms / square;
  const band = NAMES[BANDS.filter((from) => index >= from).length] ?? "";
  return {
    bmi: index.toFixed(1),
    band,
    healthy_from: `${(18.5 * square).toFixed(1)} kg`,
    healthy_below: `${(25 * square).toFixed(1)} kg`,
    limits: [0, ...BANDS].map((from, i) => [NAMES[i], String(from), `${(from * square).toFixed(1)} kg`]),
    sentence: `At ${metres * 100} cm and ${kilograms} kg, the body mass index is ${index.toFixed(1)}: ${band.toLowerCase()}.`,
    steps: [
      `Height in metres: ${metres * 100} cm = ${metres} m`,
      `Height squared: ${metres} × ${metres} = ${square}`,
      `BMI: ${kilograms} ÷ ${square} ≈ ${index.toFixed(1)}`,
    ],
  };
}

const reader = (raw: Readonly<Record<string, unknown>>) => (name: string, min: number, max: number) => {
  const value = Number(raw[name] ?? 0);
  if (!(value >= min && value <= max)) throw new RangeError(name);
  return value;
};
const cents = (amount: number) => Math.round(amount * 100) / 100;
const money = (amount: number) => `$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
