// In feet, hole by hole.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { compare, isZero, minus, over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { PI } from "#calculators/second/series";
import { CUBIC_METRES, METRES, measured } from "#calculators/second/units";

const FOOT = METRES.ft ?? 1;
const FOOT3 = CUBIC_METRES.ft3 ?? 1;
const feet = (given: Given, name: string): Ratio => over(measured(given, name, METRES), FOOT);
const shown = (size: Ratio, unit: string): string =>
  `${significant(over(times(size, FOOT), METRES[unit] ?? 1), 5)} ${unit}`;

const fence: Opinion = (given) => {
  const isPickets = given.build === "pickets";
  const diameter = feet(given, "diameter");
  const post = feet(given, "post");
  const isTight = compare(times(2, post, post), times(diameter, diameter)) >= 0;
  const [gates, long] = [whole(given, "gates"), feet(given, "length")];
  const net = minus(long, times(gates, feet(given, "gate_width")));
  if (isTight || compare(net, 0) <= 0) return undefined;
  const sections = up(over(net, feet(given, "spacing")));
  const posts =
    sections + BigInt(gates) + BigInt(given.layout === "closed" ? 0 : 1) + BigInt(whole(given, "more_posts"));
  const extra = (amount: Ratio) => up(over(times(amount, plus(100, figure(given, "waste"))), 100));
  const pitch = isPickets ? plus(feet(given, "picket"), feet(given, "gap")) : undefined;
  const even =
    pitch && compare(feet(given, "gap"), 0) > 0
      ? minus(over(net, up(over(net, pitch))), feet(given, "picket"))
      : undefined;
  const rails = given.rails === undefined ? undefined : extra(plus(sections * BigInt(whole(given, "rails"))));
  const boards = pitch ? extra(over(net, pitch)) : undefined;
  const panels = given.build === "panels" ? extra(plus(sections)) : undefined;
  const hole = times(minus(over(times(PI, diameter, diameter), 4), times(post, post)), feet(given, "depth"));
  const concrete = times(hole, posts);
  const bags = up(over(concrete, over(measured(given, "bag_makes", CUBIC_METRES), FOOT3)));
  const cost = plus(
    times(posts, figure(given, "post_price")),
    times(rails ?? 0, figure(given, "rail_price")),
    times(boards ?? panels ?? 0, figure(given, "board_price")),
    times(bags, figure(given, "bag_price")),
    times(gates, figure(given, "gate_price")),
  );
  const counted = (amount: bigint | undefined) => (amount === undefined ? undefined : fixed(amount, 0));
  return {
    posts: counted(posts),
    sections: counted(sections),
    section_width: shown(over(net, sections), given.spacing_unit ?? "ft"),
    rails_needed: counted(rails),
    pickets: counted(boards),
    panels: counted(panels),
    even_gap: even && compare(even, 0) > 0 ? shown(even, given.gap_unit ?? "in") : undefined,
    post_length: shown(plus(feet(given, "height"), feet(given, "depth")), given.height_unit ?? "ft"),
    bags: counted(bags),
    concrete: significant(concrete, 5),
    concrete_m3: significant(times(concrete, FOOT3), 5),
    cost: isZero(cost) ? undefined : money(cost),
  };
};

export default fence;
