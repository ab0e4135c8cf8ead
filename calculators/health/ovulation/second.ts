import { dayAt, dayOf, numberOf, written } from "#calculators/second/calendar";
import { type Opinion, whole } from "#calculators/second/given";

const LAST = numberOf({ year: 9999, month: 12, day: 31 });

const ovulation: Opinion = (given) => {
  const first = numberOf(dayOf(given, "last_period"));
  if (first + 532 > LAST) return undefined;
  const on = (days: number) => written(dayAt(first + days));
  if (given.cycles === "varying") {
    const [shortest, longest] = [whole(given, "shortest"), whole(given, "longest")];
    if (longest < shortest) return undefined;
    return {
      fertile_from: on(shortest - 19),
      fertile_to: on(longest - 12),
      next_from: on(shortest),
      next_to: on(longest),
    };
  }
  const [cycle, luteal] = [whole(given, "cycle_length"), whole(given, "luteal")];
  const egg = cycle - luteal;
  if (egg < 6) return undefined;
  return {
    fertile_from: on(egg - 5),
    fertile_to: on(egg),
    ovulation: on(egg),
    next_period: on(cycle),
    due_date: on(egg + 266),
    calendar: [1, 2, 3, 4, 5, 6].map((n) => [on(n * cycle), on(n * cycle + egg - 5), on(n * cycle + egg)]),
  };
};

export default ovulation;
