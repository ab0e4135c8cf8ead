// Rules of Handicapping (2024), in exact fractions: a half goes up, which below zero is towards zero.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, upTo } from "#calculators/second/print";
import { compare, down, minus, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const USED = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8];
const ADJUSTED: Readonly<Record<number, number>> = { 3: -2, 4: -1, 6: -1 };

const whole = (amount: Ratio): Ratio => ratio(down(plus(amount, "0.5")));
const tenth = (amount: Ratio): Ratio => over(whole(times(amount, 10)), 10);

const differential = (score: Ratio, rating: Ratio, slope: Ratio): Ratio =>
  tenth(over(times(113, minus(score, rating)), slope));

function indexFrom(given: Given) {
  const rounds = (given.rounds ?? "").split("; ").map((row) => {
    const [score = "0", rating = "0", slope = "1"] = row.split(":");
    return { score, at: differential(ratio(score), ratio(rating), ratio(slope)) };
  });
  const used = USED[rounds.length] ?? 0;
  const adjustment = ADJUSTED[rounds.length] ?? 0;
  const lowest = rounds
    .map(({ at }) => at)
    .sort(compare)
    .slice(0, used);
  const average = over(plus(0, ...lowest), used);
  return {
    handicap_index: fixed(smaller(tenth(plus(average, adjustment)), 54), 1),
    used: `${used}`,
    average: upTo(average, 3),
    adjustment: fixed(adjustment, 1),
    record: rounds.map(({ score, at }, i) => [`${i + 1}`, score, fixed(at, 1), null]),
  };
}

const golfHandicap: Opinion = (given) => {
  if (given.find === "index") return indexFrom(given);
  const [slope, rating] = [figure(given, "slope"), figure(given, "rating")];
  if (given.find === "round") return { differential: fixed(differential(figure(given, "score"), rating, slope), 1) };
  const more = given.convention === "par" ? minus(rating, figure(given, "par")) : ratio(0);
  const strokes = plus(over(times(figure(given, "index"), slope), 113), more);
  return {
    course_handicap: fixed(whole(strokes), 0),
    playing_handicap: fixed(whole(over(times(strokes, figure(given, "allowance")), 100)), 0),
  };
};

export default golfHandicap;
