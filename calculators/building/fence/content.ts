import type { Content } from "#engine";
import type fence from "./fence.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fence calculator: posts, rails, pickets, concrete",
  purpose:
    "Calculates how many posts, rails, pickets or panels and bags of concrete a fence takes, with gates, waste and what it costs.",
  about: [
    "You have measured the yard, and the lumber yard wants numbers. Enter the length, the distance between posts and the gates, and you get the list to buy.",
    "It works for privacy fences and picket fences, for panels from the home center, and for split rail fences that have rails only.",
  ],
  howToUse: [
    "Add up all sides with the gates, and choose whether the fence closes on itself. A fence that begins and ends at the house is a line with two ends.",
    "For panels, enter the width of a panel as the distance between posts.",
    "Add a post for each corner that doesn't fall on a post. If you like, calculate each side as a line of its own and leave out the posts that two sides share.",
    "Prices are under “More options”. Leave one at 0 to leave it out.",
  ],
  methodology: [
    "The gates are taken off the length. The rest is divided by the distance between posts and rounded up, which gives the sections. They all come out equally wide.",
    "Each section and each gate has a post at its end, and a line needs one more at its beginning. A closed fence doesn't.",
    "Rails are the sections times the rails in each. Pickets are the length without gates, divided by a picket and a gap. Both get the extra and are rounded up.",
    "Concrete fills each hole around a square post, as a cylinder less the post. The sum for all posts is divided by what a bag makes, and rounded up.",
  ],
  assumptions: [
    "The ground is level. On a slope, measure along the ground.",
    "Pickets run across the front of the posts without a break. If they sit between the posts, you need fewer.",
    "The gap for an even fit is the one that fills the length with whole pickets, each with one gap.",
    "Gates come ready-made. Their boards aren't counted.",
    "A 50 lb bag makes 0.375 cubic feet, and the hole is filled to the top.",
  ],
  limitations: [
    "We found no standard for the count, so the rule here is our own and shown in full. Some builders add two posts for each gate.",
    "It doesn't say how deep the posts must go. Go below the frost line of your place, and at least a quarter to a third of the post.",
    "Ask for permits and call 811 (in the US) before you dig.",
  ],
  example: {
    story: "Dana fences one side of her yard: 100 feet, with one gate of 4 feet and posts 8 feet apart.",
    outcome: "She buys 14 posts, 38 rails, 220 pickets and 35 bags of concrete.",
    inputs: { length: 100, gates: 1 },
  },
  mistakes: [
    "Forgetting the last post. 100 feet at 10 feet are 10 sections, but 11 posts.",
    "Taking a picket for 6 inches wide. A 1 × 6 board measures 5 1/2 inches.",
    "Buying rails shorter than the distance between the centers of the posts.",
    "Leaving out the buried part. A fence of 6 feet takes posts of 8 feet or more.",
  ],
  questions: [
    {
      question: "How many fence posts do I need for 100 feet?",
      answer: "At 8 feet apart, 100 feet are 13 sections and 14 posts. All the way around a yard, 13 posts are enough.",
    },
    {
      question: "How many pickets are in an 8-foot section?",
      answer: "17.5 boards of 5 1/2 inches without gaps, or 12 with gaps of 2 1/2 inches.",
    },
    {
      question: "How many rails does a fence need?",
      answer: "Two for a fence up to about 4 feet high, and three for 6 feet, so that the boards stay straight.",
    },
    {
      question: "How much concrete goes around a fence post?",
      answer:
        "A hole 10 inches wide and 24 inches deep takes 0.92 cubic feet around a 4 × 4, which is 2.5 bags of 50 lb or 1.5 of 80 lb.",
    },
    {
      question: "How wide should the hole be?",
      answer: "Makers of concrete say three times the width of the post: 10 to 12 inches for a 4 × 4.",
    },
  ],
  next: [
    { slug: "concrete", why: "larger footings and slabs." },
    { slug: "board-foot", why: "lumber by the board foot." },
    { slug: "paint", why: "stain or paint for both sides." },
  ],
  related: ["concrete", "board-foot", "paint", "feet-inches"],
  sources: [
    {
      title: "Hammerzone, Calculating picket spacing",
      url: "http://hammerzone.com/archives/landscape/fence/basic1/section8.htm",
      read: "2026-11-27",
    },
    {
      title: "QUIKRETE, Setting posts in concrete",
      url: "https://www.quikrete.com/athome/settingposts.asp",
      read: "2026-11-27",
    },
    {
      title: "Single Family Home Remodeling, The right wood fence",
      url: "http://www.single-family-home-remodeling.com/wood-fence.html",
      read: "2026-11-27",
    },
  ],
  synonyms: ["fence post calculator", "fence panels", "picket fence", "privacy fence", "split rail fence", "fencing"],
  everydayWords: ["fencing", "posts", "pickets", "panels", "yard", "backyard", "quikrete"],
  inputWords: { spacing: "Feet apart", length: "Feet of fence", picket: "Board" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof fence>;
