import type { Content } from "#engine";
import type dueDate from "./due-date.ts";
import vectors from "./vectors.ts";

export default {
  title: "Due date calculator: how far along, and when",
  purpose:
    "Estimates your due date from your last period, conception, an IVF transfer, a scan or a due date you were given. Shows how many weeks and days pregnant you are on any day.",
  about: [
    "A positive test raises one question first: when? This calculator gives you a date to pencil in, and the week you are in today, counted the way your doctor or midwife counts.",
    "You will need that week number for nearly everything that follows: scheduling the first ultrasound, timing blood tests, planning your leave.",
  ],
  howToUse: [
    "When you call your doctor or midwife, give the week you are in, not the due date. Appointments are planned by weeks.",
    "Treat the due date as the middle of a window. Pack your hospital bag by week 36, and tell your family “early June” instead of a day.",
    "After your first ultrasound, come back and choose “Ultrasound scan”. Your doctor may move the date; use theirs from then on.",
  ],
  methodology: [
    "Counted from the first day of the last period, the baby is due after 280 days, or 40 weeks. In the formula, cycle is your usual cycle length, from the first day of one period to the day before the next: each day above 28 moves the due date one day later, and each day below, one day earlier.",
    "From conception it is 266 days. From an IVF transfer it is 266 days minus the embryo's age: 263 for a day-3 embryo and 261 for a day-5 one.",
    "With an ultrasound, we add 280 days to the day of the scan and subtract how far along you were.",
    "If you enter a due date, we count back from it: 280 days to the start of the pregnancy, and 266 to conception.",
    "The conception window is the six days that end with ovulation, two weeks into the pregnancy. Sex on any of those days can lead to pregnancy. After an IVF transfer, no window is shown.",
    "Weeks are counted from 280 days before the due date, whichever method you use. Weeks are full weeks: “12 weeks and 3 days” means that 87 days have passed.",
  ],
  assumptions: [
    "Days are counted, not months. The old rule of adding a year, going back three months and adding a week can be up to three days off.",
    "Your cycle is 28 days unless you change it, and ovulation comes 14 days before the next period.",
    "An embryo is 5 days old at transfer unless you change it. Fresh and frozen transfers count the same way.",
    "The second trimester begins at 14 full weeks, the third at 28, and full term at 39.",
    "The calendar of weeks counts full weeks: the row for week 12 runs from 12 weeks and 0 days to 12 weeks and 6 days.",
    "On the page, “Show weeks pregnant on” starts with today's date.",
  ],
  limitations: [
    "About one baby in twenty arrives on its due date, and most arrive within two weeks of it.",
    "Your doctor or midwife decides which date counts. An early scan can move it; after IVF it stays.",
    "Ovulation often comes some days earlier or later, and the conception window moves with it. It proves nothing about who the father is.",
    "Twins usually come earlier.",
    "It can't tell you how you or your baby are doing. Call your doctor if anything worries you.",
  ],
  example: {
    story: "Sofia's last period began on September 1, 2026. On November 20 her sister asks how far along she is.",
    outcome:
      "Sofia is eleven weeks and three days along, so this week she should schedule her first-trimester ultrasound, usually done between 11 and 14 weeks.",
    inputs: { last_period: "2026-09-01", day: "2026-11-20" },
  },
  mistakes: [
    "Entering the last day of your period. The count starts from the first day.",
    "Leaving 28 days when your cycle is 35. The due date would be a week too early.",
    "Counting months. Forty weeks is about nine months and a week.",
    "Switching methods every week. Once a scan has set the date, keep it.",
  ],
  questions: [
    {
      question: "Why do the weeks begin before conception?",
      answer:
        "Most people know when their last period began, and few know the day of conception. So on the day you conceive, you already count as two weeks pregnant, and a 40-week pregnancy lasts 38 weeks from conception.",
    },
    {
      question: "My cycle isn't 28 days. Does it matter?",
      answer: "Yes. With a 33-day cycle you ovulate about five days later, and the due date moves with it.",
    },
    {
      question: "How many weeks is each trimester?",
      answer:
        "The first runs through 13 weeks and 6 days, the second through 27 weeks and 6 days, and the third from 28 weeks to birth. That is the division of the American College of Obstetricians and Gynecologists.",
    },
    {
      question: "Why does another calculator give a date up to three days off?",
      answer:
        "It may use the old rule: from the last period, add a year, go back three months, and add a week. Months differ in length, so doctors count 280 days.",
    },
    {
      question: "Which is better, my last period or an ultrasound?",
      answer:
        "An ultrasound in the first 14 weeks is the most accurate, to within five to seven days. If it differs by more than that from your last period, the scan counts. After IVF the transfer date counts.",
    },
  ],
  next: [
    { slug: "date-add", why: "count weeks forward to a scan, a test or the start of leave." },
    { slug: "date-difference", why: "how many days are left." },
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
      title: "Wilcox, Dunson and Baird, The timing of the “fertile window” in the menstrual cycle, BMJ 321 (2000)",
      url: "https://doi.org/10.1136/bmj.321.7271.1259",
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
    "pregnancy week by week",
    "conception window",
  ],
  everydayWords: [
    "IVF transfer",
    "conceived",
    "LMP",
    "baby born, coming",
    "give birth",
    "trimester",
    "how far along",
    "gestational age",
    "positive test",
    "pregnancy",
  ],
  vectors,
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "Shows the conception window, and on the page a calendar of all weeks with trimesters and milestones. All other figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-24",
      what: "It can also start from a due date you were given, and counts back to conception and to the start of the pregnancy.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "From 42 weeks on, the answer begins with advice to call your midwife or doctor now. The help says that only a 5-day embryo is called a blastocyst.",
    },
  ],
} satisfies Content<typeof dueDate>;
