import type { Given, Opinion } from "#calculators/second/given";
import { clock } from "#calculators/second/print";

const HOURS: Readonly<Record<string, readonly [number, number]>> = {
  small: [10, 13],
  school: [9, 12],
  teen: [8, 10],
  adult: [7, 9],
  older: [7, 8],
};

/** In seconds since midnight. */
function timeOfDay(text = ""): number {
  const [, hours = "0", minutes = "0", seconds = "0", half] = /^(\d+)(?::(\d+))?(?::(\d+))? ?([ap])?/i.exec(text) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}

const sleep: Opinion = (given: Given) => {
  const [least, most] = HOURS[given.age ?? ""] ?? [0, 0];
  const range = { least: `${least} hours`, most: `${most} hours` };
  if (given.find !== "hours") {
    const row = (cycles: number) => [`${cycles}`, null, clock(cycles * Number(given.cycle) * 60), null];
    return { ...range, window: null, cycles: [7, 6, 5, 4, 3].map(row) };
  }
  const passed = timeOfDay(given.wake_time) - timeOfDay(given.bed_time);
  const asleep = passed + (passed < 0 ? 86_400 : 0) - Number(given.falls_asleep) * 60;
  return asleep <= 0 ? undefined : { ...range, asleep: clock(asleep), band: null };
};

export default sleep;
