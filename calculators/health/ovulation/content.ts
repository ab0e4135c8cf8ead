import type { Content } from "#engine";
import type ovulation from "./ovulation.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ovulation calculator: fertile days and next periods",
  purpose:
    "Estimates the days on which you can conceive, the day you ovulate and when your next periods begin, from your last period and the length of your cycle.",
  about: [
    "If you want a baby, sex counts on six days of each cycle: the day of ovulation and the five days before. This page shows which days those probably are.",
    "It also shows your next six periods, for a vacation or a doctor's appointment.",
  ],
  howToUse: [
    "Enter the first day of your last period, the day on which the bleeding began.",
    "If your cycles differ by more than a few days, choose “Shorter and longer”. Note the length of at least six cycles first.",
    "To conceive, have sex every day or every other day within the fertile days.",
    "An ovulation test from the pharmacy is more exact than any calendar. Begin to test on the first fertile day.",
  ],
  methodology: [
    "The next period is expected one cycle after the last. Ovulation comes about 14 days before the next period, whatever the length of the cycle.",
    "The fertile days are the day of ovulation and the five days before, as Wilcox and others found in 625 cycles. In that study, sex five days before ovulation led to pregnancy in 10% of cycles, and on the day of ovulation in 33%.",
    "For cycles that vary, the calendar rule takes 18 from the shortest cycle and 11 from the longest. The results are the first and the last fertile day of the cycle.",
    "If you conceive on the day of ovulation, your baby is due 266 days later.",
  ],
  assumptions: [
    "Your cycle has 28 days, and 14 days pass from ovulation to the next period, unless you change these.",
    "The first day of bleeding is day 1 of the cycle.",
  ],
  limitations: [
    "Don't use it as birth control. Ovulation comes earlier or later than expected even in regular cycles.",
    "In only about 30% of women do all fertile days lie between days 10 and 17 of the cycle.",
    "It doesn't work while you use the pill or another hormone, while you breastfeed, soon after a birth, or near menopause.",
    "If you have tried for a year, or for six months from the age of 35, talk with a doctor. Help is available.",
    "We could read the chances of the other four fertile days only in quotations that differ, so they are left out.",
  ],
  example: {
    story: "Lena's last period began on November 2, 2026. Her cycles have 30 days.",
    outcome: "Lena and her partner keep the week before November 18 free.",
    inputs: { last_period: "2026-11-02", cycle_length: 30 },
  },
  mistakes: [
    "Counting from the last day of the period. The count starts with the first day of bleeding.",
    "Waiting for the day of ovulation. The days before it count as much, because sperm live up to five days.",
    "Taking day 14 for granted. In a 35-day cycle, ovulation comes around day 21.",
  ],
  questions: [
    {
      question: "When do I ovulate in a 28-day cycle?",
      answer: "About 14 days before the next period, which is two weeks after the first day of the last one.",
    },
    {
      question: "How do I know that I ovulate?",
      answer:
        "The fluid from your vagina becomes clear and stretchy, like egg white. A day later your temperature rises a little. A test shows it one or two days ahead.",
    },
    {
      question: "My period is late. Am I pregnant?",
      answer:
        "Maybe. A pregnancy test is reliable from the first day of the missed period. Stress, illness and travel can also delay a period.",
    },
    {
      question: "Can I get pregnant during my period?",
      answer: "Yes. With a short cycle, the fertile days can begin while you still bleed.",
    },
    {
      question: "Can I choose the sex of the baby with the day?",
      answer: "No. The study of Wilcox found no link between the day and the sex of the baby.",
    },
  ],
  next: [
    { slug: "due-date", why: "how far along you are once a test is positive." },
    { slug: "date-add", why: "count days forward from any date." },
  ],
  related: ["due-date", "date-add", "date-difference"],
  sources: [
    {
      title: "Wilcox, Weinberg and Baird, Timing of sexual intercourse in relation to ovulation, NEJM 333 (1995)",
      url: "https://doi.org/10.1056/NEJM199512073332301",
      place: "abstract",
      read: "2026-11-27",
    },
    {
      title: "Wilcox, Dunson and Baird, The timing of the “fertile window” in the menstrual cycle, BMJ 321 (2000)",
      url: "https://doi.org/10.1136/bmj.321.7271.1259",
    },
    {
      title:
        "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date (2017)",
      url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    },
    { title: "Tua Saúde, Fertile Window Calculator & Calendar", url: "https://www.tuasaude.com/en/fertile-window/" },
  ],
  synonyms: [
    "fertile window",
    "fertile days",
    "period calculator",
    "next period",
    "menstrual cycle",
    "fertility calendar",
    "trying to conceive",
    "safe days",
  ],
  everydayWords: ["fertile", "period", "ovulate", "conceive", "cycle"],
  inputWords: { last_period: "LMP, when bleeding began", cycle_length: "Days between periods" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ovulation>;
