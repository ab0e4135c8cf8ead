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
