import type { Content } from "#engine";
import type dueDate from "./due-date.ts";
import vectors from "./vectors.ts";

export default {
  title: "Due date calculator: how far, and when",
  purpose:
    "Estimates the day on which a baby is due, from the last period, conception, an embryo transfer or an ultrasound scan, and tells how far the pregnancy is on any day.",
  methodology: [
    "From the last period it is 280 days to the due date, that is 40 weeks. A cycle longer or shorter than 28 days moves it by the difference.",
    "From conception it is 266 days. From the transfer of an embryo it is 266 days less the age of the embryo: 263 days for one of 3 days, 261 for one of 5.",
    "From an ultrasound scan it is 280 days less the age that was found.",
    "Weeks are counted from 280 days before the due date, whichever way it was found. The first week is week 0, so 12 weeks and 3 days are 87 days.",
  ],
  assumptions: [
    "Days are counted, not months. Going three months back and seven days on by the calendar gives a day up to three days off.",
    "A cycle has 28 days unless you say otherwise, and ovulation is 14 days before the next period.",
    "An embryo is 5 days old at its transfer unless you say otherwise. Fresh and frozen ones count alike.",
    "The second trimester begins with 14 full weeks and the third with 28. Full term begins with 39.",
    "On the page the day asked about begins as your own day.",
  ],
  limitations: [
    "About one baby in twenty comes on its due date, and most come within two weeks of it.",
    "Your midwife or doctor decides which day counts. An early scan can move it, and after a transfer it stays.",
    "Twins usually come earlier.",
    "It says nothing about how you or the baby are.",
  ],
  example: {
    story: "A last period began on 1 September 2026. How far is it on 20 November?",
    inputs: { last_period: "2026-09-01", day: "2026-11-20" },
  },
  questions: [
    {
      question: "Why do the weeks begin before conception?",
      answer:
        "Because the last period is a day that people know, and conception seldom is. So at conception two weeks are already counted, and a pregnancy of 40 weeks lasts 38.",
    },
    {
      question: "My cycle is not 28 days. Does it matter?",
      answer:
        "Yes. With a cycle of 33 days ovulation is about five days later, and so is the due date. Give the length of your cycle, and the weeks are counted accordingly.",
    },
    {
      question: "Why does another calculator give a day that differs by up to three days?",
      answer:
        "It may go by calendar months: three back, seven days on. Months have different lengths, and the result is between 280 and 283 days from the last period. Doctors count 280 days.",
    },
    {
      question: "When does the third trimester begin?",
      answer:
        "With 28 full weeks, by the American College of Obstetricians and Gynecologists. Some books begin it a week or so earlier.",
    },
    {
      question: "Which is better, the last period or a scan?",
      answer:
        "A scan in the first 14 weeks is the most exact, within five to seven days. If it differs more than that from the last period, the scan counts. After IVF the day of the transfer counts.",
    },
  ],
  related: ["date-add", "date-difference", "age"],
  sources: [
    {
      title:
        "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date (2017)",
      url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    },
    {
      title:
        "American College of Obstetricians and Gynecologists, Committee Opinion 579, Definition of Term Pregnancy (2013)",
      url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2013/11/definition-of-term-pregnancy",
    },
    {
      title: "American College of Obstetricians and Gynecologists, How Your Fetus Grows During Pregnancy",
      url: "https://www.acog.org/womens-health/faqs/how-your-fetus-grows-during-pregnancy",
    },
  ],
  synonyms: [
    "EDD",
    "pregnancy calculator",
    "Naegele's rule",
    "gestational age",
    "LMP",
    "weeks pregnant",
    "IVF due date",
    "conception date",
    "trimester",
    "estimated date of delivery",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "From 42 weeks on, an urgent word comes first: to call the midwife or doctor. The help for an embryo says that only one of 5 days is called a blastocyst.",
    },
  ],
} satisfies Content<typeof dueDate>;
