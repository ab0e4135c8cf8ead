import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, significant } from "#calculators/second/print";
import { larger, minus, near, nearest, over, plus, type Ratio, ratio, root, times } from "#calculators/second/ratio";
import { arctangent, PI } from "#calculators/second/series";
import { METRES, measured } from "#calculators/second/units";

/** In inches (US) or millimeters and degrees, by code: riser, tread, two risers and a tread, angle. */
const ALLOWED: Readonly<Record<string, readonly (readonly [least?: string, most?: string])[]>> = {
  irc: [[undefined, "7.75"], ["10"], [], []],
  ada: [["4", "7"], ["11"], [], []],
  osha: [[undefined, "9.5"], ["9.5"], [], ["30", "50"]],
  uk_private: [
    ["150", "220"],
    ["220", "300"],
    ["550", "700"],
    [undefined, "42"],
  ],
  uk_general: [["150", "170"], ["250", "400"], ["550", "700"], []],
  din_home: [["140", "200"], ["230", "370"], ["590", "650"], []],
  din_other: [["140", "190"], ["260", "370"], ["590", "650"], []],
};

const risersOf = (given: Given): Ratio =>
  given.find === "count"
    ? ratio(whole(given, "chosen"))
    : larger(nearest(over(measured(given, "rise", METRES), measured(given, "target", METRES))), 1);

const stairs: Opinion = (given) => {
  const [rise, tread] = [measured(given, "rise", METRES), measured(given, "tread", METRES)];
  const risers = risersOf(given);
  const riser = over(rise, risers);
  const treads = given.top === "flush" ? risers : minus(risers, 1);
  if (treads.top === 0n) return undefined;
  const angle = over(times(180, arctangent(near(over(riser, tread)))), PI);
  const stride = plus(riser, riser, tread);
  const as = (name: string, value: Ratio) => {
    const unit = given[`${name}_unit`] ?? "in";
    return `${significant(over(value, METRES[unit] ?? 1), 5)} ${unit}`;
  };
  const per = /^(irc|ada|osha)$/.test(given.code ?? "") ? "0.0254" : "0.001";
  const yours = [over(riser, per), over(tread, per), over(stride, per), angle];
  const rows = (ALLOWED[given.code ?? ""] ?? []).flatMap(([least, most], i) =>
    least || most
      ? [
          [
            null,
            least ? significant(least, 5) : "",
            most ? significant(most, 5) : "",
            significant(yours[i] ?? 0, 5),
            null,
          ],
        ]
      : [],
  );
  return {
    risers: fixed(risers, 0),
    riser: as("tread", riser),
    treads: fixed(treads, 0),
    run: as("rise", times(treads, tread)),
    stringer: as("rise", times(treads, root(plus(times(riser, riser), times(tread, tread)), 2))),
    angle: significant(angle, 4),
    stride: as("tread", stride),
    climb: as("rise", times(treads, riser)),
    top_angle: significant(minus(90, angle), 4),
    right_angle: "90",
    checks: rows.length > 0 ? rows : undefined,
  };
};

export default stairs;
