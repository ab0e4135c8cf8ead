import type { Content } from "#engine";
import type colorContrast from "./color-contrast.ts";
import vectors from "./vectors.ts";

export default {
  title: "Color contrast checker: WCAG ratio, AA and AAA",
  purpose:
    "Checks the contrast of text and background by WCAG 2.2, for AA and AAA, and finds the nearest color that passes.",
  about: [
    "Gray text on white looks elegant to its designer and is unreadable for many others: on a phone in the sun, with older eyes, or with low vision. WCAG puts a number on it.",
    "Public bodies in the US, the European Union and Britain must meet level AA on their sites, and shops and banks in the Union too. This page says whether two colors do.",
  ],
  howToUse: [
    "Enter both colors as in your style sheet: #1a73e8, rgb(26, 115, 232) or hsl(214, 82%, 51%).",
    "If they fail, take the nearest color. It has the hue of yours, moved toward black or white only as far as needed.",
    "Choose “AA for large text, icons and controls” for headings of 24 pixels, or 18.66 pixels in bold, and for borders of fields, icons and lines of charts.",
  ],
  methodology: [
    "Each channel from 0 to 255 becomes a share of light: the share c of 255 is divided by 12.92 up to 0.04045; above that it is ((c + 0.055) ÷ 1.055)^2.4.",
    "The luminance L adds red, green and blue by how bright they look: 0.2126, 0.7152 and 0.0722. The contrast is the lighter luminance plus 0.05, divided by the darker plus 0.05. It runs from 1:1 to 21:1.",
    "Whether a color passes is decided before rounding: #777777 on white is 4.478:1 and fails AA.",
    "For the nearest color, the text color is mixed with black and with white in steps of 1 in 255, and the first that passes is taken.",
  ],
  assumptions: [
    "Both colors are opaque and in sRGB, as colors on the web are unless they say otherwise.",
    "AA asks for 4.5:1, or 3:1 for large text (1.4.3) and for controls and graphics (1.4.11). AAA asks for 7:1, or 4.5:1 for large text (1.4.6).",
  ],
  limitations: [
    "Transparent colors and gradients aren't read. Pick the lightest and the darkest point of the background with an eyedropper.",
    "OKLCH and color names aren't read.",
    "The ratio is the law's measure and not the eye's: light text on dark often reads worse than its number says.",
    "Few printed ratios could be read, so two vectors are worked out by hand.",
  ],
  example: {
    story: "Sam's footer has links in #8a8a8a on white, and an audit complains.",
    outcome: "The links fail AA. Sam takes the nearest gray that passes, and the audit is quiet.",
    inputs: { color: "#8a8a8a", background: "#ffffff", goal: "aa" },
  },
  mistakes: [
    "Rounding 4.48 up to 4.5 and calling it a pass.",
    "Checking the text at rest and forgetting its color on hover, in errors and in placeholders.",
    "Showing links by color alone. They need 3:1 to the text around them, or an underline.",
  ],
  questions: [
    {
      question: "What is a good contrast ratio?",
      answer: "Take 4.5:1 as the least for text, and 7:1 or more for long reading. Black on white has 21:1.",
    },
    {
      question: "Which gray passes on white?",
      answer: "For AA, #767676 is the lightest. For AAA, it is #595959, and for large text #949494.",
    },
    { question: "Does it matter which color is the text?", answer: "Not for the ratio: it is the same both ways." },
    {
      question: "Do logos and disabled buttons count?",
      answer: "No. WCAG leaves out logos, decoration and controls that can't be used at the moment.",
    },
  ],
  next: [
    { slug: "number-base", why: "hexadecimal digits such as 8a." },
    { slug: "ratio", why: "other ratios." },
  ],
  related: ["number-base", "ratio", "ip-subnet"],
  sources: [
    {
      title: "W3C, Web Content Accessibility Guidelines (WCAG) 2.2",
      url: "https://www.w3.org/TR/WCAG22/",
      read: "2026-11-27",
    },
    { title: "W3C, CSS Color Module Level 4", url: "https://www.w3.org/TR/css-color-4/" },
  ],
  synonyms: [
    "WCAG contrast",
    "contrast ratio",
    "accessibility color",
    "color accessibility",
    "AA contrast",
    "relative luminance",
  ],
  everydayWords: ["readable", "accessible", "hex color", "WCAG", "gray text", "a11y"],
  inputWords: { color: "Foreground", goal: "Level" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof colorContrast>;
