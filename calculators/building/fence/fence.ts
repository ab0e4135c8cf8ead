import {
  choice,
  count,
  defineCalculator,
  money,
  noAnswer,
  number,
  optionalStep,
  percent,
  quantity,
  step,
} from "#engine";
import { PI } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { LENGTH, VOLUME } from "#numbers/units";

const long = { unit: "ft", units: { ft: [1, 50000], yd: [0.5, 20000], m: [0.3, 15000] } } as const;
const short = { unit: "in", units: { in: [0.25, 48], mm: [5, 1200], cm: [0.5, 120] } } as const;
const hole = { unit: "in", units: { in: [1, 120], cm: [2, 300] } } as const;
const each = { min: 0, max: 1e5, default: 0, more: true } as const;
const place = { significant: 5 } as const;

export default defineCalculator({
  name: "Fence calculator",
  summary: "Posts, rails, pickets or panels, and bags of concrete for a fence, with gates, waste and cost.",

  inputs: {
    build: choice(
      "Fence type",
      { pickets: "Rails and pickets or boards", panels: "Ready-made panels", rails: "Rails only (split rail, ranch)" },
      { default: "pickets" },
    ),
    length: quantity("Fence length with gates", LENGTH, { ...long, example: 100, help: "All sides together." }),
    layout: choice(
      "Layout",
      { open: "A line with two ends", closed: "All the way around, closed" },
      { default: "open" },
    ),
    spacing: quantity("Most between posts", LENGTH, {
      unit: "ft",
      units: { ft: [0.5, 50], yd: [0.3, 20], m: [0.2, 15] },
      default: 8,
      help: "From center to center, or the width of a panel.",
    }),
    gates: count("Gates", { min: 0, max: 100, default: 0 }),
    gate_width: quantity("Gate width", LENGTH, { unit: "ft", units: { ft: [1, 40], m: [0.3, 12] }, default: 4 }),
    more_posts: count("More posts", {
      min: 0,
      max: 1000,
      default: 0,
      help: "For corners between two posts.",
    }),
    rails: count("Rails in a section", {
      min: 1,
      max: 10,
      default: 3,
      usual: [2, 3, 4],
      when: { build: ["pickets", "rails"] },
    }),
    picket: quantity("Picket width", LENGTH, { ...short, default: 5.5, when: { build: ["pickets"] } }),
    gap: quantity("Gap between pickets", LENGTH, {
      unit: "in",
      units: { in: [0, 24], mm: [0, 600], cm: [0, 60] },
      default: 0,
      help: "0 for a solid fence.",
      when: { build: ["pickets"] },
    }),
    waste: percent("Extra for waste", { min: 0, max: 100, default: 5, usual: [0, 5, 10] }),
    height: quantity("Height above ground", LENGTH, { unit: "ft", units: { ft: [1, 20], m: [0.3, 6] }, default: 6 }),
    depth: quantity("Depth of the holes", LENGTH, { ...hole, default: 24 }),
    diameter: quantity("Width of the holes", LENGTH, { ...hole, default: 10, help: "About three times the post." }),
    post: quantity("Thickness of a post", LENGTH, { ...short, default: 3.5, more: true, help: "3.5 in for a 4 × 4." }),
    bag_makes: quantity("Concrete from a bag", VOLUME, {
      unit: "ft3",
      units: { ft3: [0.05, 5], l: [1, 150] },
      default: 0.375,
      more: true,
      help: "0.375 cubic feet from 50 lb, 0.6 from 80 lb.",
    }),
    post_price: money("Price of a post", each),
    rail_price: money("Price of a rail", each),
    board_price: money("Price of a picket or panel", each),
    bag_price: money("Price of a bag of concrete", each),
    gate_price: money("Price of a gate", each),
  },

  outputs: {
    posts: count("Posts", { unit: "posts" }),
    sections: count("Sections", { unit: "sections" }),
    section_width: quantity("Width of each section", LENGTH, { as: "spacing", ...place }),
    rails_needed: count("Rails", { unit: "rails", optional: true }),
    pickets: count("Pickets", { unit: "pickets", optional: true }),
    panels: count("Panels", { unit: "panels", optional: true }),
    even_gap: quantity("Gap for an even fit", LENGTH, { as: "gap", ...place, optional: true }),
    post_length: quantity("Length of a post, at least", LENGTH, { as: "height", ...place }),
    bags: count("Bags of concrete", { unit: "bags" }),
    concrete: number("Concrete", { unit: "ft³", ...place }),
    concrete_m3: number("Concrete in cubic meters", { unit: "m³", ...place }),
    cost: money("Cost", { optional: true }),
  },
  primary: "posts",
  groups: {
    "To buy": ["posts", "rails_needed", "pickets", "panels", "bags"],
    "What it costs": ["cost"],
    Layout: ["sections", "section_width", "even_gap", "post_length"],
    Concrete: ["concrete", "concrete_m3"],
  },
  between: {
    net: quantity("Fence without gates", LENGTH, { as: "length", ...place }),
    laid: count("Pickets without the extra", { unit: "pickets", optional: true }),
    in_hole: number("Concrete in a hole", { unit: "ft³", ...place }),
  },
  formula: "posts = sections + gates + 1, without the 1 if the fence closes; sections = length ÷ spacing, rounded up",

  check: ({ post, diameter }) => ({
    diameter: post.times(2).gte(diameter.times(decimal(2).sqrt())) && "must be wide enough for the post",
  }),

  compute(given) {
    const { build, layout, length, spacing, gates, gate_width, more_posts, rails, picket, gap, waste } = given;
    const net = length.minus(gate_width.times(gates));
    if (net.lte(0)) return noAnswer("Enter a fence longer than its gates.");
    const sections = ceil(net.div(spacing));
    const posts = sections
      .plus(gates)
      .plus(layout === "open" ? 1 : 0)
      .plus(more_posts);
    const withExtra = (amount: Decimal) => ceil(amount.times(waste.plus(100)).div(100));
    const pitch = picket && gap ? picket.plus(gap) : undefined;
    const laid = pitch && gap?.gt(0) ? ceil(net.div(pitch)) : null;
    const even_gap = laid && picket ? net.div(laid).minus(picket) : null;
    const in_hole = given.diameter.pow(2).times(PI).div(4).minus(given.post.pow(2)).times(given.depth);
    const wanted = {
      posts,
      rails_needed: rails === undefined ? null : withExtra(sections.times(rails)),
      pickets: pitch ? withExtra(net.div(pitch)) : null,
      panels: build === "panels" ? withExtra(sections) : null,
      bags: ceil(in_hole.times(posts).div(given.bag_makes)),
    };
    const cost = costOf(wanted, given);
    return {
      ...wanted,
      net,
      sections,
      section_width: net.div(sections),
      laid,
      even_gap: even_gap?.gt(0) ? even_gap : null,
      post_length: given.height.plus(given.depth),
      in_hole: in_hole.div(VOLUME.ft3.factor),
      concrete: in_hole.times(posts).div(VOLUME.ft3.factor),
      concrete_m3: in_hole.times(posts),
      cost: cost.isZero() ? null : cost,
    };
  },

  sentence({ length }, { posts, rails_needed, pickets, panels, bags, cost }) {
    const parts = [posts, rails_needed, pickets, panels].map((part) => `${part ?? ""}`).filter((part) => part !== "");
    return `A fence of ${length} takes ${parts.join(", ")} and ${bags} of concrete${cost ? `, for ${cost}` : ""}.`;
  },

  working: ({ spacing, rails, picket, gap, waste, height, depth }, found) => [
    `Fence without gates: ${found.net}`,
    `Sections, ${found.net} ÷ ${spacing}, rounded up: ${found.sections}`,
    `Posts, one for each section and gate, and one for the end of an open line: ${found.posts}`,
    step`Each section: ${found.net} ÷ ${found.sections} = ${found.section_width}`,
    rails && `Rails, ${found.sections} with ${rails} each and ${waste} extra, rounded up: ${found.rails_needed ?? ""}`,
    picket && gap && `Pickets of ${picket} with gaps of ${gap} and ${waste} extra, rounded up: ${found.pickets ?? ""}`,
    optionalStep`Gap for an even fit, with ${found.laid}: ${found.even_gap}`,
    step`Length of a post: ${height} + ${depth} = ${found.post_length}`,
    step`Concrete: ${found.in_hole} a hole × ${found.posts} = ${found.concrete}`,
  ],

  notes: ({ gates }) => [
    gates.value > 0 &&
      "Gates count as openings between two posts. Each corner or gate may cut a section short, so lay out the posts on paper.",
  ],
});

type Wanted = { readonly [K in "posts" | "bags"]: Decimal } & {
  readonly [K in "rails_needed" | "pickets" | "panels"]: Decimal | null;
};
type Prices = { readonly [K in "post_price" | "rail_price" | "board_price" | "bag_price" | "gate_price"]: Decimal } & {
  readonly gates: number;
};

const costOf = (wanted: Wanted, prices: Prices): Decimal =>
  wanted.posts
    .times(prices.post_price)
    .plus(prices.rail_price.times(wanted.rails_needed ?? 0))
    .plus(prices.board_price.times(wanted.pickets ?? wanted.panels ?? 0))
    .plus(prices.bag_price.times(wanted.bags))
    .plus(prices.gate_price.times(prices.gates));
