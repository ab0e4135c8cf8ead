// In seconds. Minute, hour and day: the SI Brochure. A mean month and year are those of the Gregorian calendar, where 400 years have
// 146,097 days. The Julian year of 365.25 days is the astronomers'.
import { unitsBy } from "../dimension.ts";

export const TIMES = /* @__PURE__ */ unitsBy({
  s: ["Seconds (s)", "s", "1", "secs?|seconds?"],
  min: ["Minutes (min)", "min", "60 s", "mins?|minutes?"],
  h: ["Hours (h)", "h", "60 min", "hrs?|hours?"],
  d: ["Days", "days", "24 h", "days?"],
  wk: ["Weeks", "weeks", "7 d", "wks?|weeks?"],
  fortnight: ["Fortnights", "fortnights", "14 d", "fortnights?"],
  month: ["Months, on average", "months", "30.436875 d", "months?"],
  month_30: ["Months of 30 days", "commercial months", "30 d"],
  year: ["Years, on average (365.2425 days)", "years", "365.2425 d", "yrs?|years?"],
  year_365: ["Years of 365 days", "common years", "365 d"],
  year_366: ["Leap years (366 days)", "leap years", "366 d", "leap years?"],
  year_julian: ["Julian years (365.25 days)", "Julian years", "365.25 d", "julian years?"],
  decade: ["Decades", "decades", "10 year", "decades?"],
  century: ["Centuries", "centuries", "100 year", "century|centuries"],
  millennium: ["Millennia", "millennia", "1000 year", "millennium|millennia"],
  ms: ["Milliseconds (ms)", "ms", "0.001 s", "msec|milliseconds?"],
  us: ["Microseconds (µs)", "µs", "0.001 ms", "µs|microseconds?"],
  ns: ["Nanoseconds (ns)", "ns", "0.001 us", "ns|nanoseconds?"],
});
