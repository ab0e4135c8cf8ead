// Twelve more that people come for, some of them in a region of their own.
import type { Task } from "./tasks.ts";

export const FURTHER_TASKS: readonly Task[] = [
  {
    ask: "What is the EMI on ₹25 lakh at 8.4% for 20 years?",
    on: "loan?region=en-IN",
    most: 4,
    act: async (hand) => {
      await hand.fill("Loan amount", "25 lakh");
      await hand.press("radio", "years");
      await hand.fill("Number of EMIs", "20");
      await hand.fill("Interest rate", "8.4");
    },
    // 2,500,000 × 0.007 ÷ (1 − 1.007^−240)
    answer: /^₹21,537\.61$/,
  },
  {
    ask: "What does a £300,000 home cost a month with a deposit of 10%, at 4.5% over 25 years?",
    on: "mortgage?region=en-GB",
    most: 4,
    act: async (hand) => {
      await hand.fill("Home price", "300k");
      await hand.fill("Deposit", "10");
      await hand.fill("Interest rate", "4.5");
      await hand.fill("Loan term", "25");
    },
    // 270,000 × 0.00375 ÷ (1 − 1.00375^−300)
    answer: /^£1,500\.75$/,
  },
  {
    ask: "What is the payment on a $28,000 car with $3,000 down, at 6% for 6 years, without tax?",
    on: "auto-loan",
    most: 6,
    act: async (hand) => {
      await hand.fill("Car price", "28000");
      await hand.fill("Down payment", "3000");
      await hand.fill("Sales tax rate", "0");
      await hand.fill("Interest rate", "6");
      await hand.press("radio", "years");
      await hand.fill("Loan term", "6");
    },
    // 25,000 × 0.005 ÷ (1 − 1.005^−72)
    answer: /^\$414\.32$/,
  },
  {
    ask: "What does each of 4 people pay of $58.40 with a tip of 20%?",
    on: "tip",
    most: 3,
    act: async (hand) => {
      await hand.fill("Bill", "58.40");
      await hand.press("button", "20%");
      await hand.fill("People", "4");
    },
    // 58.40 × 1.2 ÷ 4
    answer: /^\$17\.52$/,
  },
  {
    ask: "What is 30% off $79.99?",
    on: "discount",
    most: 2,
    act: async (hand) => {
      await hand.fill("Original price", "79.99");
      await hand.fill("Discount", "30");
    },
    // 79.99 × 0.7 = 55.993
    answer: /^\$55\.99$/,
  },
  {
    ask: "What is 15% of 240?",
    on: "percentage",
    most: 2,
    act: async (hand) => {
      await hand.fill("Percentage", "15");
      await hand.fill("Number (the whole)", "240");
    },
    answer: /^36$/,
  },
  {
    ask: "How long is it from 8:30 in the morning to 5:15 in the afternoon?",
    on: "time-duration",
    most: 2,
    act: async (hand) => {
      await hand.fill("Start time", "8:30a");
      await hand.fill("End time", "5:15p");
    },
    answer: /^8:45/,
  },
  {
    ask: "What pace is 5 km in 27:30?",
    on: "pace",
    most: 3,
    act: async (hand) => {
      await hand.press("radio", "km");
      await hand.fill("Distance", "5");
      await hand.fill("Time", "27:30");
    },
    answer: /^5:30/,
  },
  {
    ask: "What is 3/8 + 1/4?",
    on: "fraction",
    most: 2,
    act: async (hand) => {
      await hand.fill("First fraction", "3/8");
      await hand.fill("Second fraction", "1/4");
    },
    answer: /^5\/8$/,
  },
  {
    ask: "How many bags of concrete does a slab of 12 by 10 feet, 4 inches thick, take?",
    on: "concrete",
    most: 3,
    act: async (hand) => {
      await hand.fill("Length", "12");
      await hand.fill("Width", "10");
      await hand.fill("Thickness", "4");
    },
    // 12 × 10 ÷ 3 × 1.1 = 44 cubic feet, 0.6 to the bag of 80 lb: 73.3
    answer: /^74 /,
  },
  {
    ask: "What is £150 without VAT?",
    on: "vat?region=en-GB",
    most: 2,
    act: async (hand) => {
      await hand.choose("What do you want to find?", "Price without VAT");
      await hand.fill("Price with VAT", "150");
    },
    // 150 ÷ 1.2
    answer: /^£125\.00$/,
  },
  {
    ask: "What has to be saved each month for $20,000 in 3 years, at 4%?",
    on: "savings-goal",
    most: 3,
    act: async (hand) => {
      await hand.fill("Savings goal", "20000");
      await hand.fill("Interest rate", "4");
      await hand.fill("Years", "3");
    },
    // 20,000 × 0.04 ÷ 12 ÷ ((1 + 0.04 ÷ 12)^36 − 1)
    answer: /^\$523\.81$/,
  },
];
