import type { Content } from "#engine";
import type ukHolidayEntitlement from "./uk-holiday-entitlement.ts";
import vectors from "./vectors.ts";

export default {
  title: "UK holiday entitlement calculator: your annual leave",
  purpose:
    "Calculates the paid holiday that the law gives you in the UK. It works for days, hours, shifts and irregular work, and for those who start or leave during the leave year.",
  about: [
    "Almost everyone who works in the UK has a right to 5.6 weeks of paid holiday a year. With five days a week, that is 28 days, which is also the most that the law gives.",
    "Part-time workers get the same 5.6 weeks of their own, shorter weeks. With three days a week, that is 16.8 days.",
  ],
  howToUse: [
    "Choose “The same hours each week” if your days are of different length, or if your week is packed into fewer days.",
    "For shifts, count one whole pattern. Four on and four off are 4 shifts in 8 days.",
    "If you start or leave during the year, enter the day your leave year begins. It's in your contract.",
    "For irregular hours, enter the hours you worked in one pay period. Your holiday builds up with each one.",
  ],
  methodology: [
    "A full year is 5.6 times the days you work per week, but no more than 28 days. In hours, it is these days times the average length of your day.",
    "If you start during the year, you get a twelfth for each month that is left, and a month that has begun counts in full. The result is rounded up to half a day.",
    "If you leave, you get the share of the year's days up to your last day. The result is rounded up to a tenth.",
    "Irregular hours earn 12.07% of the hours worked, to the nearest hour. That is 5.6 weeks ÷ 46.4, the weeks that are left for work.",
  ],
  assumptions: [
    "You work the same pattern for the whole time.",
    "The leave year begins on the same day each year.",
    "Results are rounded as GOV.UK's own calculator rounds them: always up, except the hours that irregular work earns.",
  ],
  limitations: [
    "Contracts can give more. This is the least that the law allows.",
    "Bank holidays aren't extra by law. Your employer may count them as part of the 5.6 weeks.",
    "Farm workers in some parts of the UK, the police and the armed forces have other rules.",
    "We read the rules and the test data in the public source code of GOV.UK's calculator, not in the Working Time Regulations themselves. All figures that check this page come from that one source.",
  ],
  example: {
    story:
      "Tom starts a job in a Cardiff bakery on June 1, 2026 and works three days a week. The bakery's leave year begins on January 1. He wants to know how much holiday he can take by the end of the year.",
    outcome:
      "June counts in full, so seven of twelve months are left. Tom's share of 16.8 days is 9.8, which is rounded up to 10 days.",
    inputs: { by: "days", days_per_week: 3, period: "starting", start_date: "2026-06-01", leave_year: "2026-01-01" },
  },
  mistakes: [
    "Expecting 33.6 days for six days a week. The law stops at 28.",
    "Adding the eight bank holidays to 28 days. The 28 days can include them.",
    "Using 12.07% for someone with the same hours each week. It's for irregular hours and part-year work.",
    "Rounding down. An employer may only round up.",
  ],
  questions: [
    {
      question: "How many days do I get if I work part-time?",
      answer: "Multiply your days per week by 5.6: 5.6 days for one, 11.2 for two, 16.8 for three and 22.4 for four.",
    },
    {
      question: "Do bank holidays count?",
      answer: "They can. The law gives no extra days for them, so look in your contract.",
    },
    {
      question: "What happens to my holiday when I leave?",
      answer:
        "You are paid for what you have earned and not taken. If you took too much, your employer may deduct it if your contract says so.",
    },
    {
      question: "Why 12.07%?",
      answer: "A year has 52 weeks. Without 5.6 weeks of holiday, 46.4 are left for work, and 5.6 ÷ 46.4 is 12.07%.",
    },
  ],
  next: [
    { slug: "business-days", why: "the working days between two dates." },
    { slug: "hours-worked", why: "add up the hours of a week." },
    { slug: "uk-redundancy-pay", why: "what you get if your job ends." },
  ],
  related: ["business-days", "hours-worked", "uk-redundancy-pay", "date-add"],
  sources: [
    { title: "GOV.UK, Holiday entitlement", url: "https://www.gov.uk/holiday-entitlement-rights" },
    {
      title: "GOV.UK, Calculate holiday entitlement: source code",
      url: "https://github.com/alphagov/smart-answers/blob/main/lib/smart_answer/calculators/holiday_entitlement.rb",
    },
  ],
  synonyms: ["annual leave", "statutory holiday", "pro rata holiday", "5.6 weeks", "holiday allowance"],
  everydayWords: ["time off", "zero hours", "part-time", "days off", "paid"],
  inputWords: { days_per_week: "Working days weekly", hours_per_week: "Weekly contracted hours" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof ukHolidayEntitlement>;
