// Where a curve that falls ever more slowly comes down to a value, as the worth of payments falls with the rate.
import { isMore, minus, near, over, plus, type Ratio, times } from "./ratio.ts";

const HALVINGS = 25;
/** From a step this small the next one leads to more digits than are kept. */
const CLOSE = over(1, 10n ** 80n);

/**
 * By halves at first, then by chords. A chord through two points before the crossing, drawn on, lies below such a curve, so
 * each next point is closer and none is beyond it.
 */
export function crossing(curve: (x: Ratio) => Ratio, value: Ratio, from: Ratio, to: Ratio): Ratio {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isMore(value, curve(middle))) high = middle;
    else low = middle;
  }
  const above = (x: Ratio): Ratio => minus(curve(x), value);
  let [x, next] = [minus(low, minus(high, low)), low];
  let [height, nextHeight] = [above(x), above(next)];
  while (isMore(minus(next, x), CLOSE) && isMore(height, nextHeight)) {
    const onward = near(plus(next, over(times(nextHeight, minus(next, x)), minus(height, nextHeight))));
    [x, next] = [next, onward];
    [height, nextHeight] = [nextHeight, above(next)];
  }
  return next;
}
