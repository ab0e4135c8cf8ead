// What people come for, as questions, and what a person does on the page to answer each.
import type { Page } from "@playwright/test";

/** Does things by what a person reads, and counts them. */
export class Hand {
  actions = 0;
  constructor(private readonly page: Page) {}

  fill(name: string, text: string) {
    this.actions++;
    return this.#field(name).fill(text);
  }
  choose(name: string, option: string) {
    this.actions++;
    return this.#field(name).selectOption({ label: option });
  }
  press(role: "button" | "radio", name: string) {
    this.actions++;
    return this.page.getByRole(role, { name, exact: true }).click();
  }
  unfold() {
    this.actions++;
    return this.page.getByText("More options", { exact: true }).click();
  }
  /** The answer has the name of its figure, which may be that of a field while the form is still taken over. */
  #field(name: string) {
    return this.page.getByLabel(name, { exact: true }).and(this.page.locator("input, select, textarea"));
  }
}

export type Task = {
  readonly ask: string;
  readonly on: string;
  readonly most: number;
  readonly act: (hand: Hand) => Promise<void>;
  /** Worked out by hand, or as a book has it. */
  readonly answer: RegExp;
};

export const TASKS: readonly Task[] = [
  {
    ask: "What is the body mass index at 5'11\" and 180 lb?",
    on: "bmi",
    most: 5,
    act: async (hand) => {
      await hand.press("radio", "ft in");
      await hand.fill("Height, feet", "5");
      await hand.fill("Height, inches", "11");
      await hand.press("radio", "lb");
      await hand.fill("Weight", "180");
    },
    answer: /^25\.1$/,
  },
  {
    ask: "How many centimeters are 5 ft 7 in?",
    on: "length",
    most: 3,
    act: async (hand) => {
      await hand.choose("From", "Inches (in)");
      await hand.fill("Length", "5'7\"");
      await hand.choose("To", "Centimeters (cm)");
    },
    answer: /^170\.18 cm$/,
  },
  {
    ask: "Who pays what of a bill of $100, with $20, $35 and $45?",
    on: "bill-split",
    most: 4,
    act: async (hand) => {
      await hand.press("radio", "By what each person had");
      await hand.fill("Amount or share 1", "20");
      await hand.fill("Amount or share 2", "35");
      await hand.fill("Amount or share 3", "45");
    },
    answer: /^Anna: \$20\.00/,
  },
  {
    ask: "What clears $6,000 at 24% in 18 months?",
    on: "credit-card-payoff",
    most: 4,
    act: async (hand) => {
      await hand.press("radio", "Pay it off by a certain time");
      await hand.fill("Card balance", "6000");
      await hand.fill("Interest rate", "24");
      await hand.fill("Pay off in", "18");
    },
    // 6000 × 0.02 ÷ (1 − 1.02^−18)
    answer: /^\$400\.21$/,
  },
  {
    ask: "What is the GPA of an A with 3 credits and a B with 3?",
    on: "gpa",
    most: 6,
    act: async (hand) => {
      await hand.press("button", "Remove row 4");
      await hand.press("button", "Remove row 3");
      await hand.fill("Grade 1", "A");
      await hand.fill("Grade 2", "B");
      await hand.fill("Credits 2", "3");
    },
    answer: /^3\.50$/,
  },
  {
    ask: "What does an extra $200 a month do to a mortgage?",
    on: "mortgage",
    most: 2,
    act: async (hand) => {
      await hand.unfold();
      await hand.fill("Extra monthly payment", "200");
    },
    // $408,142.36 of interest without it, $302,713.69 with it
    answer: /^\$105,428\.67$/,
  },
  {
    ask: "By how many percent is 65 less than 80?",
    on: "percentage-change",
    most: 1,
    act: (hand) => hand.fill("Second (new) number", "65"),
    answer: /^-18\.75%$/,
  },
  {
    ask: "How heavy is a cup of butter?",
    on: "cooking",
    most: 2,
    act: async (hand) => {
      await hand.fill("Amount", "1");
      await hand.choose("Ingredient", "Butter");
    },
    answer: /^227 g$/,
  },
  {
    ask: "Can I afford a home for $450,000 on $85,000 a year with 10% down?",
    on: "house-affordability",
    most: 4,
    act: async (hand) => {
      await hand.fill("Annual income", "85000");
      await hand.fill("Monthly debt payments", "0");
      await hand.press("radio", "A percentage of the price");
      await hand.fill("Down payment", "10");
    },
    // 28% of 85,000 ÷ 12 is 1,983.33; a month each 1 of the price costs 0.9 × (0.0063207 + 0.61% ÷ 12) + 1.29% ÷ 12
    answer: /^\$274,657\.60$/,
  },
  {
    ask: "How many working days until Christmas, without public holidays?",
    on: "business-days",
    most: 2,
    act: async (hand) => {
      await hand.fill("End date", "2026-12-25");
      await hand.choose("Public holidays", "United States, federal");
    },
    // From Friday, November 20: 1 + 4 weeks of 5 + 4, less Thanksgiving.
    answer: /^24 days$/,
  },
  {
    ask: "What is $100 of June 1990 worth today?",
    on: "inflation",
    most: 1,
    act: (hand) => hand.fill("Amount", "100"),
    // CPI-U: 129.9 in June 1990, 334.98 in August 2026
    answer: /^\$257\.88$/,
  },
  {
    ask: "What does a single person take home of $90,000 in 2026?",
    on: "income-tax",
    most: 1,
    act: (hand) => hand.fill("Income", "90000"),
    // 90,000 less 10% of 12,400, 12% of 38,000, 22% of 23,500 and 7.65% of 90,000
    answer: /^\$72,145\.00$/,
  },
  {
    ask: "What is the GPA of an honors A and an AP B?",
    on: "gpa",
    most: 7,
    act: async (hand) => {
      await hand.press("button", "Remove row 4");
      await hand.press("button", "Remove row 3");
      await hand.choose("Level 1", "Honors");
      await hand.fill("Grade 1", "A");
      await hand.choose("Level 2", "AP");
      await hand.fill("Grade 2", "B");
      await hand.fill("Credits 2", "3");
    },
    // (4.5 + 4) ÷ 2
    answer: /^4\.25$/,
  },
  {
    ask: "How much paint do three rooms take?",
    on: "paint",
    most: 7,
    act: async (hand) => {
      await hand.press("radio", "Several rooms");
      for (const [row, [length, width]] of [
        ["14", "12"],
        ["11", "10"],
        ["10", "9"],
      ].entries()) {
        await hand.fill(`Length ${row + 1}`, length ?? "");
        await hand.fill(`Width ${row + 1}`, width ?? "");
      }
    },
    // 2 coats on 2 × (26 + 21 + 19) × 8 = 1,056 sq ft, 350 to the gallon: 6.03
    answer: /^6 cans of 1 gallon and 1 quart$/,
  },
  {
    ask: "What do I need on a final worth 25% for a B, with 79% so far?",
    on: "final-grade",
    most: 4,
    act: async (hand) => {
      await hand.fill("Current grade", "79");
      await hand.fill("Weight of the final", "25");
      await hand.press("radio", "A letter");
      await hand.choose("Letter you want", "B");
    },
    // (80 - 79 × 0.75) ÷ 0.25
    answer: /^83%$/,
  },
  {
    ask: "Which debt first, with $200 a month for two?",
    on: "debt-payoff",
    most: 11,
    act: async (hand) => {
      await hand.press("button", "Remove row 3");
      for (const [row, cells] of [
        ["Bank", "1000", "24", "100"],
        ["Ann", "300", "0", ""],
      ].entries()) {
        for (const [i, name] of ["Name", "Balance", "Rate %", "Payment"].entries())
          await hand.fill(`${name} ${row + 1}`, cells[i] ?? "");
      }
      await hand.press("radio", "One amount for all debts");
      await hand.fill("Total each month", "200");
    },
    // Bank, 2% a month, 200 paid: 1,000 → 820 → 636.40 → 449.13 → 258.11 → 63.27 → 0, and Ann gets the rest
    answer: /^Pay Bank first: debt-free in 7 months$/,
  },
  {
    ask: "What is $30 an hour in a year?",
    on: "salary",
    most: 1,
    act: (hand) => hand.fill("Pay amount", "30"),
    // 30 × 40 × 52
    answer: /^\$62,400\.00$/,
  },
  {
    ask: "Which paint is it for walls of 12 by 14 feet?",
    on: "paint",
    most: 3,
    act: async (hand) => {
      await hand.fill("Length", "14");
      await hand.fill("Width", "12");
      await hand.fill("Wall height", "8");
    },
    // 2 × 26 × 8 × 2 ÷ 350 = 2.38: more than a quart above two gallons
    answer: /^3 cans$/,
  },
];
