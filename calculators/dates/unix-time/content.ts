import type { Content } from "#engine";
import type unixTime from "./unix-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Unix time converter: timestamp to date",
  purpose: "Converts a Unix timestamp to a date and time in any time zone, and a date and time to a timestamp.",
  about: [
    "Log files, databases, tokens and cookies hold moments as one number: the seconds since the start of 1970 in UTC. This page says what a number means, and which number a moment has.",
    "The number is the same everywhere in the world at the same moment. Only the date and the clock that it is shown as depend on a place.",
  ],
  howToUse: [
    "Paste the number from a log or a token. Ten digits are seconds, thirteen milliseconds, sixteen microseconds and nineteen nanoseconds. Choose the unit yourself if the number is unusual.",
    "Enter a city or a zone, such as Berlin, PT or UTC+5:30, to see the moment by its clocks.",
    "For the other way, choose “Date to timestamp” and enter the date and the time as clocks in that zone show them.",
  ],
  methodology: [
    "Each day counts 86,400 seconds. The timestamp is the number of days since January 1, 1970, times 86,400, plus the seconds since midnight in UTC. Earlier moments are negative.",
    "Leap seconds are left out of the count, as POSIX defines it. The second after December 31, 2016, 23:59:59 was a leap second, and has no number of its own.",
    "Zones follow the IANA Time Zone Database, so daylight saving time is right for the date, from 1970 to 2037. UTC and zones such as UTC+5:30 work for all years.",
  ],
  assumptions: [
    "By its length, a number of up to 11 digits is in seconds, up to 14 in milliseconds, up to 17 in microseconds, and longer ones in nanoseconds.",
    "Digits below a nanosecond are dropped.",
    "Where clocks go back and show a time twice, the first of the two is taken.",
  ],
  limitations: [
    "It doesn't read other counts, such as Windows file times (since 1601), Apple's (since 2001), GPS time or Excel's days.",
    "Places with daylight saving time are limited to 1970 to 2037.",
  ],
  example: {
    story: "Ravi finds “exp”: 1767225600 in a token and wants to know when it ends.",
    outcome: "The token ends at midnight UTC as 2026 begins.",
    inputs: { find: "date", timestamp: "1767225600", unit: "auto", zone: "UTC" },
  },
  mistakes: [
    "Reading milliseconds as seconds. That gives a year above 50,000.",
    "Entering local time as if it were UTC, and being off by your distance from Greenwich.",
    "Adding 86,400 to get the same clock time tomorrow. On the day that clocks change, it is an hour off.",
  ],
  questions: [
    {
      question: "What happens in 2038?",
      answer:
        "Programs that keep the count in a signed number of 32 bits run out on January 19, 2038 at 03:14:07 UTC. One second later they show 1901. Numbers of 64 bits last for longer than the universe has existed.",
    },
    {
      question: "Why does it begin in 1970?",
      answer: "The authors of Unix chose the start of the decade in which they built it. POSIX made it the standard.",
    },
    {
      question: "Is a timestamp in UTC or in local time?",
      answer: "A timestamp counts from a moment in UTC and has no zone. Convert it to a zone only to show it.",
    },
    {
      question: "Can a timestamp be negative?",
      answer: "Yes, for moments before 1970. The number -1 is the last second of 1969.",
    },
  ],
  next: [
    { slug: "time-zone", why: "the time in other cities at the same moment." },
    { slug: "date-difference", why: "days between two dates." },
  ],
  related: ["time-zone", "date-difference", "week-number", "time-duration"],
  sources: [
    {
      title: "IEEE and The Open Group, POSIX.1-2017, section 4.16, Seconds Since the Epoch",
      url: "https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap04.html#tag_04_16",
    },
    { title: "IANA, Time Zone Database", url: "https://www.iana.org/time-zones", read: "2026-11-27" },
  ],
  synonyms: [
    "epoch converter",
    "epoch time",
    "unix timestamp",
    "POSIX time",
    "timestamp to date",
    "milliseconds to date",
  ],
  everydayWords: ["epoch", "timestamp", "POSIX", "log", "exp", "iat"],
  inputWords: { timestamp: "Epoch number", zone: "City or offset" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof unixTime>;
