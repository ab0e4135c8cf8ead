// A span of time: 7:45 is hours and minutes, as on a time sheet, and is echoed in words for those who mean minutes.
import type { Dimension } from "#numbers/dimension";
import { NO_CLOCK } from "../../printing/clock.ts";
import { exact, fits, plain, shortest } from "./exact.ts";
import { readMeasure } from "./measure.ts";
import { type Reading, TOO_LONG } from "./reading.ts";

const TIME: Dimension = {
  h: { label: "h", factor: "3600" },
  min: { label: "min", factor: "60" },
  s: { label: "s", factor: "1" },
};

export function readSpan(text: string): Reading {
  const clock = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!clock && text.includes(":")) return { fault: NO_CLOCK };

  const [, hours, minutes, seconds] = clock ?? [];
  const measure = readMeasure(clock ? `${hours} h ${minutes} min ${seconds ?? 0} s` : text, TIME);
  if (!measure) return { fault: "must be a span of time, such as 7:45, 7h 45m or 90 min" };
  if ("fault" in measure) return measure;

  const total = plain(shortest(measure.total));
  if (total.includes(".")) return { fault: "must come to whole seconds" };
  if (!fits(exact(total))) return TOO_LONG;
  const { value, words } = written(BigInt(total));
  const sure = seconds !== undefined || measure.said === words;
  return sure ? { value } : { value, echo: words };
}

function written(total: bigint): { readonly value: string; readonly words: string } {
  const [hours, minutes, seconds] = [total / 3600n, (total / 60n) % 60n, total % 60n];
  const pair = (count: bigint) => String(count).padStart(2, "0");
  const words = [hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`];
  return {
    value: `${hours}:${pair(minutes)}${seconds ? `:${pair(seconds)}` : ""}`,
    words: words.filter(Boolean).join(" ") || "0 min",
  };
}

/** A short span, for which a bare number is minutes: 45 is 0:45. */
export function readMinutes(text: string): Reading {
  if (/^\d+$/.test(text)) {
    const minutes = BigInt(text);
    if (minutes > 0n && minutes < 5n)
      return { fault: `could be ${text} hours or ${text} minutes: enter ${text}:00 or ${text} min` };
    return { value: written(minutes * 60n).value };
  }
  // 0.5 is half an hour; 0.30 could be thirty minutes or three tenths.
  const tenths = /^(\d?)[.,](\d)$/.exec(text);
  if (tenths) return { value: written(BigInt(tenths[1] || 0) * 3600n + BigInt(tenths[2] ?? 0) * 360n).value };
  const reading = readSpan(text);
  return "fault" in reading ? { fault: "must be a length of time, such as 0:30 or 45 min" } : { value: reading.value };
}
