import type { Vectors } from "#engine";
import type hoursWorked from "./hours-worked.ts";

const CFR = {
  title: "US Department of Labor, 29 CFR 778.110, Hourly rate employee",
  url: "https://www.law.cornell.edu/cfr/text/29/778.110",
};
const FACT_SHEET = {
  title: "US Department of Labor, Fact Sheet 53, Hours Worked, rounding, example 2, as quoted by Primerus",
  url: "https://primerus.com/article/fair-labor-standards-act-rounding-hours-worked",
};
const CALIFORNIA = {
  title: "OvertimeCalc, California overtime, an employee at $25 an hour",
  url: "https://overtimecalc.com/guides/california-overtime",
};
const BASICS = {
  title: "OvertimeCalc, Overtime basics, 50 hours at $20",
  url: "https://overtimecalc.com/guides/overtime-basics",
};

const week = (shift: string) => ["Mon", "Tue", "Wed", "Thu", "Fri"].map((day) => `${day}, ${shift}`).join("; ");

export default [
  {
    given: "46 hours in a week at $12 an hour",
    inputs: {
      shifts: `${week("8:00, 17:00, 1:00")}; Sat, 8:00, 14:00, 0:00`,
      overtime: "week",
      hourly_rate: 12,
    },
    expected: { total: "46:00", regular: "40:00", overtime_worked: "6:00", pay: "588" },
    by: "published",
    source: CFR,
  },
  {
    given: "In at 6:50 and out at 15:37, rounded to quarters of an hour: overtime of an hour and a quarter",
    inputs: { shifts: week("6:50, 15:37, 0:30"), rounding: "quarter", overtime: "week" },
    expected: { total: "41:15", hours: "41.25", overtime_worked: "1:15" },
    by: "published",
    source: FACT_SHEET,
    edge: true,
  },
  {
    given: "Days of 10, 8, 13, 8 and 8 hours in California, at $25 an hour",
    inputs: {
      shifts:
        "Mon, 8:00, 18:30, 0:30; Tue, 8:00, 16:30, 0:30; Wed, 7:00, 20:30, 0:30; Thu, 8:00, 16:30, 0:30; Fri, 8:00, 16:30, 0:30",
      overtime: "both",
      double_after: 12,
      hourly_rate: 25,
    },
    expected: { total: "47:00", regular: "40:00", overtime_worked: "6:00", double_time: "1:00", pay: "1275" },
    by: "published",
    source: CALIFORNIA,
    edge: true,
  },
  {
    given: "50 hours in a week at $20 an hour",
    inputs: { shifts: week("7:00, 17:30, 0:30"), overtime: "week", hourly_rate: 20 },
    expected: { regular: "40:00", overtime_worked: "10:00", pay: "1100" },
    by: "published",
    source: BASICS,
  },
  {
    given: "Seven minutes past go down and eight go up",
    inputs: { shifts: "Mon, 8:07, 16:08, 0:00", rounding: "quarter" },
    expected: { total: "8:15" },
    by: "standard",
    source: {
      title: "US Department of Labor, 29 CFR 785.48(b), to the nearest quarter of an hour: 8:00 to 16:15",
      url: "https://www.law.cornell.edu/cfr/text/29/785.48",
    },
    edge: true,
  },
  {
    given: "Seven minutes and a half are halfway and go up",
    inputs: { shifts: "Mon, 8:07:30, 16:07:29, 0:00", rounding: "quarter" },
    expected: { total: "7:45" },
    by: "hand",
    source: { title: "8:07:30 goes to 8:15 and 16:07:29 to 16:00; 16:00 - 8:15 = 7:45" },
    edge: true,
  },
  {
    given: "A night shift belongs to the day on which it begins",
    inputs: { shifts: "Fri, 10 pm, 6:30 am, 0:30" },
    expected: { total: "8:00", "days.1.day": "Fri", "days.1.worked": "8:00" },
    by: "hand",
    source: { title: "2 hours to midnight + 6:30 - 0:30 = 8:00" },
    edge: true,
  },
  {
    given: "Two shifts of one day make one day's overtime",
    inputs: { shifts: "Mon, 6:00, 11:00, 0:00; Mon, 13:00, 17:30, 0:00", overtime: "day" },
    expected: { total: "9:30", regular: "8:00", overtime_worked: "1:30", "days.1.overtime": "1:30" },
    by: "hand",
    source: { title: "5:00 + 4:30 = 9:30, and 9:30 - 8:00 = 1:30" },
  },
  {
    given: "Nothing is rounded on the way: three shifts of 20 minutes are an hour",
    inputs: {
      shifts: "Mon, 9:00, 9:20, 0:00; Tue, 9:00, 9:20, 0:00; Wed, 9:00, 9:20, 0:00",
      hourly_rate: 30,
    },
    expected: { total: "1:00", hours: "1", pay: "30" },
    by: "hand",
    source: { title: "3 × 20 = 60 minutes, where 3 × 0.33 = 0.99 hours" },
    edge: true,
  },
] satisfies Vectors<typeof hoursWorked>;
