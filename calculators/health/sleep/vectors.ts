import type { Vectors } from "#engine";
import type sleep from "./sleep.ts";

export default [
  {
    title: "Daily Programmer, challenge 100, Sleep Cycle Estimator",
    url: "https://github.com/thecjharries/r-daily-programmer/blob/master/easy/001-100/100/README.md",
    read: "2026-11-27",
    rows: [
      [
        "wake-up time 6:15 am",
        { wake_time: "6:15 am", falls_asleep: 0 },
        { "cycles.2.at": "9:15 pm", "cycles.3.at": "10:45 pm", "cycles.4.at": "12:15 am", "cycles.5.at": "1:45 am" },
        { given: "Waking up at 6:15 am after six, five, four and three cycles" },
      ],
    ],
  },
  {
    title: "Merck Manual, Stages of the Sleep Cycle",
    url: "https://www.merckmanuals.com/en-ca/home/multimedia/figure/neu_sleep_stages",
    read: "2026-11-27",
    rows: [
      [
        "a cycle of 120 minutes",
        { wake_time: "8:00", falls_asleep: 0, cycle: 120 },
        { "cycles.4.asleep": "8:00", "cycles.4.at": "12:00 am" },
        { given: "Four cycles of 120 minutes before 8 am" },
      ],
    ],
  },
  {
    title: "Safety+Health, Getting enough sleep? Experts update recommendations (National Sleep Foundation)",
    url: "https://safetyandhealthmagazine.com/articles/11807-getting-enough-sleep-experts-update-recommendations",
    read: "2026-11-27",
    rows: [
      ["adults, 7 to 9 hours", { wake_time: "7:00 am", age: "adult" }, { least: "7", most: "9" }],
      ["older adults, 7 to 8 hours", { wake_time: "6:00 am", age: "older" }, { most: "8" }],
    ],
  },
  {
    title: "How Much Sleep Do I Need?, after the American Academy of Sleep Medicine (2016)",
    url: "https://essayhub.com/study/how-much-sleep",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      ["school age, 9 to 12 hours", { find: "wake", bed_time: "8:00 pm", age: "school" }, { least: "9", most: "12" }],
      ["teen, 8 to 10 hours", { find: "wake", bed_time: "10:00 pm", age: "teen" }, { least: "8", most: "10" }],
      ["preschool, 10 to 13 hours", { find: "wake", bed_time: "7:00 pm", age: "small" }, { least: "10", most: "13" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["7:00 - 0:15 = 6:45; 24:00 + 6:45 - 9:00 = 21:45, and 24:00 + 6:45 - 7:00 = 23:45", { wake_time: "7:00 am" }, { window: "9:45 pm to 11:45 pm" }],
      [
        "22:30 + 0:20 = 22:50; 22:50 + 7:00 = 29:50 and 22:50 + 9:00 = 31:50",
        { find: "wake", bed_time: "10:30 pm", falls_asleep: 20 },
        { window: "5:50 am to 7:50 am", "cycles.2.asleep": "9:00" },
        { edge: "Past midnight" },
      ],
      [
        "24:00 - 23:15 + 6:30 = 7:15, and 7:15 - 0:15 = 7:00",
        { find: "hours", bed_time: "11:15 pm", wake_time: "6:30 am" },
        { asleep: "7:00", band: "As recommended" },
        { edge: "Exactly the least" },
      ],
      [
        "14:10 - 13:00 = 1:10, and 1:10 - 0:10 = 1:00",
        { find: "hours", bed_time: "13:00", wake_time: "14:10", falls_asleep: 10 },
        { asleep: "1:00", band: "Too little" },
      ],
    ],
  },
] satisfies Vectors<typeof sleep>;
