import type { Content } from "#engine";
import type sleep from "./sleep.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sleep calculator: when to go to bed or wake up",
  purpose:
    "Finds your bedtime or wake-up time from the hours of sleep recommended for your age, lists the times by sleep cycles, or says how long you sleep.",
  about: [
    "You have to get up at a given time. Count back the sleep you need and the minutes until you fall asleep, and you have your bedtime.",
    "Many sites count in cycles of 90 minutes instead. This page shows these times too, and says plainly what is known about them.",
  ],
  howToUse: [
    "Enter when you have to wake up. Any bedtime in the window gives you the recommended hours.",
    "Try an early one for a week. If you wake up before the alarm, you can go to bed later.",
    "Keep the same times at the weekend, as well as you can.",
  ],
  methodology: [
    "Bedtime = wake-up time − hours of sleep − time to fall asleep. The wake-up time goes the other way.",
    "Hours a day: 10 to 13 for ages 3 to 5, 9 to 12 for 6 to 12, and 8 to 10 for 13 to 17, by the American Academy of Sleep Medicine. Naps are included for ages 3 to 5.",
    "Adults: 7 to 9 hours from 18 to 64, and 7 to 8 hours from 65, by the National Sleep Foundation. The academy and the CDC say 7 or more for adults up to 60.",
    "The table takes 3 to 7 cycles of 90 minutes, or of the length you choose.",
  ],
  assumptions: [
    "You need 15 minutes to fall asleep, unless you enter another figure.",
    "You sleep through. If you lie awake at night, add that time.",
    "The clocks don't change during the night.",
  ],
  limitations: [
    "No health office recommends to plan by cycles of 90 minutes. A cycle takes 90 to 120 minutes by the Merck Manual, less in others, and it differs within one night. So the page can't know when you sleep lightly.",
    "For babies: 12 to 16 hours from 4 to 12 months, and 11 to 14 hours at ages 1 and 2, naps included.",
    "The page is for healthy people. It can't tell why someone sleeps badly.",
  ],
  example: {
    story: "Mia is 34 and has to get up at 6:30. She lies awake for about 20 minutes before she falls asleep.",
    outcome:
      "Her bedtime is between 9:10 pm and 11:10 pm. She tries 10:30, which is seven hours and forty minutes of sleep.",
    inputs: { find: "bedtime", wake_time: "6:30 am", age: "adult", falls_asleep: 20 },
  },
  mistakes: [
    "Counting the time in bed as sleep.",
    "Cutting an hour of sleep to wake up at the end of a cycle. More sleep does more than a good moment to wake.",
    "Catching up only at the weekend. It shifts your clock, and Monday is harder.",
  ],
  questions: [
    {
      question: "How much sleep do I need?",
      answer:
        "Most adults need 7 to 9 hours, teenagers 8 to 10, and schoolchildren 9 to 12. It is enough if you are awake all day without much coffee.",
    },
    {
      question: "Is it better to wake up at the end of a sleep cycle?",
      answer:
        "Waking from deep sleep feels worse than from light sleep. But no one can foresee the cycles of a night by the clock, so treat these times as a game.",
    },
    {
      question: "Are 6 hours enough?",
      answer: "For almost no adult. Six hours over weeks slow you down, even if you feel used to it.",
    },
    {
      question: "How long should it take to fall asleep?",
      answer: "About 10 to 20 minutes is usual. Much longer, most nights, is worth a talk with a doctor.",
    },
    {
      question: "When should a 10-year-old go to bed?",
      answer: "To get up at 7 am after 9 to 12 hours, between 6:45 pm and 9:45 pm.",
    },
  ],
  next: [
    { slug: "time-duration", why: "the time between any two times." },
    { slug: "time-zone", why: "sleep and travel." },
  ],
  related: ["time-duration", "time-add", "calories"],
  sources: [
    {
      title: "National Sleep Foundation, sleep time duration recommendations (2015), abstract",
      url: "https://pubmed.ncbi.nlm.nih.gov/29073412/",
    },
    {
      title: "Merck Manual, Stages of the Sleep Cycle",
      url: "https://www.merckmanuals.com/en-ca/home/multimedia/figure/neu_sleep_stages",
      read: "2026-11-27",
    },
    {
      title: "Sleep Diplomat, health recommendations for sleep (CDC, Sleep Foundation, AASM)",
      url: "https://www.sleepdiplomat.com/quantity",
      read: "2026-11-27",
    },
  ],
  synonyms: ["bedtime calculator", "sleep cycle calculator", "wake up time", "sleep schedule", "how much sleep"],
  everydayWords: ["bed", "bedtime", "asleep", "alarm", "tired", "wake", "nap"],
  inputWords: { wake_time: "Alarm, get up", bed_time: "Lights out" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof sleep>;
