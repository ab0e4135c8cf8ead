import type { Content } from "#engine";
import type timeZone from "./time-zone.ts";
import vectors from "./vectors.ts";

export default {
  title: "Time zone converter and meeting planner",
  purpose:
    "Converts a time in one city to the time in up to five others on any date, and shows when all of them are at work.",
  about: [
    "When it is 9:00 am in New York, is it 2:00 or 3:00 in Berlin? For most of the year Berlin is six hours ahead. For a few weeks in spring and fall it is five, because Europe changes its clocks on other days than the United States.",
    "The page knows each place's rules for each date, in the past and in the years to come. The meeting table sets a whole day side by side.",
  ],
  howToUse: [
    "Enter the date of your call. The difference between two cities often changes in March, April, October and November.",
    "Type a city, a country with one time zone, a short name such as PT or CET, or an offset such as UTC+5:30.",
    "To plan a meeting, look for the hours with the longest bars. “More options” changes the hours of work.",
    "Use ET or PT instead of EST or PST in invitations. The short forms stay right in summer and winter.",
  ],
  methodology: [
    "Each place has an offset: how far its clocks are ahead of or behind coordinated universal time (UTC). Your time minus your offset is the time in UTC. Adding the other place's offset gives the time there.",
    "Offsets come from the Time Zone Database, which IANA publishes and most computers and phones use. The answer says which version. Your device's own data isn't used, so everyone gets the same answer.",
    "We store each change of clocks from 1970 to 2037. A test compares all zones with zdump, the database's own program.",
  ],
  assumptions: [
    "EST and EDT both mean Eastern Time: the date decides between winter and summer. The same holds for Central, Mountain and Pacific Time.",
    "IST is India's time, and BST is British Summer Time. CST is US Central Time and not China's.",
    "Everyone works from 9:00 am to 5:00 pm unless you change it. Weekends and holidays count like any other day.",
    "A country means its capital's time, where all of it has the same. China is at UTC+8.",
  ],
  limitations: [
    "Governments change their rules, sometimes with a few weeks' notice. Later dates follow the rules known today.",
    "For cities that aren't in our list, enter a larger city in the same zone.",
    "Some towns keep a time of their own that the database doesn't have.",
    "Dates before 1970 and after 2037 aren't covered.",
  ],
  example: {
    story: "Maya in New York wants to call London, Tokyo and Sydney on July 4, 2026, at 9:00 am her time.",
    outcome: "It is 2:00 pm in London and late evening in Tokyo and Sydney. No hour of her working day suits all four.",
    inputs: { time: "9:00 am", date: "2026-07-04", from: "New York", to: "London", also: "Tokyo; Sydney" },
  },
  mistakes: [
    "Writing EST in summer. New York is on EDT then, an hour ahead of EST.",
    "Using today's difference for a date on the other side of a clock change.",
    "Forgetting the date line. A Monday afternoon in California is Tuesday in Japan.",
    "Rounding India to five hours. It is five and a half, and Nepal is at UTC+5:45.",
  ],
  questions: [
    {
      question: "What happens when clocks go forward?",
      answer:
        "They skip an hour. In New York, 1:59 am is followed by 3:00 am, so 2:30 am doesn't exist on that day. The page says so and asks for another time.",
    },
    {
      question: "What happens when clocks go back?",
      answer:
        "One hour comes twice. The page takes the first 1:30 am and tells you. Choose the second under “More options”.",
    },
    {
      question: "What is the difference between GMT and UTC?",
      answer:
        "For clocks they are the same. GMT is the name of Britain's winter time, and UTC is the world's time standard. London is at UTC+1 in summer.",
    },
    {
      question: "Which states don't change their clocks?",
      answer: "Hawaii and most of Arizona stay on standard time all year. Enter Honolulu or Phoenix for their time.",
    },
    {
      question: "Why does another site show another hour?",
      answer:
        "It may use older data or ignore daylight saving time on your date. Compare the UTC offsets: ours are in the table, with the version of the data.",
    },
  ],
  next: [
    { slug: "time-duration", why: "the hours between two times of day." },
    { slug: "business-days", why: "working days without weekends and holidays." },
  ],
  related: ["time-duration", "time-add", "date-difference", "business-days"],
  sources: [{ title: "IANA, Time Zone Database", url: "https://www.iana.org/time-zones", read: "2026-11-27" }],
  synonyms: [
    "time difference",
    "world clock",
    "meeting planner",
    "time converter",
    "EST to PST",
    "UTC converter",
    "daylight saving time",
    "GMT",
    "what time is it in",
  ],
  everydayWords: ["timezone", "abroad", "overseas", "call", "clock", "EST", "PST", "UTC"],
  inputWords: { from: "From city, my time", to: "There, abroad", also: "Team, cities" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof timeZone>;
