// ISO 4217, list one of 25 June 2024, without funds, metals and codes for tests, and with its amendment 176 (XCG): every
// currency with its decimals, and the sign that people write before an amount. A sign that two currencies share gets
// letters, as Unicode's CLDR 47 does in American English; a currency without a sign of its own prints its code.
import type { Currency } from "../printing/format.ts";

/** Two decimals, unless it is listed here. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...sameFor(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
  ...sameFor(3, "BHD IQD JOD KWD LYD OMR TND"),
};

const SIGNS: Readonly<Record<string, string>> = {
  ARS: "AR$",
  AUD: "A$",
  BRL: "R$",
  CAD: "CA$",
  CNY: "CN¥",
  EUR: "€",
  GBP: "£",
  HKD: "HK$",
  ILS: "₪",
  INR: "₹",
  JPY: "¥",
  KRW: "₩",
  MXN: "MX$",
  NGN: "₦",
  NZD: "NZ$",
  PHP: "₱",
  SGD: "S$",
  THB: "฿",
  TRY: "₺",
  TWD: "NT$",
  UAH: "₴",
  USD: "$",
  VND: "₫",
};

/** What buys as much as a dollar does, to the nearest of 1, 2, 10, 20, 100: purchasing power parities of the World Bank for 2024. */
export const PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ BRL: 2, INR: 20, JPY: 100, MXN: 10, PLN: 2, SEK: 10 },
};

export const CURRENCY_CODES: readonly string[] = (
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP " +
  "CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR " +
  "ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT " +
  "MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD " +
  "SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES " +
  "VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG"
).split(" ");

export function findCurrency(code: string): Currency | undefined {
  if (!CURRENCY_CODES.includes(code)) return undefined;
  return { code, sign: SIGNS[code] ?? `${code} `, digits: DECIMALS[code] ?? 2 };
}

function sameFor(digits: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(" ").map((code) => [code, digits]));
}
