import type { Vectors } from "#engine";
import type colorContrast from "./color-contrast.ts";

export default [
  {
    title: "W3C, Web Content Accessibility Guidelines (WCAG) 2.2",
    url: "https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio",
    read: "2026-11-27",
    by: "law",
    place: "contrast ratio: from 1 to 21; relative luminance: 0 for darkest black and 1 for lightest white",
    rows: [
      ["black on white", { color: "#000000" }, { ratio: "21", color_luminance: "0", background_luminance: "1" }, { edge: "The most there is" }],
      ["white on white", { color: "#fff" }, { ratio: "1", verdict: "Fail" }, { edge: "The least there is" }],
    ],
  },
  {
    title: "Shopify, Liquid filters, color_contrast",
    url: "https://shopify.dev/docs/api/liquid/filters/color_contrast",
    read: "2026-11-27",
    place: "example: 3.0",
    rows: [["#E800B0 and #D9D8FF", { color: "#E800B0", background: "#D9D8FF" }, { ratio: "3.0" }]],
  },
  {
    title: "Open DevTools, wcag-color",
    url: "https://www.npmjs.com/package/@opendevtools/wcag-color",
    read: "2026-11-27",
    by: "software",
    place: "example of ratio",
    rows: [["hsl(210, 100%, 40%) on #ffffff", { color: "hsl(210, 100%, 40%)" }, { ratio: "5.57", aa: "Pass", aaa: "Fail" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "A gray has the luminance of its channel: ((118 ÷ 255 + 0.055) ÷ 1.055)^2.4 = 0.1812, and 1.05 ÷ 0.2312 = 4.54",
        { color: "#767676" },
        { ratio: "4.54", verdict: "Pass" },
        { edge: "The lightest gray that passes AA on white" },
      ],
      [
        "((119 ÷ 255 + 0.055) ÷ 1.055)^2.4 = 0.1845, and 1.05 ÷ 0.2345 = 4.48, less than 4.5; a step darker is #767676",
        { color: "#777777" },
        { ratio: "4.48", verdict: "Fail", nearest: "#767676" },
      ],
    ],
  },
] satisfies Vectors<typeof colorContrast>;
