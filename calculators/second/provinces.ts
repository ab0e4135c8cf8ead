// Income tax of Canada's provinces by T4127, chapter 4: the tax on all taxable income at the rate of its band, less a constant, which
// here is exact: what the rates below would have taken less. British Columbia's 2026 is that of its Budget.
import { isMore, larger, minus, over, plus, type Ratio, smaller, times } from "./ratio.ts";

/** The basic personal amount, and "from:percent" of each band. Yukon's amount is the federal one. */
type Row = readonly [amount: number, bands: string];
const PROVINCES: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  2025: {
    AB: [22323, "0:8 60000:10 151234:12 181481:13 241974:14 362961:15"],
    BC: [12932, "0:5.06 49279:7.7 98560:10.5 113158:12.29 137407:14.7 186306:16.8 259829:20.5"],
    MB: [15780, "0:10.8 47000:12.75 100000:17.4"],
    NB: [13396, "0:9.4 51306:14 102614:16 190060:19.5"],
    NL: [11067, "0:8.7 44192:14.5 88382:15.8 157792:17.8 220910:19.8 282214:20.8 564429:21.3 1128858:21.8"],
    NS: [11744, "0:8.79 30507:14.95 61015:16.67 95883:17.5 154650:21"],
    NT: [17842, "0:5.9 51964:8.6 103930:12.2 168967:14.05"],
    NU: [19274, "0:4 54707:7 109413:9 177881:11.5"],
    ON: [12747, "0:5.05 52886:9.15 105775:11.16 150000:12.16 220000:13.16"],
    QC: [18571, "0:14 53255:19 106495:24 129590:25.75"],
    PE: [14650, "0:9.5 33328:13.47 64656:16.6 105000:17.62 140000:19"],
    SK: [19491, "0:10.5 53463:12.5 152750:14.5"],
    YT: [0, "0:6.4 57375:9 114750:10.9 177882:12.8 500000:15"],
  },
  2026: {
    AB: [22769, "0:8 61200:10 154259:12 185111:13 246813:14 370220:15"],
    BC: [13216, "0:5.6 50363:7.7 100728:10.5 115648:12.29 140430:14.7 190405:16.8 265545:20.5"],
    MB: [15780, "0:10.8 47000:12.75 100000:17.4"],
    NB: [13664, "0:9.4 52333:14 104666:16 193861:19.5"],
    NL: [11188, "0:8.7 44678:14.5 89354:15.8 159528:17.8 223340:19.8 285319:20.8 570638:21.3 1141275:21.8"],
    NS: [11932, "0:8.79 30995:14.95 61991:16.67 97417:17.5 157124:21"],
    NT: [18198, "0:5.9 53003:8.6 106009:12.2 172346:14.05"],
    NU: [19659, "0:4 55801:7 111602:9 181439:11.5"],
    ON: [12989, "0:5.05 53891:9.15 107785:11.16 150000:12.16 220000:13.16"],
    QC: [18952, "0:14 54345:19 108680:24 132245:25.75"],
    PE: [15000, "0:9.5 33928:13.47 65820:16.6 106890:17.62 142250:19"],
    SK: [20381, "0:10.5 54532:12.5 155805:14.5"],
    YT: [0, "0:6.4 58523:9 117045:10.9 181440:12.8 500000:15"],
  },
};

/** British Columbia: the reduction, and where it begins to shrink. Ontario: where each surtax begins, and its reduction. */
const OWN: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  2025: [562, 25020, 5710, 7307, 294],
  2026: [690, 25570, 5818, 7446, 300],
};

/** Quebec: 6% of pay up to this is not taxed. */
const WORKERS: Readonly<Record<string, number>> = { 2025: 1420, 2026: 1450 };

export type Credited = {
  readonly pay: Ratio;
  readonly net: Ratio;
  readonly paid: Ratio;
  readonly federal: Ratio;
  readonly job: Ratio;
};

export function provincialTax(
  year: string,
  province: string,
  { pay, net, paid, federal, job }: Credited,
): Ratio | undefined {
  const [amount, text] = PROVINCES[year]?.[province] ?? [];
  if (amount === undefined || text === undefined) return undefined;
  const bands = text.split(" ").map((band) => band.split(":"));
  if (province === "QC") {
    const taxable = larger(0, minus(net, smaller(WORKERS[year] ?? 0, times(pay, "0.06"))));
    return larger(0, minus(onBands(bands, taxable), times(amount, "0.14")));
  }
  const lowest = bands[0]?.[1] ?? "0";
  const claims = province === "YT" ? plus(federal, job) : personal(province, amount, net);
  const tax = larger(0, minus(onBands(bands, net), over(times(plus(claims, paid), lowest), 100)));
  return withOwn(OWN[year] ?? [0, 0, 0, 0, 0], province, net, tax);
}

/** Each band adds the difference of its rate to the one below, on all that is above its start. */
const onBands = (bands: readonly string[][], net: Ratio): Ratio =>
  plus(
    0,
    ...bands.map(([from = "0", percent = "0"], i) =>
      over(times(larger(0, minus(net, from)), minus(percent, bands[i - 1]?.[1] ?? "0")), 100),
    ),
  );

function personal(province: string, amount: number, net: Ratio): Ratio {
  if (province !== "MB") return larger(amount, amount);
  return larger(0, minus(amount, over(times(larger(0, minus(net, 200000)), amount), 200000)));
}

function withOwn(
  [reduction, shrinks, first, second, basic]: readonly [number, number, number, number, number],
  province: string,
  net: Ratio,
  tax: Ratio,
): Ratio {
  if (province === "BC") {
    const left = larger(0, minus(reduction, times(larger(0, minus(net, shrinks)), "0.0356")));
    return larger(0, minus(tax, left));
  }
  if (province !== "ON") return tax;
  const surtax = plus(times(larger(0, minus(tax, first)), "0.2"), times(larger(0, minus(tax, second)), "0.36"));
  const whole = plus(tax, surtax);
  const off = larger(0, minus(2 * basic, whole));
  return plus(isMore(off, whole) ? 0 : minus(whole, off), healthPremium(net));
}

const healthPremium = (net: Ratio): Ratio => {
  const step = (from: number, most: number, rate: string) => smaller(most, times(larger(0, minus(net, from)), rate));
  const slow = plus(step(20000, 300, "0.06"), step(36000, 150, "0.06"));
  return plus(slow, step(48000, 150, "0.25"), step(72000, 150, "0.25"), step(200000, 150, "0.25"));
};
