// A made-up owner's site, for the tests of what an owner can change.
import { defineSite } from "#site";

export default defineSite({
  name: "Harbor Credit Union",
  contact: "hello@harbor.example",
  tagline: "Work out a loan, a budget or a savings plan with Harbor Credit Union.",
  region: "de-DE",
  theme: {
    accent: "#14417b",
    font: 'Georgia, "Times New Roman", serif',
    radius: 10,
    logo: "site/logo.svg",
    icon: "site/icon.svg",
  },
  calculators: {
    only: [
      ...[
        "loan",
        "auto-loan",
        "mortgage",
        "mortgage-payoff",
        "savings-goal",
        "compound-interest",
        "credit-card-payoff",
      ],
      ...["debt-to-income", "percentage", "inflation", "membership"],
    ],
    first: ["loan", "savings-goal", "harbor-dividend"],
    closed: ["mortgage-payoff"],
  },
  categories: {
    membership: {
      name: "Membership",
      description: "What your shares and certificates at Harbor Credit Union pay.",
      disclaimer: "An estimate. Your account statement has the exact figures.",
      before: "finance",
    },
  },
  home: {
    heading: "Plan it before you sign it",
    words: "Figures for members of Harbor Credit Union, with every step shown.",
  },
  header: [{ text: "Harbor.example", href: "https://harbor.example/" }],
  footer: [{ text: "Branches", href: "https://harbor.example/branches" }],
  pages: { privacy: "site/privacy.md", imprint: "site/imprint.md" },
  security: "security@harbor.example",
  analytics: { goatcounter: "https://harbor.goatcounter.example" },
});
