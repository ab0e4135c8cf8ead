import type { Content } from "#engine";
import type dueDate from "./due-date.ts";
import vectors from "./vectors.ts";

export default {
  title: "Due date calculator: how far along, and when",
  purpose:
    "Estimates your due date from your last period, conception, an IVF transfer or a scan. You can also start from a due date you were given. Shows how many weeks and days pregnant you are on any day.",
  about: [
    "A positive test raises one question first: when is the baby due? This calculator estimates the date. It also shows which week you are in today, counted the way your doctor or midwife counts.",
    "You need the week number to schedule your first ultrasound, time blood tests and plan your leave.",
  ],
  howToUse: [
    "When you call your doctor or midwife, give the week you are in, not the due date. Appointments are planned by weeks.",
    "The due date is only an estimate. Tell your family “early June” instead of an exact day, and pack your hospital bag by week 36.",
    "After your first ultrasound, your doctor may change the due date. If so, choose “Due date I was given” and enter the new date.",
  ],
  methodology: [
    "The baby is due 280 days, or 40 weeks, after the first day of your last period. In the formula, cycle is your usual cycle length in days. Each day above 28 moves the due date one day later. Each day below 28 moves the due date one day earlier.",
    "If you enter a conception date, the baby is due 266 days later.",
    "For an IVF transfer, we subtract the age of the embryo from 266 days. With a 5-day embryo, the baby is due 261 days after the transfer. With a 3-day embryo, the baby is due 263 days after the transfer.",
    "With an ultrasound, we add 280 days to the day of the scan and subtract how far along you were on that day.",
    "If you enter a due date, we count back 280 days to the start of the pregnancy and 266 days to conception.",
    "The conception window is the six days when sex can lead to pregnancy: the day of ovulation and the five days before. We assume that you ovulate 266 days before the due date. After an IVF transfer, no window is shown.",
    "With every method, the pregnancy is counted from 280 days before the due date. “12 weeks and 3 days” means that 87 days have passed since the start.",
  ],
  assumptions: [
    "Your cycle is 28 days unless you change it, and ovulation comes 14 days before the next period.",
    "An embryo is 5 days old at transfer unless you change it. Fresh and frozen transfers count the same way.",
    "The second trimester begins at 14 weeks, the third trimester at 28 weeks, and full term at 39 weeks.",
  ],
  limitations: [
    "Only about one baby in twenty arrives on the due date. Most arrive within two weeks before or after.",
    "Your doctor or midwife decides which due date counts. An early scan can change it. After IVF, the due date from the transfer stays.",
    "Ovulation often comes some days earlier or later than assumed, and then the conception window is wrong. The window can't prove who the father is.",
    "Twins usually come before the due date.",
    "It can't tell you how you or your baby are doing. Call your doctor if anything worries you.",
  ],
  example: {
    story: "Sofia's last period began on September 1, 2026. On November 20 her sister asks how far along she is.",
    outcome:
      "Sofia is eleven weeks and three days pregnant. The first-trimester ultrasound is usually done between 11 and 14 weeks, so she should schedule hers this week.",
    inputs: { last_period: "2026-09-01", day: "2026-11-20" },
  },
  mistakes: [
    "Entering the last day of your period. The count starts from the first day.",
    "Leaving 28 days when your cycle is 35 days. The due date would be a week too early.",
    "Counting in months. Doctors count in weeks, and 40 weeks are about nine months and a week.",
    "Changing the method again and again. Once a scan has set your due date, keep that date.",
  ],
  questions: [
    {
      question: "Why do the weeks begin before conception?",
      answer:
        "Few people know the day of conception, but most know when their last period began. Doctors therefore count from the last period. On the day you conceive, you already count as two weeks pregnant.",
    },
    {
      question: "My cycle isn't 28 days. Does it matter?",
      answer:
        "Yes. With a 33-day cycle, you ovulate about five days later than with a 28-day cycle. Your due date is five days later too.",
    },
    {
      question: "How many weeks is each trimester?",
      answer:
        "The first trimester lasts through 13 weeks and 6 days. The second lasts from 14 weeks through 27 weeks and 6 days. The third lasts from 28 weeks to birth. The American College of Obstetricians and Gynecologists counts this way.",
    },
    {
      question: "Why does another calculator give a date up to three days off?",
      answer:
        "It may use an old rule: take the first day of the last period, add a year, go back three months, and add a week. Months differ in length, so the old rule doesn't always give 280 days. Doctors count exactly 280 days.",
    },
    {
      question: "Which is better, my last period or an ultrasound?",
      answer:
        "An ultrasound in the first 14 weeks is more accurate: within five to seven days. If the two due dates differ by more than that, doctors use the date from the scan. After IVF, they use the transfer date.",
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
  everydayWords: ["pregnancy", "pregnant", "born", "birth", "trimester", "conceived", "IVF", "LMP"],
  inputWords: {
    last_period: "LMP, first day of period, started",
    scan: "Ultrasound day",
    scan_weeks: "Gestational age then",
    day: "Today, to see how far along",
  },
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
