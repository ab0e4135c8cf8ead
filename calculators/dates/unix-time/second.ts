// The formula that POSIX prints under "Seconds Since the Epoch", and days counted one year at a time, in zones of a fixed offset.
import { type Day, dayAt, dayOf, numberOf, weekday, written } from "#calculators/second/calendar";
import { type Given, type Made, NO_OPINION, type Opinion } from "#calculators/second/given";

const EPOCH = numberOf({ year: 1970, month: 1, day: 1 });
const LAST = numberOf({ year: 9999, month: 12, day: 31 });
const SCALES: Readonly<Record<string, bigint>> = { s: 1n, ms: 1000n, us: 1_000_000n, ns: 1_000_000_000n };
const NAMES: Readonly<Record<string, string>> = {
  s: "seconds",
  ms: "milliseconds",
  us: "microseconds",
  ns: "nanoseconds",
};

function offsetOf(zone: string): number | undefined {
  if (zone === "UTC") return 0;
  const [, sign, hours, minutes = "0"] = /^UTC([+-])(\d+?)(?::?(\d\d))?$/.exec(zone) ?? [];
  return sign === undefined ? undefined : (sign === "-" ? -1 : 1) * (3600 * Number(hours) + 60 * Number(minutes));
}

/** tm_sec + tm_min × 60 + tm_hour × 3600 + tm_yday × 86400 + … */
function posix({ year, month, day }: Day, seconds: number): number {
  const yday = numberOf({ year, month, day }) - numberOf({ year, month: 1, day: 1 });
  const y = year - 1900;
  const leaps = Math.floor((y - 69) / 4) - Math.floor((y - 1) / 100) + Math.floor((y + 299) / 400);
  return seconds + yday * 86400 + (y - 70) * 31536000 + leaps * 86400;
}

function secondsOf(text: string): number {
  const [, hour = "0", minute = "0", second = "0", half] =
    /^(\d+)(?::(\d+))?(?::(\d+))? ?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return 3600 * hours + 60 * Number(minute) + Number(second);
}

function nanoseconds(given: Given): readonly [count: bigint, unit: string] {
  const text = given.timestamp ?? "0";
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const length = whole.replace(/^0+/, "").length;
  const [limit] = [["s", 11] as const, ["ms", 14] as const, ["us", 17] as const].filter(([, most]) => length <= most);
  const unit = given.unit === "auto" || !given.unit ? (limit?.[0] ?? "ns") : given.unit;
  const top = BigInt(whole + fraction.padEnd(9, "0")) * (text.startsWith("-") ? -1n : 1n);
  const bottom = SCALES[unit] ?? 1n;
  const floor = top / bottom - (top % bottom < 0n ? 1n : 0n);
  return [floor, NAMES[unit] ?? ""];
}

const two = (n: number, digits = 2): string => String(n).padStart(digits, "0");
const bare = (count: bigint, digits: number): string => {
  const text = `${count < 0n ? -count : count}`.padStart(digits + 1, "0");
  const fraction = text.slice(-digits).replace(/0+$/, "");
  return `${count < 0n ? "-" : ""}${text.slice(0, -digits)}${fraction ? `.${fraction}` : ""}`;
};

function clock(total: number, rest: string) {
  const day = Math.floor(total / 86400);
  const [date, seconds] = [dayAt(day + EPOCH), total - 86400 * day];
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const short = `${h % 12 || 12}:${two(m)}${s ? `:${two(s)}` : ""} ${h < 12 ? "am" : "pm"}`;
  return {
    date,
    number: day + EPOCH,
    short,
    iso: `${two(date.year, 4)}-${two(date.month)}-${two(date.day)}T${two(h)}:${two(m)}:${two(s)}${rest}`,
  };
}

const unixTime: Opinion = (given) => {
  const offset = offsetOf(given.zone ?? "UTC");
  if (offset === undefined) return NO_OPINION;
  const [count, read_as] =
    given.find === "timestamp"
      ? ([
          BigInt(posix(dayOf(given, "date"), secondsOf(given.time ?? "")) - offset) * 1_000_000_000n,
          "seconds",
        ] as const)
      : nanoseconds(given);
  const below = ((count % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
  const seconds = Number((count - below) / 1_000_000_000n);
  const numbers = [seconds, seconds + offset].map((at) => Math.floor(at / 86400) + EPOCH);
  if (numbers.some((number) => number < 1 || number > LAST)) return undefined;
  const rest = below === 0n ? "" : `.${`${below}`.padStart(9, "0").replace(/0+$/, "")}`;
  const [utc, local] = [clock(seconds, rest), clock(seconds + offset, rest)];
  const size = Math.abs(offset);
  const [hours, minutes] = [Math.floor(size / 3600), (size % 3600) / 60];
  const sign = offset < 0 ? "-" : "+";
  const name = offset === 0 ? "UTC" : `UTC${sign}${hours}${minutes ? `:${two(minutes)}` : ""}`;
  return {
    moment: `${written(local.date)}, ${local.short} ${name}`,
    seconds: bare(count, 9),
    milliseconds: bare(count, 6),
    utc: `${utc.iso}Z`,
    local: `${local.iso}${sign}${two(hours)}:${two(minutes)}`,
    day: written(local.date),
    weekday: weekday(local.number),
    read_as,
  };
};

const STAMPS = ["0", "-1", "1700000000", "2147483647", "2147483648", "-2147483649", "1700000000123", "99999999999"];
const MORE = [
  "100000000000",
  "1700000000123456",
  "1700000000123456789",
  "-1.5",
  "0.000000001",
  "253402300799",
  "-62135596800",
];

export const made: Made = (pick) => ({
  find: pick(["date", "timestamp"]),
  timestamp: pick([...STAMPS, ...MORE]),
  unit: pick(["auto", "s", "ms", "us", "ns"]),
  date: pick(["1970-01-01", "1969-12-31", "2000-02-29", "2100-03-01", "1900-03-01", "2026-11-27", "1600-12-31"]),
  time: pick(["12:00 am", "00:00:01", "11:59:59 pm", "17:45", "24:00"]),
  zone: pick(["UTC", "UTC+5:30", "UTC-3:30", "UTC+14", "UTC-12"]),
});

export default unixTime;
