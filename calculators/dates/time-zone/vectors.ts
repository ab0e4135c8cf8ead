import type { Vectors } from "#engine";
import type timeZone from "./time-zone.ts";

export default [
  {
    title: "Internet Engineering Task Force, RFC 5545, Internet Calendaring",
    url: "https://www.rfc-editor.org/rfc/rfc5545",
    read: "2026-11-27",
    place: "section 3.3.5",
    always: { from: "America/New_York", to: "UTC" },
    rows: [
      ["July 14, 1997, at 1:30 PM is 19970714T173000Z", { date: "1997-07-14", time: "1:30 pm" }, { there: "5:30 pm", utc: "1997-07-14T17:30:00Z" }],
      [
        "November 4, 2007 at 1:30 A.M. EDT (UTC-04:00), the first occurrence",
        { date: "2007-11-04", time: "1:30 am" },
        { "cities.1.clock": "UTC+0, UTC", hours_ahead: "4" },
        { edge: "A time that clocks show twice" },
      ],
    ],
  },
  {
    title: "Uniform Time Act, 15 U.S.C. 260a",
    url: "https://www.govinfo.gov/content/pkg/USCODE-2011-title15/html/USCODE-2011-title15-chap6-subchapIX-sec260a.htm",
    read: "2026-11-27",
    by: "law",
    place: "subsection (a)",
    always: { from: "UTC", to: "Boston", time: "12:00 pm" },
    rows: [
      ["2 o'clock on the second Sunday of March", { date: "2026-03-07" }, { "changes.1.date": "2026-03-08", "changes.1.change": "Forward 1 hour at 2:00 am" }],
      ["2 o'clock on the first Sunday of November", { date: "2026-10-31" }, { "changes.1.date": "2026-11-01", "changes.1.change": "Back 1 hour at 2:00 am" }],
    ],
  },
  {
    title: "National Physical Laboratory, Summer Time Dates, of Directive 2000/84/EC",
    url: "http://www.npl.co.uk/educate-explore/what-is-time/summer-time",
    read: "2026-11-27",
    by: "law",
    always: { from: "UTC", time: "1:00 am" },
    rows: [
      [
        "1.00 a.m. Greenwich Mean Time on the last Sunday in March",
        { date: "2026-03-29", to: "Berlin" },
        { there: "3:00 am" },
        { edge: "The moment at which summer time begins" },
      ],
      [
        "1.00 a.m. Greenwich Mean Time on the last Sunday in October",
        { date: "2026-10-25", to: "Paris" },
        { there: "2:00 am" },
        { edge: "The moment at which it ends" },
      ],
    ],
  },
  {
    title: "Python, zoneinfo, IANA time zone support",
    url: "https://docs.python.org/3.12/library/zoneinfo.html",
    read: "2026-11-27",
    by: "software",
    place: "Using ZoneInfo",
    always: { from: "UTC", to: "America/Los_Angeles" },
    rows: [
      ["2020-10-31 12:00:00-07:00, PDT", { date: "2020-10-31", time: "7:00 pm" }, { there: "12:00 pm", "cities.1.clock": "UTC-7, PDT" }],
      ["2020-11-01 12:00:00-08:00, PST", { date: "2020-11-01", time: "8:00 pm" }, { there: "12:00 pm", "cities.1.clock": "UTC-8, PST" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "New York is at UTC-4 in July and India at UTC+5:30: 9:00 + 4:00 + 5:30 = 18:30",
        { date: "2026-07-04", time: "9:00 am", from: "New York", to: "India", also: "London" },
        {
          there: "6:30 pm",
          hours_ahead: "9.5",
          utc: "2026-07-04T13:00:00Z",
          "cities.2.time": "2:00 pm",
          "cities.1.difference": "9 hours and 30 minutes ahead",
        },
      ],
      [
        "9:00 am in New York is 2:00 pm in London, and London's day ends at 5:00 pm, which is 9:00 + 3 = 12:00",
        { date: "2026-07-06", time: "9:00 am", from: "New York", to: "London" },
        { meet: "9:00 am to 12:00 pm", "meeting.10.at_work": "2", "meeting.13.at_work": "1" },
      ],
      [
        "1:30 + 5:00 = 6:30 at the second time",
        { date: "2026-11-01", time: "1:30 am", from: "ET", to: "UTC", repeated: "second" },
        { there: "6:30 am", utc: "2026-11-01T06:30:00Z" },
        { edge: "The second of two times" },
      ],
      [
        "11:00 pm at UTC-10 is 9:00 am in UTC, and at UTC+14 it is 11:00 pm on the next day: 23 + 10 + 14 = 24 + 23",
        { date: "2026-12-31", time: "11:00 pm", from: "Honolulu", to: "Pacific/Kiritimati" },
        { there: "11:00 pm on the next day", there_date: "2027-01-01", hours_ahead: "24" },
        { edge: "A whole day apart" },
      ],
      [
        "15 - 5 × 60 - 45 = -330 minutes, which is 6:30 pm on the day before",
        { date: "2026-03-01", time: "12:15 am", from: "UTC+5:45", to: "UTC" },
        { there: "6:30 pm on the day before", there_date: "2026-02-28", hours_ahead: "-5.75" },
        { edge: "Three quarters of an hour, and the month before" },
      ],
    ],
  },
] satisfies Vectors<typeof timeZone>;
