import type { Content } from "#engine";
import type pregnancy from "./pregnancy.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pregnancy calculator: weeks, conception and birth",
  purpose:
    "Shows how many weeks pregnant you are on any day, about when you conceived, and every week up to the birth with its date.",
  about: [
    "Your doctor says “22 weeks”, your family asks for months, and you want to know what comes next. Start from your due date or from any other date you know. The page shows how far along you are and when each week begins.",
    "It also counts back to conception, and shows at which weeks babies are born.",
  ],
  howToUse: [
    "If a scan has set your due date, start from it. It is more accurate than the last period.",
    "Change “Show weeks pregnant on” to see how far along you will be at an appointment or on a trip.",
    "Use the weekly calendar for planning. Your doctor or midwife counts the same weeks.",
  ],
  methodology: [
    "A pregnancy is counted as 280 days, or 40 weeks, up to the due date. The days since its start, divided by seven, are the full weeks.",
    "Conception is put two weeks after the start, 266 days before the due date. The conception window has the six days on which sex can lead to pregnancy: the day of ovulation and the five days before.",
    "Trimesters begin at 14 and at 28 weeks. Full term begins at 39 weeks.",
    "The table of births has the shares of all births of one child in the United States in 2023. The dates beside them are yours.",
  ],
  assumptions: [
    "Your cycle is 28 days unless you start from your last period and change it.",
    "“12 weeks” means that 12 weeks are over. You are in your 13th week then.",
    "The shares of births include births that were induced or by cesarean.",
  ],
  limitations: [
    "Most babies aren't born on the due date. It is the middle of a span of several weeks.",
    "Conception is an estimate. Ovulation often comes some days earlier or later, so the window can't prove who the father is.",
    "Twins and triplets are usually born earlier than the table says.",
    "It can't tell you how you or your baby are doing. If you bleed, have strong pain, or feel your baby move less, call your doctor or midwife now.",
  ],
  example: {
    story: "Nora's due date is June 8, 2027. She wonders how far along she will be on January 15, 2027.",
    outcome: "Nora will be in the second trimester, almost halfway. Nine of ten babies are born after May 17.",
    inputs: { method: "due_date", known_due_date: "2027-06-08", day: "2027-01-15" },
  },
  mistakes: [
    "Counting from conception. Doctors count from two weeks before.",
    "Turning weeks into months by four. Nine months have 39 weeks.",
    "Starting from your last period after a scan gave you another due date.",
    "Reading the conception date as certain. It may be off by several days.",
  ],
  questions: [
    {
      question: "When did I conceive if I know my due date?",
      answer:
        "About 266 days, or 38 weeks, before the due date. Sex up to five days earlier can have led to the pregnancy.",
    },
    {
      question: "How many months is 20 weeks?",
      answer: "About four and a half. A month has 4.3 weeks on average, so 40 weeks are a little over nine months.",
    },
    {
      question: "What are the chances of giving birth by the due date?",
      answer:
        "In the United States in 2023, 38% of single babies were born before 39 weeks, and 95% before 41 weeks. The exact due date is rare.",
    },
    {
      question: "When is a baby full term?",
      answer:
        "From 39 weeks to 40 weeks and 6 days. Babies born at 37 or 38 weeks are early term, and before 37 weeks preterm.",
    },
    {
      question: "Is this different from the due date calculator?",
      answer:
        "Both use the same rules and give the same dates. This page starts from your due date and looks at the weeks. The due date calculator finds the due date.",
    },
  ],
  next: [
    { slug: "due-date", why: "find the due date from a period, a scan or a transfer." },
    { slug: "date-difference", why: "days until an appointment or the start of your leave." },
  ],
  related: ["due-date", "ovulation", "date-difference"],
  sources: [
    {
      title: "CDC, Health E-Stat 104, Trends in Early-term Singleton Births in the United States, 2014 to 2023",
      url: "https://beta.cdc.gov/nchs/data/hestat/hestat104.htm",
      read: "2026-11-27",
    },
    {
      title: "Society for Maternal-Fetal Medicine, Definition of term pregnancy",
      url: "https://old.smfm.org/publications/148-definition-of-term-pregnancy",
      read: "2026-11-27",
    },
    {
      title:
        "American College of Obstetricians and Gynecologists, Committee Opinion 700, Methods for Estimating the Due Date (2017)",
      url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
    },
  ],
  synonyms: [
    "how far along am I",
    "weeks pregnant",
    "when did I conceive",
    "conception calculator",
    "pregnancy week by week",
    "gestational age",
    "trimester",
    "pregnancy weeks",
  ],
  everydayWords: ["far", "along", "conceive", "conceived", "expecting", "baby", "months"],
  inputWords: { known_due_date: "EDD, baby due", day: "Today, how far along then" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof pregnancy>;
