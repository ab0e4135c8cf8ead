import { dayOf, numberOf } from "#calculators/second/calendar";
import type { Given, Opinion } from "#calculators/second/given";
import { clock, upTo } from "#calculators/second/print";
import { over } from "#calculators/second/ratio";

const DAY = 86_400;

const timeDuration: Opinion = (given) => {
  const seconds = given.find === "length" ? lengthIn(given.length) : between(given);
  if (seconds === undefined || seconds < 0) return undefined;
  return {
    duration: given.find === "length" ? undefined : clock(seconds),
    words: null,
    hours: upTo(over(seconds, 3600), 4),
    minutes: upTo(over(seconds, 60), 4),
    seconds: upTo(seconds, 3),
  };
};

function between(given: Given): number | undefined {
  const [start, end] = [timeOfDay(given.start), timeOfDay(given.end)];
  if (given.find === "dates")
    return (numberOf(dayOf(given, "end_date")) - numberOf(dayOf(given, "start_date"))) * DAY + end - start;
  const isNext = given.end_day === "next" || (given.end_day === "auto" && end < start);
  return end - start + (isNext ? DAY : 0);
}

/** Seconds since midnight: on the 24-hour clock, or with am and pm, where 12 is the hour before 1. */
function timeOfDay(text = ""): number {
  const [, hours = "0", minutes = "0", seconds = "0", half] = /^(\d+)(?::(\d+))?(?::(\d+))? ?([ap])?/i.exec(text) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}

function lengthIn(text = ""): number {
  const [hours = "0", minutes = "0", seconds = "0"] = text.split(":");
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export default timeDuration;
