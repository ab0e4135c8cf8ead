// A small table as in the books that the site is named after, worked out at build by the loan calculator itself.
import { type Calculator, type Currency, calculate, group, isRefusal, present } from "#engine";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

const BORROWED = 100_000;
const YEARS = [15, 20, 30];
const RATES = ["4.0", "4.5", "5.0", "5.5", "6.0", "6.5", "7.0", "7.5", "8.0"];

export async function Plate() {
  const entry = await catalogue().find("loan");
  if (!entry) return null;
  const { currency } = site();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too wide for a phone, keys must be able to scroll it
    <figure className="plate" tabIndex={0}>
      <table className="table fives">
        <caption>Monthly payment per {`${currency.sign}${group(String(BORROWED))}`} borrowed</caption>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            {YEARS.map((years) => (
              <th scope="col" key={years}>
                {years} years
              </th>
            ))}
          </tr>
        </thead>
        <Payments calculator={entry.calculator} currency={currency} />
      </table>
      <p className="note onward">
        <a href="/calculators/loan">Use your own figures</a>
      </p>
    </figure>
  );
}

type PaymentsProps = { readonly calculator: Calculator; readonly currency: Currency };

function Payments({ calculator, currency }: PaymentsProps) {
  const payment = (annual_rate: string, years: number): string => {
    const answer = calculate(calculator, { amount: BORROWED, payments: years * 12, annual_rate });
    if (isRefusal(answer)) throw new Error("the table on the home page asks for what the loan calculator refuses");
    return present(calculator, answer, currency).primary.text.replace(currency.sign, "");
  };
  return (
    <tbody>
      {RATES.map((rate) => (
        <tr key={rate}>
          <th scope="row">{rate}%</th>
          {YEARS.map((years) => (
            <td key={years}>{payment(rate, years)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
