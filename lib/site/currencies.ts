// ISO 4217: what people write before an amount, and how many decimals the currency has (its minor unit).
// A sign that two currencies share is told apart by letters; one without a sign of its own prints its code.

/** As the engine's Currency. */
export type Currency = { readonly code: string; readonly sign: string; readonly digits: number };

export const DOLLARS = currency("USD", "$");

const CURRENCIES: readonly Currency[] = [
  currency("AED", "AED "),
  currency("ARS", "AR$"),
  currency("AUD", "A$"),
  currency("BHD", "BHD ", 3),
  currency("BRL", "R$"),
  currency("CAD", "CA$"),
  currency("CHF", "CHF "),
  currency("CLP", "CLP ", 0),
  currency("CNY", "CN¥"),
  currency("COP", "COP "),
  currency("CZK", "CZK "),
  currency("DKK", "DKK "),
  currency("EGP", "EGP "),
  currency("EUR", "€"),
  currency("GBP", "£"),
  currency("HKD", "HK$"),
  currency("HUF", "HUF "),
  currency("IDR", "IDR "),
  currency("ILS", "₪"),
  currency("INR", "₹"),
  currency("ISK", "ISK ", 0),
  currency("JOD", "JOD ", 3),
  currency("JPY", "¥", 0),
  currency("KES", "KES "),
  currency("KRW", "₩", 0),
  currency("KWD", "KWD ", 3),
  currency("MXN", "MX$"),
  currency("MYR", "MYR "),
  currency("NGN", "₦"),
  currency("NOK", "NOK "),
  currency("NZD", "NZ$"),
  currency("OMR", "OMR ", 3),
  currency("PHP", "₱"),
  currency("PKR", "PKR "),
  currency("PLN", "PLN "),
  currency("RON", "RON "),
  currency("SAR", "SAR "),
  currency("SEK", "SEK "),
  currency("SGD", "S$"),
  currency("THB", "฿"),
  currency("TND", "TND ", 3),
  currency("TRY", "₺"),
  currency("TWD", "NT$"),
  currency("UAH", "₴"),
  DOLLARS,
  currency("VND", "₫", 0),
  currency("ZAR", "ZAR "),
];

export const CURRENCY_CODES = CURRENCIES.map(({ code }) => code);

export const findCurrency = (code: string): Currency | undefined => CURRENCIES.find((known) => known.code === code);

function currency(code: string, sign: string, digits = 2): Currency {
  return { code, sign, digits };
}
